// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { priceBook } from '../config/prices.ts';
import { copyFor } from '../i18n/copy.ts';
import { PriceCalculator } from './PriceCalculator.tsx';

const { calculator, quote, included } = copyFor('en', 'pricing');
const copy = { calculator, quote, included };
const book = priceBook('en');

const total = () => screen.getByRole('status').textContent;
const slider = (label: string) => screen.getByRole('slider', { name: label });
const slide = (label: string, value: number) =>
  fireEvent.change(slider(label), { target: { value: String(value) } });

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('the price follows the children up to the maximum, and says how it comes about', () => {
  render(<PriceCalculator language="en" book={book} severalLocations copy={copy} />);
  slide(calculator.children, 10);
  expect(total()).toBe('€15.00');
  expect(screen.getAllByText('€1.50 × 10 = €15.00').length).toBeGreaterThan(0);
  slide(calculator.children, 120);
  expect(total()).toBe('€49.00');
  expect(screen.getAllByText(/€180\.00.*€49/).length).toBeGreaterThan(0);
});

test('further locations are added', () => {
  render(<PriceCalculator language="en" book={book} severalLocations copy={copy} />);
  slide(calculator.children, 33);
  slide(calculator.locations, 3);
  expect(total()).toBe('€89.00');
});

test('the numbers stand in the address and come from there', () => {
  render(<PriceCalculator language="en" book={book} severalLocations copy={copy} />);
  slide(calculator.children, 20);
  slide(calculator.locations, 2);
  expect(location.search).toBe('?children=20&locations=2');
  cleanup();
  render(<PriceCalculator language="en" book={book} severalLocations copy={copy} />);
  expect(total()).toBe('€50.00');
});

test.each([
  ['?children=-5', '€1.50'],
  ['?children=99999', '€49.00'],
  ['?children=abc', '€1.50'],
  ['?children=20&locations=0', '€30.00'],
])('an odd address %s gives a sane price', (search, expected) => {
  history.replaceState(null, '', `/${search}`);
  render(<PriceCalculator language="en" book={book} severalLocations copy={copy} />);
  expect(total()).toBe(expected);
});

test('a page with one plan offers no locations, whatever the address says', () => {
  history.replaceState(null, '', '/?children=20&locations=5');
  render(<PriceCalculator language="lt" book={priceBook('lt')} severalLocations={false} copy={copy} />);
  expect(screen.queryByRole('slider', { name: calculator.locations })).toBeNull();
  expect(total()?.replace(/\s/g, ' ')).toBe('19,00 €');
});
