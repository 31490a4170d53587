/**
 * Whether an imported recipe is one that the person already has, by its content.
 *
 * - The titles are the same but for case, spaces and punctuation.
 * - Of the foods of the shorter list, at least `sameFoods` are in the other: a second version of "Banana
 *   bread" with other ingredients is another recipe. Without ingredients there is no match.
 */

/** This share of the foods must be found again. */
const sameFoods = 0.8;

export interface Known {
  title: string;
  /** Names of the ingredients. */
  foods: readonly string[];
}

/**
 * @example isSameRecipe({ title: 'Damper', foods: ['flour'] }, { title: 'DAMPER!', foods: ['flour'] }) // true
 */
export function isSameRecipe(one: Known, other: Known): boolean {
  return titleKey(one.title) === titleKey(other.title) && sharesFoods(one.foods, other.foods);
}

/**
 * The normalised title for comparison. The database filters candidates by almost the same text.
 *
 * @example titleKey('Mum’s Lasagne!') // 'mumslasagne'
 */
function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function sharesFoods(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = [new Set(one.map(foodKey)), new Set(other.map(foodKey))];
  const shared = [...short].filter((food) => long.has(food)).length;
  const fewest = Math.min(short.size, long.size);
  return fewest > 0 && shared >= fewest * sameFoods;
}

/** In the singular, more or less, and in any order: "eggs", "Egg". */
function foodKey(food: string): string {
  const words = food.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words
    .map((word) => word.replace(/s$/, ''))
    .toSorted()
    .join(' ');
}
