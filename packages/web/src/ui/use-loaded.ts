/** Code that a part of the page works without, and uses as soon as it is there. */
import { useEffect, useState } from 'react';
import type { OnDemand } from './on-demand';

/**
 * @returns undefined until it is loaded; where it can't be loaded it stays so, and the next part that asks tries again
 * @example const images = useLoaded(rowImages);
 */
export function useLoaded<T>({ load, loaded }: OnDemand<T>): T | undefined {
  const [code, setCode] = useState(loaded);
  useEffect(() => {
    if (code) return;
    let isShown = true;
    load().then(
      (found) => isShown && setCode(() => found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [code, load]);
  return code;
}
