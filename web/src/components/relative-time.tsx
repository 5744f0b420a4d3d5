import { exactTime, relativeTime } from '../lib/relative-time.ts';

interface RelativeTimeProps {
  readonly iso: string;
  /** Whether words stand before it: then it does not begin with a capital. */
  readonly isWithinSentence?: boolean;
}

/** How long ago something was, with the exact moment as its title. */
export const RelativeTime = ({ iso, isWithinSentence = false }: RelativeTimeProps) => {
  const words = relativeTime(iso);
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {isWithinSentence ? words.toLowerCase() : words}
    </time>
  );
};
