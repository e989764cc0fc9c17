// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ATTENDANCE, SAMPLE_GROUPS } from '../config/sample-centre.ts';
import { copyFor } from '../i18n/copy.ts';
import { fill } from '../i18n/placeholders.ts';
import { AttendanceTracker } from './AttendanceTracker.tsx';
import { attendanceTrackerProps } from './attendance-tracker/attendance-tracker-props.ts';

const copy = copyFor('en', 'previews');
const props = attendanceTrackerProps({ language: 'en', copy, people: copyFor('en', 'people') });
const [first] = props.tracked;
const group = SAMPLE_GROUPS[SAMPLE_ATTENDANCE.group];
if (first === undefined || group === undefined) throw new Error('The sample centre has no such group');

const radio = (child: string, status: 'present' | 'absent' | 'sick') =>
  within(screen.getByRole('group', { name: child })).getByRole<HTMLInputElement>('radio', {
    name: copy.status[status],
  });

const shown = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, Number(term.parentElement?.querySelector('dd')?.textContent)]),
  );

afterEach(cleanup);

test('the numbers begin as the sample centre has them, and count every child of the group', () => {
  render(<AttendanceTracker {...props} />);
  const numbers = shown();
  expect(numbers[copy.status.present]).toBe(group.present);
  expect(Object.values(numbers).reduce((total, number) => total + number, 0)).toBe(group.children);
});

test('each child has a named choice of three with one chosen', () => {
  render(<AttendanceTracker {...props} />);
  for (const child of props.tracked) {
    const choice = screen.getByRole('group', { name: child.shortName });
    expect(within(choice).getAllByRole('radio')).toHaveLength(3);
    expect(radio(child.shortName, child.status).checked).toBe(true);
  }
});

test('a changed status moves the numbers and reaches the family of that child', async () => {
  render(<AttendanceTracker {...props} />);
  const before = shown();
  await userEvent.click(radio(first.shortName, 'sick'));
  const after = shown();
  expect(after[copy.status.sick]).toBe((before[copy.status.sick] ?? 0) + 1);
  expect(after[copy.status[first.status]]).toBe((before[copy.status[first.status]] ?? 0) - 1);
  expect(screen.getByText(first.notices.sick.title)).toBeDefined();
});

test('a change is announced with the new numbers, and nothing is announced before', async () => {
  render(<AttendanceTracker {...props} />);
  const status = screen.getByRole('status');
  const counted = () => {
    const numbers = shown();
    return fill(copy.attendance.counted, {
      present: numbers[copy.status.present] ?? '',
      absent: numbers[copy.status.absent] ?? '',
      sick: numbers[copy.status.sick] ?? '',
    });
  };
  expect(status.textContent).not.toContain(counted());
  await userEvent.click(radio(first.shortName, 'absent'));
  expect(status.textContent).toContain(first.notices.absent.title);
  expect(status.textContent).toContain(counted());
});

test('choices of different children do not exclude each other', async () => {
  render(<AttendanceTracker {...props} />);
  for (const child of props.tracked) await userEvent.click(radio(child.shortName, 'absent'));
  expect(shown()[copy.status.absent]).toBe(props.tracked.length);
});

test('a choice made before the script arrived is taken over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<AttendanceTracker {...props} />);
  document.body.append(container);
  const sick = shown()[copy.status.sick] ?? 0;
  radio(first.shortName, 'sick').click();
  render(<AttendanceTracker {...props} />, { container, hydrate: true });
  expect(shown()[copy.status.sick]).toBe(sick + 1);
  expect(radio(first.shortName, 'sick').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toContain(first.notices.sick.title);
});
