import { describe, expect, it } from 'vitest';
import { SAMPLE_CHILDREN, SAMPLE_GROUPS, SAMPLE_TOTALS } from './sample-centre.ts';

describe('the sample centre', () => {
  it('adds up', () => {
    expect(SAMPLE_TOTALS.present + SAMPLE_TOTALS.away).toBe(SAMPLE_TOTALS.children);
    expect(SAMPLE_TOTALS.sick).toBeLessThanOrEqual(SAMPLE_TOTALS.away);
    for (const { present, children } of SAMPLE_GROUPS) expect(present).toBeLessThanOrEqual(children);
  });

  it('knows when every child that is present arrived, and of no other', () => {
    for (const { status, arrived } of SAMPLE_CHILDREN)
      expect(arrived !== undefined).toBe(status === 'present');
  });
});
