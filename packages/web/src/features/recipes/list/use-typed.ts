/** What is being typed, handed on when the typing pauses; what changes from outside replaces it. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Short enough to feel like an answer to each word, long enough not to ask for each letter. */
const searchDelayMs = 250;

export interface Typed {
  typed: string;
  setTyped: (text: string) => void;
  /** Hands it on at once: the Enter key. */
  settle: () => void;
}

export function useTyped(text: string, onSettle: (text: string) => void): Typed {
  const [typed, setTyped] = useState(text);
  /** What was last handed on, or came from outside. */
  const known = useRef(text);

  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    setTyped(text);
  }, [text]);

  const settle = useCallback(() => {
    const wanted = typed.replace(/\s+/g, ' ').trim();
    if (wanted === known.current) return;
    known.current = wanted;
    onSettle(wanted);
  }, [typed, onSettle]);

  useEffect(() => {
    const timer = setTimeout(settle, searchDelayMs);
    return () => clearTimeout(timer);
  }, [settle]);

  return { typed, setTyped, settle };
}
