import { useCallback, useLayoutEffect, useRef } from 'react';

/** @returns what reads the value as it is on the screen, the same at each rendering: for what is called later */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
