/** Layout of both lists: sortable rows, the list's error, and buttons to add a row or a heading. */
import { Button } from '@mantine/core';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import type { FieldErrors } from '../field-errors';
import { HeadingFields } from './heading-fields';
import type { HeadingRow } from '../form-values';
import classes from '../recipe-form.module.css';
import { addId, type useEditedRows } from './use-edited-rows';

export interface RowListProps<Row extends { key: string }> {
  list: 'ingredients' | 'steps';
  label: string;
  rows: readonly (Row | HeadingRow)[];
  actions: Pick<
    ReturnType<typeof useEditedRows>,
    'addBelow' | 'addHeading' | 'change' | 'move' | 'remove'
  >;
  errors: FieldErrors;
  addLabel: string;
  /** Without one, no headings are added; pasted ones are still shown. */
  headingExample?: string;
  /** Name of a row in announcements. */
  nameOf: (row: Row) => string;
  /** `number` counts rows, not headings, from 1. */
  renderRow: (row: Row, number: number) => ReactNode;
}

export function RowList<Row extends { key: string }>(props: RowListProps<Row>) {
  const { list, label, rows, actions, errors, addLabel, headingExample, nameOf, renderRow } = props;
  const numbers = numbersOf(rows);
  return (
    <>
      <SortableList
        label={label}
        rows={rows}
        nameOf={(row) => (isHeading(row) ? row.heading || 'heading' : nameOf(row))}
        onMove={actions.move}
        renderRow={(row) =>
          isHeading(row) ? (
            <HeadingFields
              list={list}
              row={row}
              example={headingExample ?? 'Heading'}
              error={errors[`${list}.${row.key}.heading`]}
              actions={actions}
            />
          ) : (
            renderRow(row, numbers.get(row.key) ?? 0)
          )
        }
      />
      {errors[list] !== undefined && (
        <p id={list} tabIndex={-1} className={classes.error}>
          {errors[list]}
        </p>
      )}
      <RowAdders
        list={list}
        addLabel={addLabel}
        actions={actions}
        hasHeadings={headingExample !== undefined}
      />
    </>
  );
}

interface RowAddersProps extends Pick<
  RowListProps<{ key: string }>,
  'list' | 'addLabel' | 'actions'
> {
  hasHeadings: boolean;
}

function RowAdders({ list, addLabel, actions, hasHeadings }: RowAddersProps) {
  return (
    <div className={classes.adders}>
      <Button
        id={addId(list)}
        variant="light"
        px="sm"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => actions.addBelow()}
      >
        {addLabel}
      </Button>
      {hasHeadings && (
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconHeading size={18} stroke={2} aria-hidden />}
          onClick={actions.addHeading}
        >
          Add heading
        </Button>
      )}
    </div>
  );
}

function numbersOf(rows: readonly { key: string }[]): Map<string, number> {
  const counted = rows.filter((row) => !isHeading(row));
  return new Map(counted.map((row, index) => [row.key, index + 1]));
}
