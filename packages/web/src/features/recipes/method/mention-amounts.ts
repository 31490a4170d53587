/**
 * How much a step takes of what it names, as it is shown beside the author's words.
 *
 * - All of an ingredient is read as in the list, so that both columns agree; a part as the rules made
 *   it out, in the same measures.
 * - Where the step says the amount itself, ours takes the place of those words, and only when it
 *   differs.
 * - Beside "half the butter" it stands behind, in brackets: "half the 25 g butter" would be half of it.
 *   So does what is only about so much: "the about 320 g sugar" is no English.
 */
import type { ConvertedAmount } from '@saltbush/domain/foods/convert-ingredient';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import type { StepMention, StepUse } from '@saltbush/domain/method/step-uses';
import { unitFor } from '../unit-words';

export interface AmountReaders {
  ingredients: readonly Ingredient[];
  /** A line of the list, for as many as are to eat. */
  readWhole: (ingredient: Ingredient) => ConvertedAmount;
  /** An amount that is for as many already. */
  readPart: (ingredient: Ingredient) => ConvertedAmount;
}

export type MentionAmount =
  | { place: 'before' | 'behind'; amount: ConvertedAmount }
  | { place: 'group'; members: { name: string; amount: ConvertedAmount | undefined }[] };

/** Beside the words that name it; undefined where nothing is to be added. */
export function besideMention(
  { uses, shareRange, saidRange }: StepMention,
  readers: AmountReaders,
): MentionAmount | undefined {
  const amounts = uses.map((use) => amountOf(use, readers));
  if (uses.length > 1) {
    if (amounts.every((amount) => amount === undefined)) return undefined;
    return {
      place: 'group',
      members: uses.flatMap(({ ingredient, share }, index) =>
        share === 'none'
          ? []
          : [{ name: readers.ingredients[ingredient]?.name ?? '', amount: amounts[index] }],
      ),
    };
  }
  const [amount] = amounts;
  if (!amount || saidRange) return undefined;
  return { place: shareRange || amount.isApproximate ? 'behind' : 'before', amount };
}

/** In place of the author's words for the amount; undefined where they are right as they stand. */
export function insteadOfSaid(
  said: string,
  { uses }: StepMention,
  readers: AmountReaders,
): ConvertedAmount | undefined {
  const [use] = uses;
  const amount = use && amountOf(use, readers);
  if (!amount) return undefined;
  const written = `${amount.amount} ${amount.unit}`;
  return plain(written) === plain(said) ? undefined : amount;
}

/** What one use takes, as it is shown; undefined where nobody says how much. */
export function amountOf(
  { ingredient: index, share, amount }: StepUse,
  { ingredients, readWhole, readPart }: AmountReaders,
): ConvertedAmount | undefined {
  const ingredient = ingredients[index];
  // "To taste" says no amount.
  if (!ingredient || !amount?.quantity) return undefined;
  const isListed = share === 'all' && ingredient.unit.trim() === amount.unit;
  if (isListed && ingredient.amount.trim() !== '') return readWhole(ingredient);
  return readPart({ ...ingredient, amount: amount.amount, unit: amount.unit });
}

/** The amount in words: "about 250 g", "2 cups", "3". */
export function wordsOf({ amount, unit, isApproximate }: ConvertedAmount): string {
  // "2 whole eggs" are 2 eggs.
  const unitWords = unit === 'whole' ? '' : unitFor(unit, amount);
  return [isApproximate && 'about', amount, unitWords].filter(Boolean).join(' ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}
