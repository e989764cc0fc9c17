import { PROMISED_HOURS } from '../notifications/promise.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When to call a person to it, with time left to keep the promise. */
export const ALARM_HOURS = 20;

/** An age in its two largest units: `3 d 4 h`, `5 h 12 min`, `8 min`. */
export function age(ms: number): string {
  const past = Math.max(ms, 0);
  if (past >= DAY) return `${Math.floor(past / DAY)} d ${Math.floor((past % DAY) / HOUR)} h`;
  if (past >= HOUR) return `${Math.floor(past / HOUR)} h ${Math.floor((past % HOUR) / MINUTE)} min`;
  return `${Math.floor(past / MINUTE)} min`;
}

export function isLate(receivedAt: number, now: number): boolean {
  return now - receivedAt > PROMISED_HOURS * HOUR;
}

/** How a request that nobody has answered stands against the promise. */
export function promise(receivedAt: number, now: number): string {
  const left = receivedAt + PROMISED_HOURS * HOUR - now;
  return left >= 0 ? `${age(left)} left` : `late by ${age(-left)}`;
}

/** Requests received before this moment, and still unanswered, need a person now. */
export function alarmMoment(now: number, hours: number = ALARM_HOURS): number {
  return now - hours * HOUR;
}
