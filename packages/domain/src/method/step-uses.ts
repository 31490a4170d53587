/**
 * What each step of a recipe uses, and how much of it, found in its text.
 *
 * - A mention is a place in the text that names an ingredient, and what the step takes of it there:
 *   all of it where it is first used, a part ("half the butter", "2 tbsp of the oil"), the rest.
 * - Sections are kept apart: a step under "For the sauce" uses the ingredients of the sauce.
 * - A group ("the dry ingredients", "spices") is one mention of several ingredients.
 * - A mention that may be one of several ingredients names them all, without amounts: better no
 *   amount than a wrong one. So does one of an ingredient that is used up, or of which nobody says
 *   how much.
 * - Amounts are for the people asked for: everything is multiplied by `factor`.
 */
import { multiplyQuantity, parseQuantity } from '../ingredients/quantity';
import type { Quantity } from '../ingredients/quantity';
import { rational } from '../ingredients/rational';
import type { Rational } from '../ingredients/rational';
import { scaleAmount } from '../ingredients/scale';
import { unitLabel } from '../ingredients/units';
import type { Ingredient, Measures } from '../ingredients/ingredient';
import type { Step } from '../recipes/recipe';
import { amountText } from './shares/amounts';
import { readListedIngredient } from './mentions/listed-ingredient';
import type { ListedIngredient } from './mentions/listed-ingredient';
import { readMethod } from './read-method';
import type { Taking } from './shares/taking';
import type { TextRange } from './text-range';

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
  /** The words that say how much, if there are any: "2 tbsp", "half", "remaining". */
  readonly shareRange: TextRange | undefined;
  /** The words that say the amount itself, before the name or in brackets behind it: "2 tbsp". */
  readonly saidRange: TextRange | undefined;
  readonly uses: readonly StepUse[];
}

export interface StepUse {
  /** Place in the recipe's list of ingredients. */
  readonly ingredient: number;
  readonly share: UseShare;
  /** Undefined when the step takes no more of it, or nobody says how much. */
  readonly amount: UseAmount | undefined;
}

/**
 * - `all`, `part`, `rest`: of the listed amount.
 * - `some`: nobody says how much. `none`: it is in the pan already, or only spoken of.
 * - `unsure`: one of the ingredients of this mention, nobody can say which.
 */
export type UseShare = 'all' | 'part' | 'rest' | 'some' | 'none' | 'unsure';

export interface UseAmount {
  /** As a cook reads it: "1½". */
  readonly amount: string;
  /** As on the list, or as in the step when that says it: "tbsp", "cloves", blank for pieces. */
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
  return readMethod(steps, listed, measures).map((mentions) =>
    mentions.map(({ range, shareRange, saidRange, takings }) => ({
      range,
      shareRange,
      saidRange,
      uses: takings.map(({ ingredient, taking }) => ({
        ingredient: ingredient.index,
        share: taking === undefined ? 'unsure' : taking.kind,
        amount: taking && useAmount(ingredient, taking, factor),
      })),
    })),
  );
}

function useAmount(
  ingredient: ListedIngredient,
  taking: Taking,
  factor: Rational,
): UseAmount | undefined {
  const { amountText: whole, unitText } = ingredient;
  if (taking.kind === 'all' && !taking.amount) {
    if (whole === '') return undefined;
    const parsed = parseQuantity(whole);
    return {
      amount: scaleAmount(whole, unitText, factor),
      unit: unitText,
      quantity: parsed && multiplyQuantity(parsed, factor),
    };
  }
  const taken = 'amount' in taking ? taking.amount : undefined;
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
