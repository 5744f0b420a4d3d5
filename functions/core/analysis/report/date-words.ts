/** A date as the locale writes it, in universal time, which it says. */
export const dateWords = (date: Date, locale: string): string =>
  Number.isNaN(date.getTime())
    ? 'unknown'
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
        .format(date)
        .replace(/[\u202F\u2009]/g, ' ') + ' UTC';
