/** Adds, changes, moves and removes rows, and moves focus to the field to type in next. */
import { useEffect, useMemo, useRef } from 'react';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { blankHeading, type HeadingRow } from '../form-values';
import { changeRow, insertRows, moveRow, removeRow } from './rows';
import { useDeferredFocus } from './use-deferred-focus';

interface Keyed {
  key: string;
}

export interface EditedRows<Row extends Keyed> {
  /** Names the fields: "ingredients.<key>.name". */
  list: 'ingredients' | 'steps';
  /** The first field of a row. */
  field: string;
  rows: readonly (Row | HeadingRow)[];
  /** `fields`: names of fields whose messages are cleared. */
  changeRows: (
    change: (rows: (Row | HeadingRow)[]) => (Row | HeadingRow)[],
    ...fields: string[]
  ) => void;
  blankRow: () => Row;
}

/** Stable functions, so that only the changed row renders again. */
export function useEditedRows<Row extends Keyed>(edited: EditedRows<Row>) {
  const { list, field, changeRows, blankRow } = edited;
  const focusLater = useDeferredFocus();
  const latestRows = useRef(edited.rows);
  useEffect(() => {
    latestRows.current = edited.rows;
  });

  return useMemo(() => {
    const focus = (row: Keyed | undefined) =>
      focusLater(row ? `${list}.${row.key}.${isHeading(row) ? 'heading' : field}` : addId(list));
    const add = (row: Row | HeadingRow, afterKey?: string) => {
      changeRows((rows) => insertRows(rows, [row], afterKey));
      focus(row);
    };
    return {
      focus,
      addBelow: (key?: string) => add(blankRow(), key),
      addHeading: () => add(blankHeading()),
      change: (key: string, change: object) =>
        changeRows(
          (rows) => changeRow(rows, key, change),
          ...Object.keys(change).map((part) => `${list}.${key}.${part}`),
        ),
      move: (from: number, to: number) => changeRows((rows) => moveRow(rows, from, to)),
      /** `towards`: which neighbour gets focus. */
      remove: (key: string, towards: 'next' | 'previous' = 'next') => {
        const rows = latestRows.current;
        const at = rows.findIndex((row) => row.key === key);
        const [next, previous] = [rows[at + 1], rows[at - 1]];
        focus(towards === 'next' ? (next ?? previous) : (previous ?? next));
        changeRows((current) => removeRow(current, key));
      },
    };
  }, [list, field, changeRows, blankRow, focusLater]);
}

/** The "add" button: gets focus when no row is left. */
export const addId = (list: 'ingredients' | 'steps'): string => `${list}.add`;
