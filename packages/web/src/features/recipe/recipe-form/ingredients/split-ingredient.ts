/** Splits a whole line typed as a name into amount, unit, name and note. */
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { IngredientRow } from '../form-values';

export type SplitIngredient = Pick<IngredientRow, 'name' | 'amount' | 'unit' | 'note'>;

/** Undefined for a plain name, and for a row that has an amount, unit or note already. */
export function splitIngredient(row: SplitIngredient): SplitIngredient | undefined {
  if (row.amount || row.unit || row.note) return undefined;
  const { name, amount, unit, note = '' } = splitIngredientLine(row.name);
  return amount || unit || note ? { name, amount, unit, note } : undefined;
}
