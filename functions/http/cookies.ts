import { type Event, header } from './events.ts';

/** The value of a cookie the request carries, or undefined. */
export const readCookie = (event: Event, name: string): string | undefined => {
  for (const pair of (header(event, 'cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};

/**
 * A cookie that scripts cannot read, that travels only encrypted and only with requests of this very site.
 * @param name must begin with `__Host-`, which makes browsers insist on these attributes
 * @param value characters a cookie may hold, which tokens are made of
 * @param maxAge seconds
 */
export const writeCookie = (name: `__Host-${string}`, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;
