/**
 * Rows that were just ticked or unticked, by anyone, stay where they are for a moment: nothing moves under a
 * thumb that is ticking. Then the ticked ones fold.
 */
import { useEffect, useState } from 'react';

/** Since the last tick. */
const holdMs = 3_000;
const foldMs = 160;

export interface HeldRows {
  /** Shown in their aisle, ticked or not. */
  held: ReadonlySet<string>;
  /** Folding away. */
  leaving: ReadonlySet<string>;
}

interface Held extends HeldRows {
  /** The ticked lines that these rows are for. */
  ticked: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** @param ticked keys of all ticked lines; `isReduced`: no animation */
export function useHeldRows(ticked: ReadonlySet<string>, isReduced: boolean): HeldRows {
  const [rows, setRows] = useState<Held>({ ticked, held: none, leaving: none });
  if (rows.ticked !== ticked) setRows(afterChange(rows, ticked));
  useEffect(() => {
    const { held, leaving } = rows;
    if (held.size === 0) return;
    const isFolding = leaving.size > 0;
    const next = (): Held => {
      const going = new Set([...held].filter((key) => ticked.has(key)));
      const isDone = isFolding || isReduced || going.size === 0;
      return isDone ? { ticked, held: none, leaving: none } : { ticked, held, leaving: going };
    };
    const timer = setTimeout(() => setRows(next()), isFolding ? foldMs : holdMs);
    return () => clearTimeout(timer);
  }, [rows, ticked, isReduced]);
  return rows;
}

/** Another tick while rows fold keeps them: the thumb is still there. */
function afterChange(rows: Held, ticked: ReadonlySet<string>): Held {
  const changed = [...symmetricDifference(rows.ticked, ticked)];
  if (changed.length === 0) return { ...rows, ticked };
  return { ticked, held: new Set([...rows.held, ...changed]), leaving: none };
}

function* symmetricDifference(a: ReadonlySet<string>, b: ReadonlySet<string>): Generator<string> {
  for (const key of a) if (!b.has(key)) yield key;
  for (const key of b) if (!a.has(key)) yield key;
}
