import { readersLocale } from '@saltbush/domain/account/countries/locale';
import { say } from '@saltbush/domain/texts/say';
import { type Ingredient, longestEquipment, mostEquipment } from '@saltbush/recipe-parser/recipe';

/** Generous for a real recipe, small enough that one person cannot fill the disk. */
export const recipeLimits = {
  title: 200,
  text: 5_000,
  notes: 20_000,
  ingredients: 200,
  /** Letters of all ingredients together: reading their foods takes time for each of them. */
  ingredientText: 20_000,
  ingredientName: 500,
  amount: 50,
  unit: 50,
  note: 500,
  section: 200,
  instructions: 200,
  moreImages: 9,
  tags: 30,
  tag: 50,
  variationName: 100,
  equipment: mostEquipment,
  equipmentName: longestEquipment,
  cuisine: 100,
  yieldText: 200,
  minutes: 60 * 24 * 30,
  siteName: 200,
  siteUrl: 2_000,
  sourceTitle: 300,
  author: 200,
} as const;

/**
 * How long the ingredients of a recipe are together. A recipe from before there was a limit may be longer, and can
 * be saved as long as it does not grow.
 *
 * @example ingredientTextLength([{ name: 'eggs', amount: '2', unit: '' }]) // 5
 */
export const ingredientTextLength = (ingredients: readonly Ingredient[]): number =>
  ingredients.reduce((sum, line) => sum + lengthOf(line), 0);

export const ingredientTextMessage = (): string =>
  say(
    'The ingredients hold at most {most} characters together. Please shorten some, or make two recipes of it',
    { most: recipeLimits.ingredientText.toLocaleString(readersLocale()) },
  );

/**
 * As many ingredients as a recipe has space for, from the first on.
 *
 * @example fittingIngredients(lines).length // 200 of 350 short ones
 */
export function fittingIngredients<Line extends Ingredient>(ingredients: readonly Line[]): Line[] {
  let length = 0;
  const end = ingredients.findIndex(
    (line) => (length += lengthOf(line)) > recipeLimits.ingredientText,
  );
  const most = end === -1 ? ingredients.length : end;
  return ingredients.slice(0, Math.min(most, recipeLimits.ingredients));
}

const lengthOf = ({ name, amount = '', unit = '', note = '', section = '' }: Ingredient): number =>
  [name, amount, unit, note, section].reduce((sum, text) => sum + text.length, 0);
