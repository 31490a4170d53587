/**
 * The foods that a row of a recipe asks for, each as a row of its own.
 *
 * - "1 tsp each cumin and paprika": each gets the amount. "1 cup peas and corn": they share it.
 * - "Brown rice, spring onions and lime wedges, to serve": foods in the remarks count too
 *   (`foods-in-note.ts`), and remarks on a food stay with it.
 * - "3 egg yolks, plus 1 egg": what comes to the row has an amount of its own (`extra-amounts.ts`).
 * - The same for every way of typing a row (`structured-row.ts`); the stored recipe is unchanged.
 */
import { openMemory } from '../memory';
import type { Ingredient } from '../recipe/ingredient';
import { findUnit } from '../units/find-unit';
import { parseQuantity } from '../units/parse-quantity';
import { toNumber } from '../units/quantity';
import { isOptionalLabel, statesAllOptional, statesOptional } from './optional-foods';
import { readRow } from './read-row';
import type { DraftFood, RowDraft } from './read-row';
import { structuredRow } from './structured-row';

export interface RowFood {
  /** Amount and unit are the row's, of this food alone or shared. */
  readonly ingredient: Ingredient;
  /** How many foods share the amount: 2 of "1 cup peas and corn". */
  readonly sharedBy: number;
  readonly isOptional: boolean;
}

/**
 * No food of a blank row.
 *
 * @example
 * foodsOfRow({ name: '1 tsp each cumin and paprika', amount: '', unit: '' })
 * // cumin and paprika, each { amount: '1', unit: 'tsp' }
 */
export function foodsOfRow(row: Ingredient): readonly RowFood[] {
  const { name, amount, unit, note = '', section = '' } = row;
  const memoryKey = [amount, unit, name, note, section].join('\n');
  const known = remembered.get(memoryKey);
  if (known) return known;
  const foods = parseFoodTable(row);
  remembered.set(memoryKey, foods);
  return foods;
}

/** Parsing is expensive, and lists are rebuilt from the same rows. */
const remembered = openMemory<readonly RowFood[]>();

function parseFoodTable(typed: Ingredient): RowFood[] {
  if ([typed.name, typed.amount, typed.unit].every((text) => text.trim() === '')) return [];
  if (typed.name.length + (typed.note ?? '').length > longestRow) return [asOneFood(typed)];
  const row = structuredRow(typed);
  const draft = readRow(row);
  const isOptional =
    statesOptional(typed.section ?? '') ||
    isOptionalLabel(row.note ?? '') ||
    statesAllOptional(row.note ?? '') ||
    /^optional\s/i.test(row.name);
  return [
    ...draft.foods.map((food) => presentFood(food, row, draft)),
    ...draft.extras.map((ingredient) => ({ ingredient, sharedBy: 1, isOptional: false })),
  ].map((food) => (isOptional ? { ...food, isOptional } : food));
}

/** Too long a text to parse for foods. */
function asOneFood(ingredient: Ingredient): RowFood {
  return { ingredient, sharedBy: 1, isOptional: false };
}

/** Characters of name and note, half as many again as the longest of 4,000 lines of recipes has. */
const longestRow = 300;

function presentFood(food: DraftFood, row: Ingredient, draft: RowDraft): RowFood {
  const { name, isOfAmount } = food;
  const remarks = [...food.remarks, ...draft.remarksOfAll];
  const sharing = draft.isEach ? [food] : draft.foods.filter((each) => each.isOfAmount);
  // Of "1 onion and garlic" there are not enough pieces to share, and of garlic and parsley only one has cloves.
  const isUnitless = sharing.length > 1 && row.unit.trim() === '';
  const isOfFirst = sharing.length > 1 && !draft.isEach && findUnit(row.unit) === 'clove';
  const isTooFew = isOfFirst || (isUnitless && isFewerThan(row.amount, sharing.length));
  const hasAmount = isOfAmount && (!isTooFew || food === sharing[0]);
  const isShared = hasAmount && !isTooFew && row.amount.trim() !== '';
  return {
    ingredient: {
      name,
      amount: hasAmount ? row.amount : '',
      unit: hasAmount ? row.unit : '',
      ...(remarks.length > 0 && { note: remarks.join(', ') }),
      ...(row.section !== undefined && { section: row.section }),
    },
    sharedBy: isShared ? sharing.length : 1,
    isOptional: remarks.some(statesOptional),
  };
}

function isFewerThan(amount: string, count: number): boolean {
  const quantity = parseQuantity(amount);
  return quantity !== undefined && toNumber(quantity) < count;
}
