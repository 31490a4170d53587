/**
 * Compares a recipe with the food in the kitchen: what it uses, and what is missing.
 *
 * - Available foods are those a person typed; staples are what they always have. A staple fills a need, but a
 *   recipe that uses nothing else of theirs does not use what they have.
 * - A need is filled by food that does for it (`similarityOf`); a closer one is named before others,
 *   and one to use up before others.
 * - What can be left out is used when it is there, and never missing.
 * - A missing food names a similar available food: "red onion: you have brown onion".
 * - The share that is there counts main foods more than seasoning (`main-foods.ts`).
 * - More at hand never makes more missing; in which order it was typed does not matter.
 */
import { findFood, type FoodIdentity } from '@saltbush/recipe-parser/foods';
import { foodsCovered, similarityOf, type Similarity } from './food-substitutes';
import { weightOf } from './main-foods';
import type { NeededFood } from './needed-foods';

export interface AvailableFoods {
  readonly atHand: readonly FoodAtHand[];
  /** Keys of every food that the staples do for. */
  readonly staples: ReadonlySet<string>;
}

export interface FoodAtHand {
  /** As typed. */
  readonly text: string;
  readonly identity: FoodIdentity;
  readonly isToUseUp: boolean;
}

export interface UsedFood {
  /** As written in the recipe: "brown onions". */
  readonly name: string;
  /** As the person typed it: "onion". */
  readonly atHand: string;
  readonly isToUseUp: boolean;
  /** A general food for a specific need. */
  readonly isGeneral: boolean;
}

export interface MissingFood {
  /** As written in the recipe. */
  readonly name: string;
  /** What is at hand and does not quite do, as typed. */
  readonly like?: string | undefined;
}

export interface RecipeMatch {
  /** Foods that cannot be left out. */
  readonly needed: number;
  /** Of these, how many are there. */
  readonly there: number;
  /** Of all that cannot be left out, by weight, 0 to 1; 1 where nothing is needed. */
  readonly share: number;
  /** The same, a missing food half there if something like it is. */
  readonly likelyShare: number;
  readonly uses: readonly UsedFood[];
  readonly missing: readonly MissingFood[];
}

/**
 * @param foods as typed
 * @param useUp those of them that should be used up, as typed
 * @param staples keys of foods
 * @example availableFoods({ foods: ['brown onion'], useUp: [], staples: ['plain-flour'] })
 */
export function availableFoods(kitchen: {
  foods: readonly string[];
  useUp: readonly string[];
  staples: readonly string[];
}): AvailableFoods {
  const useUp = new Set(kitchen.useUp.map((text) => findFood(text).key));
  const atHand = new Map<string, FoodAtHand>();
  for (const text of kitchen.foods.toSorted(inOneOrder)) {
    const identity = findFood(text);
    if (atHand.has(identity.key)) continue;
    atHand.set(identity.key, { text, identity, isToUseUp: useUp.has(identity.key) });
  }
  return {
    atHand: [...atHand.values()].toSorted((a, b) => Number(b.isToUseUp) - Number(a.isToUseUp)),
    staples: foodsCovered(kitchen.staples),
  };
}

/**
 * @example
 * matchRecipe(neededFoods(curry), available)
 * // { needed: 8, there: 6, share: 0.7, likelyShare: 0.7, uses: […], missing: [{ name: 'coconut milk' }, { name: 'limes' }] }
 */
export function matchRecipe(needs: readonly NeededFood[], available: AvailableFoods): RecipeMatch {
  const uses: UsedFood[] = [];
  const missing: MissingFood[] = [];
  let lacking = 0;
  let likelyLacking = 0;
  for (const need of needs) {
    const { same, general, like } = closest(need, available);
    const found = same ?? general;
    if (found) uses.push(usedFood(need, found, found !== same));
    else if (!need.isOptional && !need.foods.some(({ key }) => available.staples.has(key))) {
      missing.push({ name: need.name, like: like?.text });
      lacking += needWeight(need);
      likelyLacking += needWeight(need) * (like ? 0.5 : 1);
    }
  }
  const needed = needs.filter(({ isOptional }) => !isOptional);
  const total = needed.reduce((sum, need) => sum + needWeight(need), 0);
  const shareWithout = (weight: number): number => (total === 0 ? 1 : 1 - weight / total);
  return {
    needed: needed.length,
    there: needed.length - missing.length,
    share: shareWithout(lacking),
    likelyShare: shareWithout(likelyLacking),
    uses,
    missing,
  };
}

/** Of alternatives the heaviest: "butter or margarine". */
const needWeight = ({ foods }: NeededFood): number => Math.max(...foods.map(weightOf));

/** The first available food of each similarity. */
function closest(
  { foods }: NeededFood,
  { atHand }: AvailableFoods,
): Partial<Record<Similarity, FoodAtHand>> {
  const found: Partial<Record<Similarity, FoodAtHand>> = {};
  for (const each of atHand) {
    for (const food of foods) {
      const likeness = similarityOf(each.identity, food);
      if (likeness) found[likeness] ??= each;
    }
  }
  return found;
}

const usedFood = (
  need: NeededFood,
  { text, isToUseUp }: FoodAtHand,
  isGeneral: boolean,
): UsedFood => ({
  name: need.name,
  atHand: text,
  isToUseUp,
  isGeneral,
});

const inOneOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
