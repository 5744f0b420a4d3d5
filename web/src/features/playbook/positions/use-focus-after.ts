import { useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves the focus once a list has been drawn anew: to what `find` gives then, so that a keyboard goes on where it was. */
export const useFocusAfter = (): ((find: Find) => void) => {
  const [wanted, setWanted] = useState<{ readonly find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => setWanted({ find });
};
