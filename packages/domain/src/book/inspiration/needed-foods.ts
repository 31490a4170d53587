/**
 * What a recipe needs, as a cook asks "have I got that?".
 *
 * - A row of several foods ("salt and pepper") is each of them; a food on two rows is one.
 * - Of alternatives ("butter or margarine") any one will do.
 * - Water, ice, salt and pepper are in every kitchen: they are never asked for (`universalStaples`).
 * - What is optional, to taste, to serve or a garnish can be left out, by its remark or its heading.
 *   Needed once anywhere in the recipe, it is needed.
 * - Equipment is no food.
 * - Names are the recipe's own, without what is done to the food: "Thai basil leaves".
 */
import type { FoodIdentity, FoodWording } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { readNeed } from '../../plan/shopping-list/needs/read-need';

/** Keys of the foods that every kitchen has. */
export const universalStaples: ReadonlySet<string> = new Set([
  'water',
  'ice',
  'salt',
  'sea-salt',
  'sea-salt-flakes',
  'kosher-salt',
  'rock-salt',
  'black-pepper',
  'white-pepper',
  'black-peppercorn',
  'white-peppercorn',
  'salt-and-pepper',
]);

export interface NeededFood {
  readonly key: string;
  /** As written in the recipe: "Thai basil leaves". */
  readonly name: string;
  /** Any of them will do. */
  readonly foods: readonly FoodIdentity[];
  readonly isOptional: boolean;
}

/**
 * @example
 * neededFoods([{ name: 'limes', amount: '2', unit: '', note: 'juiced' }])
 * // [{ key: 'lime', name: 'limes', isOptional: false, … }]
 */
export function neededFoods(
  ingredients: readonly Ingredient[],
  measures: Measures = 'au',
): NeededFood[] {
  const byKey = new Map<string, NeededFood>();
  for (const row of ingredients) {
    const isOptional = canBeLeftOut(row);
    for (const { ingredient } of foodsOfRow(row)) {
      const food = neededFood(ingredient, measures, isOptional);
      if (!food || food.foods.some(({ key }) => universalStaples.has(key))) continue;
      const known = byKey.get(food.key);
      byKey.set(food.key, known && !known.isOptional ? known : food);
    }
  }
  return [...byKey.values()];
}

function canBeLeftOut({ name, amount, unit, note = '', section = '' }: Ingredient): boolean {
  return leftOut.test([amount, unit, name, note].join(' ')) || leftOutHeading.test(section.trim());
}

function neededFood(
  row: Ingredient,
  measures: Measures,
  isOptional: boolean,
): NeededFood | undefined {
  const need = readNeed(row, measures);
  if (!need || need.isEquipment) return undefined;
  const { identity, wording, alternatives } = need;
  return {
    key: identity.key,
    name: asTyped(wording, row.name),
    foods: [identity, ...alternatives],
    isOptional,
  };
}

/** One or several, and with or without a capital, as it was typed. */
function asTyped({ name, nameOfOne }: FoodWording, typed: string): string {
  const isOfSeveral = typed.toLowerCase().includes(name.toLowerCase());
  const isOfOne = !isOfSeveral && typed.toLowerCase().includes(nameOfOne.toLowerCase());
  const chosen = isOfOne ? nameOfOne : name;
  const small = chosen.charAt(0).toLowerCase() + chosen.slice(1);
  const [first = ''] = small.split(' ');
  return typed.includes(first) ? small : chosen;
}

const leftOut =
  /\b(?:optional(?:ly)?|to taste|to serve|for serving|garnish|to decorate|for decorat\w+|if (?:desired|liked|you like|available))\b/i;
const leftOutHeading =
  /^(?:optional\b.*|(?:to|for) (?:serve|serving|garnish|decorate|decoration)|garnish(?:es)?|optional)\W*$/i;
