const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The day in the reader's own time zone, such as "3 March 2026"; empty where the text is no moment. */
export const calendarDate = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : dateFormat.format(moment);
};
