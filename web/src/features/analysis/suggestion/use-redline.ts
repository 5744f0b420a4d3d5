import { useEffect, useState } from 'react';
import type { RedlinePart } from './redline.ts';

type RedlineModule = typeof import('./redline.ts');

/** A redline with what can be done with it; `parts` is undefined where the two texts differ too much for one. */
export interface ReadyRedline {
  readonly parts: readonly RedlinePart[] | undefined;
  readonly applyRedline: RedlineModule['applyRedline'];
  readonly measureRedline: RedlineModule['measureRedline'];
}

/** Compares two texts, once the code that does so has loaded; undefined until then. */
export const useRedline = (original: string, revised: string): ReadyRedline | undefined => {
  const [ready, setReady] = useState<{ readonly of: string; readonly redline: ReadyRedline }>();
  const of = `${original.length}:${original}${revised}`;

  useEffect(() => {
    let isCurrent = true;
    void import('./redline.ts').then(({ redlineOf, applyRedline, measureRedline }) => {
      if (!isCurrent) return;
      setReady({ of, redline: { parts: redlineOf(original, revised), applyRedline, measureRedline } });
    });
    return () => {
      isCurrent = false;
    };
  }, [original, revised, of]);

  return ready?.of === of ? ready.redline : undefined;
};
