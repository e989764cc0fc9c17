/** What was received before this moment is deleted: so many months of the calendar before now. */
export function retentionLimit(now: number, months: number): number {
  const limit = new Date(now);
  const day = limit.getUTCDate();
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // There is no 31st in every month: the last day it has is meant.
  if (limit.getUTCDate() !== day) limit.setUTCDate(0);
  return limit.getTime();
}
