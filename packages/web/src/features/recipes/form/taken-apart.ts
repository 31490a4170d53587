/** A whole line in the name of an ingredient, taken to its places. */
import { splitIngredientLine } from '@saltbush/domain/ingredients/parse-ingredient';
import type { IngredientRow } from './form-values';

export type TakenApart = Pick<IngredientRow, 'name' | 'amount' | 'unit' | 'note'>;

/** Nothing for a name alone, and for a row that has parts already: it is left as typed. */
export function takenApart(row: TakenApart): TakenApart | undefined {
  if (row.amount || row.unit || row.note) return undefined;
  const { name, amount, unit, note = '' } = splitIngredientLine(row.name);
  return amount || unit || note ? { name, amount, unit, note } : undefined;
}
