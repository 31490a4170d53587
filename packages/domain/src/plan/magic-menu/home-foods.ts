/**
 * What of a recipe is at home, for Magic Menu: dishes that use it come first, those whose portions are put away even more.
 * A preference, never a rule.
 */
import { foodInSentence } from '@saltbush/recipe-parser/foods/shown';
import { listed } from '../../account/countries/forms';
import { say } from '../../texts/say';
import type { PlainDate } from '../days/week';
import { isPortions, type HomeItem, type HomePortions } from '../home-items/home-items';
import { isToUseUpFirst } from '../home-items/storage-time';
import type { FoodAtHome, HomeFacts, PortionsAtHome } from './facts/home-facts';
import type { Weights } from './weights';

export interface HomeOptions {
  today: PlainDate;
  /** Keys of all foods that one at home does for; without it a food is for itself. */
  covers?: (key: string) => Iterable<string>;
  /** For how many people portions are. */
  peopleOf?: (item: HomePortions) => number | undefined;
}

/** @example withHome(recipes, items, { today })[0].atHome // [{ name: 'Leeks', isFirst: true }] */
export function withHome<Recipe extends { _id: string; foods?: readonly string[] | undefined }>(
  recipes: readonly Recipe[],
  items: readonly HomeItem[],
  { today, covers = (key) => [key], peopleOf }: HomeOptions,
): (Recipe & HomeFacts)[] {
  const foods = items
    .filter((item) => !isPortions(item) && item.foodKey !== undefined)
    .map((item) => ({
      food: { name: item.name, isFirst: isToUseUpFirst(item, today) },
      keys: new Set(covers(item.foodKey!)),
    }))
    .toSorted((a, b) => Number(b.food.isFirst) - Number(a.food.isFirst));
  const portions = new Map(items.filter(isPortions).map((item) => [item.recipeId, item]));
  return recipes.map((recipe) => {
    const atHome = foods
      .filter(({ keys }) => recipe.foods?.some((key) => keys.has(key)))
      .map(({ food }) => food);
    const stored = portions.get(recipe._id);
    return {
      ...recipe,
      ...(atHome.length > 0 && { atHome }),
      ...(stored && { portions: { place: stored.place, people: peopleOf?.(stored) } }),
    };
  });
}

/** In points: what is to be eaten first counts twice, and no more than so many count at all. */
export const homeValue = ({ atHome = [] }: HomeFacts, weights: Weights): number =>
  atHome.slice(0, mostCounted).reduce((sum, { isFirst }) => sum + (isFirst ? 2 : 1), 0) *
  weights.atHome;

const mostCounted = 4;

/** @example homeSentence([{ name: 'Leeks', isFirst: true }]) // 'Uses your leeks.' */
export function homeSentence(atHome: readonly FoodAtHome[]): string | undefined {
  const named = [2, 1]
    .map((count) => atHome.slice(0, count).map(({ name }) => foodInSentence(name)))
    .filter((names) => names.length > 0)
    .map(listed);
  const names = named.find((text) => text.length <= longestNames);
  return names && say('Uses your {names}.', { names });
}

/** @example portionsSentence({ place: 'freezer', people: 4 }) // '4 portions in the freezer.' */
export function portionsSentence({ place, people }: PortionsAtHome): string {
  if (people === undefined)
    return say(
      '{place, select, fridge {Portions in the fridge.} freezer {Portions in the freezer.} other {Portions in the cupboard.}}',
      { place },
    );
  const portions = say('{count, plural, one {# portion} other {# portions}}', { count: people });
  return say(
    '{place, select, fridge {{portions} in the fridge.} freezer {{portions} in the freezer.} other {{portions} in the cupboard.}}',
    { place, portions },
  );
}

const longestNames = 45;
