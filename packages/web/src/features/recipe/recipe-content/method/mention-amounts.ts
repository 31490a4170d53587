/**
 * Amounts shown beside ingredient mentions in a step.
 * - All of an ingredient: the same amount as in the list. A part: as allocated by the rules, in the
 *   same measures.
 * - Where the step states an amount, ours replaces it, and only when it differs.
 * - Beside "half the butter" it follows in brackets: "half the 25 g butter" would mean half of 25
 *   g. An approximate amount follows in brackets too: "the about 320 g sugar" is no English.
 */
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { StepMention, StepPart, StepUse } from '@saltbush/recipe-parser/steps';
import { unitFor } from '../unit-labels';

export interface AmountReaders {
  ingredients: readonly Ingredient[];
  /** An ingredient of the list, scaled. */
  readWhole: (ingredient: Ingredient) => ConvertedAmount;
  /** An amount that is scaled already. */
  readPart: (ingredient: Ingredient) => ConvertedAmount;
}

export interface GroupAmount {
  place: 'group';
  members: { name: string; amount: ConvertedAmount | undefined }[];
}

export type MentionAmount = { place: 'before' | 'behind'; amount: ConvertedAmount } | GroupAmount;

/** Text beside the mention; undefined if nothing is added. */
export function besideMention(
  { uses, shareRange, statedRange }: StepMention,
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
  if (!amount || statedRange) return undefined;
  return { place: shareRange || amount.isApproximate ? 'behind' : 'before', amount };
}

/** Text that replaces the author's amount; undefined if that is correct as written. */
export function replacementFor(
  stated: string,
  { uses }: StepMention,
  readers: AmountReaders,
): ConvertedAmount | undefined {
  const [use] = uses;
  const amount = use && amountOf(use, readers);
  if (!amount) return undefined;
  const written = `${amount.amount} ${amount.unit}`;
  return plain(written) === plain(stated) ? undefined : amount;
}

/** Amount of one use; undefined if unknown. */
export function amountOf(
  { ingredient: index, share, amount }: StepUse,
  { ingredients, readWhole, readPart }: AmountReaders,
): ConvertedAmount | undefined {
  const ingredient = ingredients[index];
  // "To taste" is not an amount.
  if (!ingredient || !amount?.quantity) return undefined;
  const isListed = share === 'all' && ingredient.unit.trim() === amount.unit;
  if (isListed && ingredient.amount.trim() !== '') return readWhole(ingredient);
  return readPart({ ...ingredient, amount: amount.amount, unit: amount.unit });
}

/** The amount in words: "about 250 g", "2 cups", "3". */
export function amountText({ amount, unit, isApproximate }: ConvertedAmount): string {
  // "2 whole eggs" are 2 eggs.
  const unitLabel = unit === 'whole' ? '' : unitFor(unit, amount);
  return [isApproximate && 'about', amount, unitLabel].filter(Boolean).join(' ');
}

/**
 * A step as text, its stated amounts replaced by ours.
 *
 * @example scaledText(partsOf('Add 2 eggs.'), readersFor('twice')) // 'Add 4 eggs.'
 */
export const scaledText = (parts: readonly StepPart[], readers: AmountReaders): string =>
  parts
    .map((part) => {
      if (part.kind !== 'said') return part.text;
      const amount = replacementFor(part.text, part.mention, readers);
      return amount ? amountText(amount) : part.text;
    })
    .join('');

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}
