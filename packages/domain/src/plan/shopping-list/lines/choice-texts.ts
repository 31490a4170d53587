/** What may be bought instead of a line's food, in words. */
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import { say } from '../../../texts/say';
import type { ShoppingLine } from '../shopping-line';

/** What a text of choices is made of. */
export type LineWithChoices = Pick<ShoppingLine, 'alternatives' | 'parts'>;

/**
 * What every recipe of the line could take instead.
 *
 * @returns blank without a choice
 * @example choiceText(butter) // 'or margarine'
 */
export function choiceText({ alternatives }: LineWithChoices): string {
  return orAny(alternatives);
}

/**
 * What some recipes of the line could take instead, and others could not: 500 g of butter for two cakes, one of which may
 * have ghee.
 *
 * @example choicesOfSome(butter) // ['or ghee for Naan']
 */
export function choicesOfSome({ alternatives, parts }: LineWithChoices): string[] {
  const texts = parts.flatMap((part) => {
    if (part.source === 'item') return [];
    const own = part.alternatives.filter((name) => !alternatives.includes(name));
    const recipe = part.recipeTitle;
    return own.length > 0 ? [say('{choice} for {recipe}', { choice: orAny(own), recipe })] : [];
  });
  return [...new Set(texts)];
}

const orAny = (names: readonly string[]): string =>
  names.map((name) => say('or {food}', { food: inSentence(name) })).join(' ');
