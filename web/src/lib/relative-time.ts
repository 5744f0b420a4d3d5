const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago a moment was: Just now under a minute, then minutes under 60, hours under 24, then days
 * (specification, section 9). A moment to come, as clocks differ, is Just now.
 * @param iso the moment as an ISO 8601 string
 * @param now milliseconds since the epoch
 */
export const relativeTime = (iso: string, now = Date.now()): string => {
  const elapsed = now - Date.parse(iso);
  if (elapsed < minute) return 'Just now';
  if (elapsed < hour) return ago(Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return ago(Math.floor(elapsed / hour), 'hour');
  return Number.isNaN(elapsed) ? '' : ago(Math.floor(elapsed / day), 'day');
};

const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' });

/** The exact moment in the reader's own time zone, such as "March 3, 2026 at 2:05:09 PM". */
export const exactTime = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : exactFormat.format(moment);
};

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a moment in the reader's own time zone, such as "March 3, 2026". */
export const longDate = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : dateFormat.format(moment);
};

const shortDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of a moment in the reader's own time zone, as tables show it, such as "Mar 3, 2026". */
export const shortDate = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : shortDateFormat.format(moment);
};
