/**
 * What each step of a recipe uses, and how much of it, found in its text.
 *
 * - A mention is a place in the text that names an ingredient, and what the step takes of it there:
 *   all of it where it is first used, a part ("half the butter", "2 tbsp of the oil"), the rest.
 * - Sections are separate: a step under "For the sauce" uses the ingredients of the sauce.
 * - A group ("the dry ingredients", "spices") is one mention of several ingredients.
 * - A mention that may be one of several ingredients names them all, without amounts: better no
 *   amount than a wrong one. So does one of an ingredient that is used up, or without a
 *   stated amount.
 * - Amounts are for the requested number of people: everything is multiplied by `factor`.
 */
import { parseQuantity } from '../units/parse-quantity';
import { multiplyQuantity } from '../units/quantity';
import type { Quantity } from '../units/quantity';
import { rational } from '../units/rational';
import type { Rational } from '../units/rational';
import { scaleAmount } from '../ingredients/amounts/scale';
import { unitLabel } from '../units/units';
import type { Ingredient } from '../recipe/ingredient';
import type { Measures } from '../units/measures';
import type { Step } from '../recipe/recipe';
import { amountText } from './amounts/amounts';
import { readListedIngredient } from './amounts/listed-ingredient';
import type { ListedIngredient } from './amounts/listed-ingredient';
import { resolveMentions } from './resolve-mentions';
import type { Usage } from './ingredient-usage/usage';
import type { TextRange } from './words/text-range';

export interface StepUsesOptions {
  /** What to multiply every amount by, see `scaleFactor`. */
  factor?: Rational;
  /** Whose spoons and cups the recipe means. */
  measures?: Measures;
}

/** A place in a step that names one ingredient, or several at once. */
export interface StepMention {
  /** The words that name it: "olive oil". */
  readonly range: TextRange;
  /** The words that state an amount, if there are any: "2 tbsp", "half", "remaining". */
  readonly shareRange: TextRange | undefined;
  /** The words of the amount itself, before the name or in brackets after it: "2 tbsp". */
  readonly statedRange: TextRange | undefined;
  readonly uses: readonly StepUse[];
}

export interface StepUse {
  /** Place in the recipe's list of ingredients. */
  readonly ingredient: number;
  readonly share: UseShare;
  /** Undefined when the step takes no more of it, or no amount is stated. */
  readonly amount: UseAmount | undefined;
}

/**
 * - `all`, `part`, `rest`: of the listed amount.
 * - `some`: an unknown amount. `none`: it is in the pan already, or only mentioned.
 * - `unsure`: one of the ingredients of this mention, unknown which.
 */
export type UseShare = 'all' | 'part' | 'rest' | 'some' | 'none' | 'unsure';

export interface UseAmount {
  /** As a cook reads it: "1½". */
  readonly amount: string;
  /** As on the list, or as stated in the step: "tbsp", "cloves", blank for pieces. */
  readonly unit: string;
  /** Exact; undefined for an amount in words ("to taste"). */
  readonly quantity: Quantity | undefined;
}

/**
 * @returns for each step its mentions in the order of the text; their ranges never overlap
 * @example
 * stepUses(
 *   [{ text: 'Melt half the butter.' }, { text: 'Add the remaining butter.' }],
 *   [{ name: 'butter', amount: '50', unit: 'g' }],
 * )
 * // [[{ range: { start: 14, end: 20 }, shareRange: { start: 5, end: 9 },
 * //     uses: [{ ingredient: 0, share: 'part', amount: { amount: '25', unit: 'g', … } }] }], …]
 */
export function stepUses(
  steps: readonly Step[],
  ingredients: readonly Ingredient[],
  { factor = rational(1), measures = 'au' }: StepUsesOptions = {},
): StepMention[][] {
  const listed = ingredients.map((each, index) => readListedIngredient(each, index, measures));
  return resolveMentions(steps, listed, measures).map((mentions) =>
    mentions.map(({ range, shareRange, statedRange, usages }) => ({
      range,
      shareRange,
      statedRange,
      uses: usages.map(({ ingredient, usage }) => ({
        ingredient: ingredient.index,
        share: usage === undefined ? 'unsure' : usage.kind,
        amount: usage && useAmount(ingredient, usage, factor),
      })),
    })),
  );
}

function useAmount(
  ingredient: ListedIngredient,
  usage: Usage,
  factor: Rational,
): UseAmount | undefined {
  const { amountText: whole, unitText } = ingredient;
  if (usage.kind === 'all' && !usage.amount) {
    if (whole === '') return undefined;
    const parsed = parseQuantity(whole);
    return {
      amount: scaleAmount(whole, unitText, factor),
      unit: unitText,
      quantity: parsed && multiplyQuantity(parsed, factor),
    };
  }
  const taken = 'amount' in usage ? usage.amount : undefined;
  if (!taken) return undefined;
  const scaled = multiplyQuantity(taken.quantity, factor);
  const { unit, writtenAmount, writtenUnit } = taken;
  return {
    amount:
      writtenAmount === ''
        ? amountText(scaled, unit)
        : scaleAmount(writtenAmount, writtenUnit ?? '', factor),
    unit: writtenUnit ?? (unitText === '' && unit !== undefined ? unitLabel(unit, 2) : unitText),
    quantity: scaled,
  };
}
