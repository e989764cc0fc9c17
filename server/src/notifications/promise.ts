/** What every visitor is promised: contact within this time. */
export const PROMISED_HOURS = 24;
