import { useEffect, useState } from 'react';
import { onDemand } from '../../../../ui/on-demand';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type * as Code from './add-help';

export type AddHelp = typeof Code;

export const addHelp = onDemand(() => import('./add-help'));

/**
 * Loaded when the page has come to rest, or with the first letter. While it cannot be loaded there are no
 * suggestions, and each letter tries again: adding works without.
 *
 * @param text in the field
 */
export function useAddHelp(text: string): AddHelp | undefined {
  const [help, setHelp] = useState(addHelp.loaded);
  usePrefetch(addHelp.load);
  useEffect(() => {
    if (help || text === '') return;
    let isShown = true;
    addHelp.load().then(
      (code) => isShown && setHelp(code),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [help, text]);
  return help;
}
