/** A debounced text field; a change of `text` from outside replaces it. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Short enough to feel immediate, long enough not to search for each letter. */
const searchDelayMs = 250;

export interface Typed {
  typed: string;
  setSearchText: (text: string) => void;
  /** Applies it at once: the Enter key. */
  applyNow: () => void;
}

export function useSearchText(text: string, onApply: (text: string) => void): Typed {
  const [typed, setSearchText] = useState(text);
  /** The text applied last. */
  const known = useRef(text);

  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    setSearchText(text);
  }, [text]);

  const applyNow = useCallback(() => {
    const wanted = typed.replace(/\s+/g, ' ').trim();
    if (wanted === known.current) return;
    known.current = wanted;
    onApply(wanted);
  }, [typed, onApply]);

  useEffect(() => {
    const timer = setTimeout(applyNow, searchDelayMs);
    return () => clearTimeout(timer);
  }, [applyNow]);

  return { typed, setSearchText, applyNow };
}
