/**
 * Rows that were just ticked or unticked, by anyone, stay where they are for a moment: nothing moves under a
 * thumb that is ticking. Then the ticked ones fold. So do those that the shop has none of.
 */
import { useLayoutEffect, useState } from 'react';
import { foldRows } from './fold-rows.lazy';

/** Since the last tick or touch: who is about to tick another hits the row that was meant. */
const holdMs = 3_000;

interface Held {
  /** The lines without a row of their own that these rows are for. */
  done: ReadonlySet<string>;
  /** Shown in their aisle, done or not. */
  held: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * @param done keys of all lines that are ticked, or that the shop has none of
 * @returns keys of the lines that are shown in their aisle, done or not
 */
export function useHeldRows(done: ReadonlySet<string>): ReadonlySet<string> {
  const [rows, setRows] = useState<Held>({ done, held: none });
  if (rows.done !== done) setRows(afterChange(rows, done));
  // What folds is put back in the frame that takes the rows off, or keeps them.
  useLayoutEffect(() => {
    const { held } = rows;
    if (held.size === 0) return;
    let unfold: (() => void) | undefined;
    const letGo = () => setRows({ done, held: none });
    const foldAll = () => {
      const fold = foldRows.loaded();
      if (!fold) return letGo();
      unfold = fold(
        [...held].filter((key) => done.has(key)),
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
  }, [rows, done]);
  return rows.held;
}

/** Another tick while rows fold keeps them: the thumb is still there. */
function afterChange(rows: Held, done: ReadonlySet<string>): Held {
  const changed = [...symmetricDifference(rows.done, done)];
  return { done, held: changed.length === 0 ? rows.held : new Set([...rows.held, ...changed]) };
}

function* symmetricDifference(a: ReadonlySet<string>, b: ReadonlySet<string>): Generator<string> {
  for (const key of a) if (!b.has(key)) yield key;
  for (const key of b) if (!a.has(key)) yield key;
}
