import { expect, test } from 'vitest';
import { parseTestArguments } from './test-arguments.mjs';

test('without arguments everything runs', () => {
  expect(parseTestArguments([])).toEqual({
    help: false,
    stages: ['check', 'unit', 'build', 'browser'],
    extra: [],
  });
});

test.each([
  [['--only', 'check'], ['check'], []],
  [['--only=unit'], ['unit'], []],
  [['--only', 'unit', 'common', '-t', 'a tag'], ['unit'], ['common', '-t', 'a tag']],
  [['--only=unit', '--', 'common'], ['unit'], ['common']],
  [['--only', 'browser', '--', '--headed'], ['build', 'browser'], ['--headed']],
])('%j runs %j and hands on %j', (args, stages, extra) => {
  expect(parseTestArguments(args)).toEqual({ help: false, stages, extra });
});

test.each([
  [['unit']],
  [['--only']],
  [['--only', 'everything']],
  [['--onyl', 'unit']],
  [['--only', 'toString']],
])('%j is refused with the help', (args) => {
  expect(() => parseTestArguments(args)).toThrow(/is not understood.*npm test -- --only unit/s);
});

test('the checks take nothing more', () => {
  expect(() => parseTestArguments(['--only', 'check', 'site'])).toThrow('no arguments');
});

test('asks for help', () => {
  expect(parseTestArguments(['--help']).help).toBe(true);
});
