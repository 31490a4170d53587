/** The food that a name means, and how it is worded. */
import {
  findFood,
  findListedFood,
  type FoodIdentity,
  foodWording,
  type FoodWording,
  isForeignNameOf,
} from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { isWater, water } from '../../../recipe/not-food/not-bought';
import { isCutOfFish, plainName } from './names/plain-name';
import { withProductWords } from './names/product-words';

export interface Identified {
  readonly identity: FoodIdentity;
  /** How the recipe words it: "spanish onion" of the red onion. */
  readonly wording: FoodWording;
}

/** @example identify('spanish onions', 'au').identity.key // 'red-onion' */
export function identify(name: string, measures: Measures): Identified {
  const found = isWater(name) ? water : findFood(name, measures);
  const isKnown = found === water || found.food !== undefined;
  const identity = isKnown ? found : findFood(plainName(name), measures);
  const wording = foodWording(identity === water ? water.name : name, identity.food);
  // Nobody counts "4 swordfish".
  const isCut = identity.food !== undefined && isCutOfFish(name, identity.food);
  const shown = isCut ? wording.name : withProductWords(wording.name, identity.name);
  return { identity: { ...identity, name: identity.food ? shown : identity.name }, wording };
}

/**
 * What another language calls it stays its wording, also in a tin.
 *
 * @param bought what shops call it
 * @example identifyBought('Mais', 'canned corn', 'metric').wording.name // 'Mais'
 */
export function identifyBought(name: string, bought: string, measures: Measures): Identified {
  const food = identify(bought, measures);
  const listed = bought === name ? undefined : findListedFood(name);
  const isForeign = listed !== undefined && isForeignNameOf(name, listed);
  return isForeign ? { ...food, wording: foodWording(name, listed) } : food;
}
