import { expect, it } from 'vitest';
import { newRequest } from '../testing/new-request.ts';
import { spamMark } from './spam-marks.ts';

it.each([
  'Rasa Žemaitė',
  "Seán O'Brien-Łukasiewicz",
  'Kindergarten "Saulutė", www.saulute.example',
  'a < b > c',
  'Nijolė (call after 5.30)',
])('takes %j for a person', (name) => {
  expect(spamMark(newRequest({ name }), undefined)).toBeNull();
  expect(spamMark(newRequest({ name }), ' ')).toBeNull();
});

it.each([
  ['http://a.example https://b.example', 'several links in the answers'],
  ['Visit WWW.a.example and www.b.example', 'several links in the answers'],
  ['<a href="x">win</a>', 'markup in an answer'],
  ['[url=x]win[/url]', 'markup in an answer'],
])('keeps %j apart: %s', (name, reason) => {
  expect(spamMark(newRequest({ name }), undefined)).toBe(reason);
});

it('keeps apart what filled the hidden field, and links spread over the fields', () => {
  expect(spamMark(newRequest(), 'x')).toBe('the hidden field was filled');
  const spread = newRequest({ name: 'http://a.example', source: 'http://b.example' });
  expect(spamMark(spread, undefined)).toBe('several links in the answers');
});
