/** Code that is fetched once, on first use. */
export interface OnDemand<T> {
  /** A failed fetch is tried again by the next call. */
  load: () => Promise<T>;
  /** Undefined until it is loaded. */
  loaded: () => T | undefined;
}

/**
 * @param fetchCode an `import()`
 * @example const items = onDemand(async () => (await import('./period-items')).PeriodItems);
 */
export function onDemand<T>(fetchCode: () => Promise<T>): OnDemand<T> {
  let code: T | undefined;
  return {
    load: async () => (code ??= await fetchCode()),
    loaded: () => code,
  };
}
