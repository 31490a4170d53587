/** Layout of both lists: lines that can be moved, the list's error, and a button to add a line. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { characterCount } from '../../../../ui/fields/character-count';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import type { FieldErrors } from '../field-errors';
import { isBlank } from '../form-input';
import type { HeadingRow } from '../form-values';
import classes from '../recipe-form.module.css';
import { LineField, type LineActions } from './line-field';
import { LineMenu } from './line-menu';
import { addId, lineId, type useEditedRows } from './use-edited-rows';

export interface RowListProps<Row extends { key: string }> {
  list: 'ingredients' | 'steps';
  label: string;
  rows: readonly (Row | HeadingRow)[];
  actions: LineActions &
    Pick<ReturnType<typeof useEditedRows>, 'addBelow' | 'move' | 'toggleHeading'>;
  errors: FieldErrors;
  addLabel: string;
  /** What a row is called: "ingredient 2". */
  labelOf: (number: number) => string;
  /** Without them, none are made; pasted ones are still shown. */
  hasHeadings?: boolean;
  /** Name of a row in announcements. */
  nameOf: (row: Row) => string;
  renderRow: (row: Row, place: LinePlace) => ReactNode;
  onAddImage?: (row: Row) => (() => void) | undefined;
}

export interface LinePlace {
  /** Counts rows, not headings, from 1. */
  number: number;
  isStop: boolean;
  /** The only row of the list. */
  isLarge: boolean;
}

export function RowList<Row extends { key: string }>(props: RowListProps<Row>) {
  const { list, rows, actions, errors, addLabel } = props;
  const { stop, handleFocus } = useStop(list, rows);
  return (
    <div onFocus={handleFocus}>
      <Rows {...props} stop={stop} />
      {errors[list] !== undefined && (
        <p id={list} tabIndex={-1} className={classes.error}>
          {errors[list]}
        </p>
      )}
      <Button
        id={addId(list)}
        variant="subtle"
        px="xs"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => actions.addBelow()}
      >
        {addLabel}
      </Button>
    </div>
  );
}

interface RowsProps<Row extends { key: string }> extends RowListProps<Row> {
  /** Key of the line that the Tab key reaches. */
  stop: string | undefined;
}

function Rows<Row extends { key: string }>({ stop, ...props }: RowsProps<Row>) {
  const { list, label, rows, actions, errors, nameOf, renderRow } = props;
  const numbers = numbersOf(rows);
  return (
    <SortableList
      label={label}
      rows={rows}
      nameOf={(row) => (isHeading(row) ? row.heading || t`heading` : nameOf(row))}
      onMove={actions.move}
      renderHandle={(row, index) => (
        <RowMenu {...props} row={row} index={index} numbers={numbers} stop={stop} />
      )}
      renderRow={(row) => {
        const isStop = row.key === stop;
        if (!isHeading(row)) {
          const number = numbers.get(row.key) ?? 0;
          return renderRow(row, { number, isStop, isLarge: rows.length === 1 });
        }
        return (
          <LineField
            list={list}
            rowKey={row.key}
            look="heading"
            label={t`Heading`}
            text={row.heading}
            count={characterCount(row.heading, recipeLimits.section)}
            error={errors[lineId(list, row.key)]}
            isStop={isStop}
            actions={actions}
          />
        );
      }}
    />
  );
}

interface RowMenuProps<Row extends { key: string }> extends RowsProps<Row> {
  row: Row | HeadingRow;
  index: number;
  numbers: ReadonlyMap<string, number>;
}

function RowMenu<Row extends { key: string }>(props: RowMenuProps<Row>) {
  const { rows, row, index, numbers, labelOf, actions, hasHeadings = false, onAddImage } = props;
  if (rows.length === 1 && isBlank(row)) return null;
  const moveTo = (to: number) => (rows[to] ? () => actions.move(index, to) : undefined);
  return (
    <LineMenu
      name={
        isHeading(row) ? t`heading ${{ text: row.heading }}`.trim() : labelOf(numbers.get(row.key)!)
      }
      isStop={row.key === props.stop}
      isHeading={isHeading(row)}
      onMoveUp={moveTo(index - 1)}
      onMoveDown={moveTo(index + 1)}
      onToggleHeading={hasHeadings ? () => actions.toggleHeading(row.key) : undefined}
      onAddImage={isHeading(row) ? undefined : onAddImage?.(row)}
      onDelete={() => actions.remove(row.key)}
    />
  );
}

/** The line that the Tab key reaches: the one that was used last, at first the first one. */
function useStop(list: 'ingredients' | 'steps', rows: readonly { key: string }[]) {
  const [last, setLast] = useState<string>();
  const row = rows.find(({ key }) => key === last) ?? rows[0];
  const handleFocus = (event: FocusEvent) => {
    const used = rows.find(({ key }) => lineId(list, key) === event.target.id);
    if (used) setLast(used.key);
  };
  return { stop: row?.key, handleFocus };
}

function numbersOf(rows: readonly { key: string }[]): Map<string, number> {
  const counted = rows.filter((row) => !isHeading(row));
  return new Map(counted.map((row, index) => [row.key, index + 1]));
}
