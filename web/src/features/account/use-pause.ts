import { useCallback, useEffect, useState } from 'react';

/** How long somebody waits before another mail can be asked for, in seconds. */
const pauseSeconds = 30;

/** A pause between two mails: how many seconds of it are left, and what begins it. */
export const usePause = (): { readonly secondsLeft: number; readonly pause: () => void } => {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const pause = useCallback(() => setSecondsLeft(pauseSeconds), []);
  return { secondsLeft, pause };
};
