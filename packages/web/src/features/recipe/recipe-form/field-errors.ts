/**
 * Maps error messages to fields. The contract names a row by its index in the request
 * ("ingredients.2.name"); the form names the line by its key, which survives moving.
 */
import type { FieldMessage } from '@saltbush/contract/errors';
import type { FormInput, SentRow } from './form-input';
import { lineId } from './rows/use-edited-rows';

/** From a field's name in the form to its message: "title", "ingredients.<key>.line". */
export type FieldErrors = Readonly<Record<string, string>>;

export function fieldErrorsFrom(
  messages: readonly FieldMessage[],
  rowKeys: FormInput['rowKeys'],
): FieldErrors {
  const named = messages.map(({ field, message }) => [formField(field, rowKeys), message] as const);
  // The first message of a field counts: later ones usually follow from it.
  return Object.fromEntries(named.toReversed());
}

/** An edited field loses its message. */
export function withoutError(errors: FieldErrors, ...fields: string[]): FieldErrors {
  if (!fields.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

function formField(field: string, rows: FormInput['rowKeys']): string {
  const [list, index, part] = field.split('.');
  const at = Number(index);
  const ingredient = list === 'ingredients' ? rows.ingredients[at] : undefined;
  if (ingredient) return lineId('ingredients', keyOf(ingredient, part === 'section'));
  const step = rows.instructions[at];
  const isHeading = list === 'instructionSections';
  if ((list === 'instructions' || isHeading) && step)
    return lineId('steps', keyOf(step, isHeading));
  // An image that can't be used is chosen again at its step.
  if (list === 'stepImages') return 'steps';
  // A message about the list as a whole, or about a part of a field, belongs to the field.
  return list === 'instructions' || isHeading ? 'steps' : (list ?? field);
}

const keyOf = ({ key, headingKey = key }: SentRow, isHeading: boolean): string =>
  isHeading ? headingKey : key;
