/**
 * Rows that were just ticked or unticked, by anyone, stay where they are for a moment: nothing moves under a
 * thumb that is ticking. Then the ticked ones fold.
 */
import { useLayoutEffect, useState } from 'react';
import { foldRows } from './fold-rows.lazy';

/** Since the last tick or touch: who is about to tick another hits the row that was meant. */
const holdMs = 3_000;

interface Held {
  /** The ticked lines that these rows are for. */
  ticked: ReadonlySet<string>;
  /** Shown in their aisle, ticked or not. */
  held: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * @param ticked keys of all ticked lines
 * @returns keys of the lines that are shown in their aisle, ticked or not
 */
export function useHeldRows(ticked: ReadonlySet<string>): ReadonlySet<string> {
  const [rows, setRows] = useState<Held>({ ticked, held: none });
  if (rows.ticked !== ticked) setRows(afterChange(rows, ticked));
  // What folds is put back in the frame that takes the rows off, or keeps them.
  useLayoutEffect(() => {
    const { held } = rows;
    if (held.size === 0) return;
    let unfold: (() => void) | undefined;
    const letGo = () => setRows({ ticked, held: none });
    const foldAll = () => {
      const fold = foldRows.loaded();
      if (!fold) return letGo();
      unfold = fold(
        [...held].filter((key) => ticked.has(key)),
        letGo,
      );
    };
    foldRows.load().catch(() => undefined);
    let timer = setTimeout(foldAll, holdMs);
    const holdOn = () => {
      if (unfold) return;
      clearTimeout(timer);
      timer = setTimeout(foldAll, holdMs);
    };
    addEventListener('pointerdown', holdOn);
    return () => {
      removeEventListener('pointerdown', holdOn);
      clearTimeout(timer);
      unfold?.();
    };
  }, [rows, ticked]);
  return rows.held;
}

/** Another tick while rows fold keeps them: the thumb is still there. */
function afterChange(rows: Held, ticked: ReadonlySet<string>): Held {
  const changed = [...symmetricDifference(rows.ticked, ticked)];
  return { ticked, held: changed.length === 0 ? rows.held : new Set([...rows.held, ...changed]) };
}

function* symmetricDifference(a: ReadonlySet<string>, b: ReadonlySet<string>): Generator<string> {
  for (const key of a) if (!b.has(key)) yield key;
  for (const key of b) if (!a.has(key)) yield key;
}
