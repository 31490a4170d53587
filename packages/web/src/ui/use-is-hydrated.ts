/** False while a prerendered page hydrates; true from the first render otherwise. */
import { useSyncExternalStore } from 'react';

/**
 * Use it for attributes that differ from the prerendered page: React does not correct them while
 * hydrating.
 * @example <a href={useIsHydrated() ? `/register${search}` : '/register'}>
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );

const watchNothing = () => () => {};
