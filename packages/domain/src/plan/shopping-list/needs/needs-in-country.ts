/**
 * What a recipe or an item needs, with the packs that shops of a country sell (decision 0159). Texts are read the same
 * everywhere, so that what was read is remembered once; only what is bought differs.
 */
import { findFoodById, kindOfForeignFood, type Food } from '@saltbush/recipe-parser/foods';
import type { Country } from '../../../account/countries/country';
import type { Pack } from '../packs/pack';
import { packsOfFood } from '../packs/packs-of-food';
import type { FoodFacts, ListNeed, NeededFood } from './list-need';
import { kindOfFood } from './names/kind-of-food';

/** @example needsInCountry(needsOfItem('butter'), unitedStates)[0]?.identity.food?.packs // 227 g and 454 g */
export function needsInCountry(
  needs: readonly ListNeed[],
  country: Pick<Country, 'packs'>,
): readonly ListNeed[] {
  if (country.packs === '') return needs;
  return needs.map((need) => {
    const identity = foodInCountry(need.identity, country);
    return identity === need.identity ? need : { ...need, identity };
  });
}

/** The same object where the packs are the same. */
export function foodInCountry(needed: NeededFood, { packs }: Pick<Country, 'packs'>): NeededFood {
  const facts = needed.food;
  const food = facts && foodOfKey(needed, facts);
  if (!facts || !food) return needed;
  const [before, after] = [packsOfFood(food), packsOfFood(food, packs)];
  // What is a part of a food has figures of its own: the juice of a lemon.
  if (areSame(after, before) || !areSame(facts.packs ?? [], before)) return needed;
  const { container: _container, ...others } = facts;
  return { ...needed, food: { ...others, packs: after } };
}

const foodOfKey = ({ key, name }: NeededFood, { isKind }: FoodFacts): Food | undefined =>
  isKind ? (kindOfFood(name) ?? kindOfForeignFood(name)) : findFoodById(key);

const areSame = (one: readonly Pack[], other: readonly Pack[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ amount, unit, name }, index) =>
      amount === other[index]!.amount && unit === other[index]!.unit && name === other[index]!.name,
  );
