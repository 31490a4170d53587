/** One ingredient: name, amount, unit, note. Enter goes on to the next, a whole line is taken apart. */
import { CloseButton } from '@mantine/core';
import { memo, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { recipeLimits } from '@saltbush/contract/recipes';
import { roomLeft } from '../../../ui/room-left';
import type { FieldErrors } from './field-errors';
import type { IngredientRow } from './form-values';
import { LinePreview } from './line-preview';
import classes from './row-fields.module.css';
import { takenApart } from './taken-apart';
import { unitChoicesId } from './unit-choices';
import type { IngredientActions } from './use-ingredient-rows';

export interface IngredientRowFieldsProps {
  row: IngredientRow;
  /** From 1. */
  number: number;
  errors: FieldErrors;
  actions: IngredientActions;
}

type Part = 'name' | 'amount' | 'unit' | 'note';

export const IngredientRowFields = memo(function IngredientRowFields({
  row,
  number,
  errors,
  actions,
}: IngredientRowFieldsProps) {
  /** A name that was only passed through stays as it is. */
  const [isTyped, setTyped] = useState(false);
  const fieldId = (part: Part) => `ingredients.${row.key}.${part}`;
  const rooms = parts.map((part) => roomLeft(row[part], limits[part]));
  const errorOf = (part: Part) => rooms[parts.indexOf(part)]?.error ?? errors[fieldId(part)];
  const message = parts.map(errorOf).find(Boolean);
  const hint = rooms.find((room) => room.hint)?.hint;
  const messageId = `${fieldId('name')}-error`;

  const takeApart = () => {
    if (isTyped) actions.takeApart(row);
    setTyped(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      takeApart();
      actions.addBelow(row.key);
    }
    if (event.key === 'Backspace' && parts.every((part) => row[part] === '')) {
      event.preventDefault();
      actions.remove(row.key, 'previous');
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.includes('\n') && actions.pasteLines(row, text)) event.preventDefault();
  };
  const bind = (part: Part) => ({
    id: fieldId(part),
    className: classes[part],
    value: row[part],
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    'aria-label': labels[part](number),
    'aria-invalid': errorOf(part) !== undefined,
    'aria-describedby': message === undefined ? undefined : messageId,
    onKeyDown: handleKey,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(part === 'name');
      actions.change(row.key, { [part]: event.target.value });
    },
  });
  return (
    <div className={classes.ingredient}>
      <input {...bind('name')} onBlur={takeApart} onPaste={handlePaste} />
      <input {...bind('amount')} placeholder="Amount" />
      <input {...bind('unit')} placeholder="Unit" list={unitChoicesId} autoCapitalize="none" />
      <input {...bind('note')} placeholder="Note" />
      <CloseButton
        iconSize={18}
        className={classes.remove}
        aria-label={`Remove ingredient ${number}`}
        onClick={() => actions.remove(row.key)}
      />
      {isTyped && <LinePreview parts={takenApart(row)} />}
      {hint && !message && <p className={classes.left}>{hint}</p>}
      {message && (
        <p id={messageId} className={classes.error}>
          {message}
        </p>
      )}
    </div>
  );
});

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
