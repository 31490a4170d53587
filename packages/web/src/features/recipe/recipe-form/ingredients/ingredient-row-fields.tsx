/** One ingredient: name, amount, unit, note. Enter moves to the next row; a whole line is split. */
import { CloseButton } from '@mantine/core';
import { memo, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { characterCount } from '../../../../ui/fields/character-count';
import type { FieldErrors } from '../field-errors';
import type { IngredientRow } from '../form-values';
import { ParsePreview } from './parse-preview';
import classes from '../rows/row-fields.module.css';
import { handleRowKey } from '../rows/row-keys';
import { RowMessage } from '../rows/row-message';
import { splitIngredient } from './split-ingredient';
import { unitChoicesId } from './unit-choices';
import type { IngredientActions } from './use-ingredient-rows';

export interface IngredientRowFieldsProps {
  row: IngredientRow;
  /** From 1. */
  number: number;
  errors: FieldErrors;
  actions: IngredientActions;
  /** A short row has no field for a note; one that was split off is saved all the same. */
  isShort?: boolean;
}

type Part = 'name' | 'amount' | 'unit' | 'note';

export const IngredientRowFields = memo(function IngredientRowFields(
  props: IngredientRowFieldsProps,
) {
  const { row, number, actions, isShort = false } = props;
  const { isTyped, split, bind, hint, error, errorId } = useIngredientInputs(props);
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.includes('\n') && actions.pasteLines(row, text)) event.preventDefault();
  };
  return (
    <div className={classes.ingredient} data-short={isShort || undefined}>
      <input {...bind('name')} onBlur={split} onPaste={handlePaste} />
      <input {...bind('amount')} placeholder="Amount" />
      <input {...bind('unit')} placeholder="Unit" list={unitChoicesId} autoCapitalize="none" />
      {!isShort && <input {...bind('note')} placeholder="Note" />}
      <CloseButton
        iconSize={18}
        className={classes.remove}
        aria-label={`Remove ingredient ${number}`}
        onClick={() => actions.remove(row.key)}
      />
      {isTyped && <ParsePreview parts={splitIngredient(row)} />}
      <RowMessage id={errorId} hint={error ? undefined : hint} error={error} />
    </div>
  );
});

/** Props of the four inputs, and their message. */
function useIngredientInputs({ row, number, errors, actions }: IngredientRowFieldsProps) {
  /** Without a change the name stays as it is. */
  const [isTyped, setTyped] = useState(false);
  const { errorOf, error, hint } = messagesOf(row, errors);
  const errorId = `${fieldId(row, 'name')}-error`;
  const split = () => {
    if (isTyped) actions.split(row);
    setTyped(false);
  };
  const keyedRow = {
    isEmpty: parts.every((part) => row[part] === ''),
    onNext: () => {
      split();
      actions.addBelow(row.key);
    },
    onRemove: () => actions.remove(row.key, 'previous'),
  };
  const bind = (part: Part) => ({
    id: fieldId(row, part),
    className: classes[part],
    value: row[part],
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    'aria-label': labels[part](number),
    'aria-invalid': errorOf(part) !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    onKeyDown: (event: KeyboardEvent) => handleRowKey(event, keyedRow),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(part === 'name');
      actions.change(row.key, { [part]: event.target.value });
    },
  });
  return { isTyped, split, bind, hint, error, errorId };
}

/** A row has one message: the first of its fields. */
function messagesOf(row: IngredientRow, errors: FieldErrors) {
  const counts = parts.map((part) => characterCount(row[part], limits[part]));
  const errorOf = (part: Part) => counts[parts.indexOf(part)]?.error ?? errors[fieldId(row, part)];
  return {
    errorOf,
    error: parts.map(errorOf).find(Boolean),
    hint: counts.find((count) => count.hint)?.hint,
  };
}

const fieldId = ({ key }: IngredientRow, part: Part): string => `ingredients.${key}.${part}`;

const parts: readonly Part[] = ['name', 'amount', 'unit', 'note'];

const limits: Record<Part, number> = {
  name: recipeLimits.ingredientName,
  amount: recipeLimits.amount,
  unit: recipeLimits.unit,
  note: recipeLimits.note,
};

const labels: Record<Part, (number: number) => string> = {
  name: (number) => `Ingredient ${number}`,
  amount: (number) => `Amount of ingredient ${number}`,
  unit: (number) => `Unit of ingredient ${number}`,
  note: (number) => `Note on ingredient ${number}`,
};
