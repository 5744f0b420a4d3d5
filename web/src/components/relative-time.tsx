import { exactTime, relativeTime } from '../lib/relative-time.ts';

/** How long ago something was, with the exact moment as its title. */
export const RelativeTime = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso} title={exactTime(iso)}>
    {relativeTime(iso)}
  </time>
);
