import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePrefetch } from './use-prefetch';

/**
 * Fetches the code of the page that an action leads to, once this page has come to rest.
 *
 * @param id in the address of that page
 * @returns fetches it now: who acts sooner, or on a slow line, waits for it no longer than for the action
 */
export function usePageAhead(to: string, id = ''): () => Promise<unknown> {
  const router = useRouter();
  const load = useCallback(() => router.preloadRoute({ to, params: { id } }), [router, to, id]);
  usePrefetch(load);
  return load;
}
