/** Going from a line of the form to its place in the source, and back. */
import { useEffect, type RefObject } from 'react';

/** The line whose place in the source was asked for; another object each time. */
export interface SoughtLine {
  id: string;
}

/** Gives the focus to the last of these, and scrolls it into view. */
export function goTo(within: ParentNode, selector: string): void {
  const found = [...within.querySelectorAll<HTMLElement>(selector)].at(-1);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Goes to the box of the line that is sought; the code of the source may come after it was asked for. */
export function useSoughtBox(view: RefObject<ParentNode | null>, sought: SoughtLine | undefined) {
  useEffect(() => {
    if (sought && view.current) goTo(view.current, `[data-box="${CSS.escape(sought.id)}"]`);
  }, [view, sought]);
}
