/** Adding, changing, moving and removing rows, with focus going where the next word is typed. */
import { useEffect, useMemo, useRef } from 'react';
import { isHeading } from '@saltbush/domain/recipes/sections';
import { blankHeading, type HeadingRow } from './form-values';
import { changeRow, insertRows, moveRow, removeRow } from './rows';
import { useFocusLater } from './use-focus-later';

interface Keyed {
  key: string;
}

export interface EditedRows<Row extends Keyed> {
  /** Names the fields: "ingredients.<key>.name". */
  list: 'ingredients' | 'steps';
  /** The field of a row where writing begins. */
  field: string;
  rows: readonly (Row | HeadingRow)[];
  /** `fields` are those whose message is old once they are edited. */
  changeRows: (
    change: (rows: (Row | HeadingRow)[]) => (Row | HeadingRow)[],
    ...fields: string[]
  ) => void;
  blankRow: () => Row;
}

/** The same functions for the life of the form, so that only the row that changes is drawn again. */
export function useEditedRows<Row extends Keyed>(edited: EditedRows<Row>) {
  const { list, field, changeRows, blankRow } = edited;
  const focusLater = useFocusLater();
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
      /** `towards` says which neighbour is written at next. */
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

/** The button that adds a row: where focus goes when no row is left. */
export const addId = (list: 'ingredients' | 'steps'): string => `${list}.add`;
