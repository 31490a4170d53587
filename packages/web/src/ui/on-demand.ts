/** Code that is fetched once, on first use: what every `*.lazy.ts` is made of (docs/architecture.md). */
export interface OnDemand<T> {
  /** A failed fetch is tried again by the next call. */
  load: () => Promise<T>;
  /** Undefined until it is loaded. */
  loaded: () => T | undefined;
}

/**
 * @param fetchCode an `import()`
 * @example export const filterPanel = onDemand(async () => (await import('./filter-panel')).FilterPanel);
 */
export function onDemand<T>(fetchCode: () => Promise<T>): OnDemand<T> {
  let code: T | undefined;
  return {
    load: async () => (code ??= await fetchCode()),
    loaded: () => code,
  };
}
