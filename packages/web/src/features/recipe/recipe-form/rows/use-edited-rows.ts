/** Adds, changes, moves and removes rows, and moves focus to the line to type in next. */
import { useMemo } from 'react';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { headingText, isHeadingLine } from '@saltbush/recipe-parser/text';
import { blankHeading, type HeadingRow } from '../form-values';
import { changeRow, insertRows, moveRow, removeRow, replaceRow } from './rows';
import { type Caret, useDeferredFocus } from './use-deferred-focus';
import { useLatest } from '../../../../ui/use-latest';

interface Keyed {
  key: string;
}

export interface EditedRows<Row extends Keyed> {
  /** Names the fields: "ingredients.<key>.line". */
  list: 'ingredients' | 'steps';
  rows: readonly (Row | HeadingRow)[];
  /** `fields`: names of fields whose messages are cleared. */
  changeRows: (
    change: (rows: (Row | HeadingRow)[]) => (Row | HeadingRow)[],
    ...fields: string[]
  ) => void;
  blankRow: () => Row;
  textOf: (row: Row) => string;
  /** The row, changed to say this. */
  withText: (row: Row, text: string) => Row;
}

/** Stable functions, so that only the changed row renders again. */
export function useEditedRows<Row extends Keyed>(edited: EditedRows<Row>) {
  const { list, changeRows, blankRow, textOf, withText } = edited;
  const focusLater = useDeferredFocus();
  const all = useLatest(edited.rows);
  return useMemo(() => {
    const focus = (row: Keyed | undefined, caret?: Caret) =>
      focusLater(row ? lineId(list, row.key) : addId(list), caret);
    const context = { list, changeRows, blankRow, textOf, withText, all, focus };
    return { ...textActions(context), ...rowActions(context) };
  }, [list, changeRows, blankRow, textOf, withText, focusLater, all]);
}

interface Context<Row extends Keyed> extends Omit<EditedRows<Row>, 'rows'> {
  all: () => EditedRows<Row>['rows'];
  focus: (row: Keyed | undefined, caret?: Caret) => void;
}

/** What is done to the text of a row. */
function textActions<Row extends Keyed>(context: Context<Row>) {
  const { list, changeRows, blankRow, textOf, withText, all, focus } = context;
  const find = (key: string) => all().find((row) => row.key === key);
  const change = (key: string, changed: (row: Row | HeadingRow) => Row | HeadingRow) =>
    changeRows(
      (rows) => rows.map((row) => (row.key === key ? changed(row) : row)),
      lineId(list, key),
    );
  const setText = (key: string, text: string) =>
    change(key, (row) => (isHeading(row) ? { ...row, heading: text } : withText(row, text)));
  const toHeading = (row: Row) =>
    change(row.key, ({ key }) => ({ ...blankHeading(), key, heading: headingText(textOf(row)) }));
  const addBelow = (key?: string, text = '') => {
    const row = text === '' ? blankRow() : withText(blankRow(), text);
    changeRows((rows) => insertRows(rows, [row], key));
    focus(row, 'start');
  };
  return {
    find,
    setText,
    addBelow,
    /** Enter inside a line: what is behind the caret becomes the next line. */
    breakAt: (key: string, before: string, after: string) => {
      if (after !== '') setText(key, before);
      addBelow(key, after);
    },
    /** A line that was typed is complete: "For the sauce:" is a heading. */
    leave: (key: string) => {
      const row = find(key);
      if (row && !isHeading(row) && isHeadingLine(textOf(row))) toHeading(row);
    },
    toggleHeading: (key: string) => {
      const row = find(key);
      if (!row) return;
      if (isHeading(row)) change(key, () => ({ ...withText(blankRow(), row.heading), key }));
      else toHeading(row);
      focus(row);
    },
  };
}

/** What is done to rows as a whole. */
function rowActions<Row extends Keyed>({ changeRows, textOf, all, focus }: Context<Row>) {
  return {
    /** Puts rows where this one is, if it is blank, else below it. */
    insert: (key: string, added: (Row | HeadingRow)[]) => {
      const row = all().find((each) => each.key === key);
      const isBlank = row && !isHeading(row) && textOf(row).trim() === '';
      changeRows((rows) => (isBlank ? replaceRow(rows, key, added) : insertRows(rows, added, key)));
      focus(added.at(-1));
    },
    change: (key: string, part: object) => changeRows((rows) => changeRow(rows, key, part)),
    move: (from: number, to: number) => changeRows((rows) => moveRow(rows, from, to)),
    /** `towards`: which neighbour gets focus. */
    remove: (key: string, towards: 'next' | 'previous' = 'next') => {
      const at = all().findIndex((row) => row.key === key);
      const [next, previous] = [all()[at + 1], all()[at - 1]];
      focus(towards === 'next' ? (next ?? previous) : (previous ?? next));
      changeRows((current) => removeRow(current, key));
    },
  };
}

/** The text field of a row. */
export const lineId = (list: 'ingredients' | 'steps', key: string): string => `${list}.${key}.line`;

/** The "add" button: gets focus when no row is left. */
export const addId = (list: 'ingredients' | 'steps'): string => `${list}.add`;
