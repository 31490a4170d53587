/** Focuses a text field after the next render: the line to type in next. */
import { useCallback, useEffect, useRef } from 'react';

/** Where the caret goes in the field. */
export type Caret = 'start' | 'end';

/** Returns a function that takes the field's id. */
export function useDeferredFocus(): (id: string, caret?: Caret) => void {
  const wanted = useRef<{ id: string; caret: Caret }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { id, caret } = wanted.current;
    wanted.current = undefined;
    const field = document.getElementById(id);
    field?.focus();
    if (!(field instanceof HTMLTextAreaElement)) return;
    const at = caret === 'start' ? 0 : field.value.length;
    field.setSelectionRange(at, at);
  });
  return useCallback((id, caret = 'end') => {
    wanted.current = { id, caret };
  }, []);
}
