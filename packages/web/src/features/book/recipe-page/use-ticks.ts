/** Which ingredients somebody has ticked while they get them out; the device remembers them until the day ends. */
import * as z from 'zod/mini';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { objectWith } from '../../../api/stored/stored-value';
import { useViewMode } from '../../../api/view-mode';
import { useWorkList, workList } from '../../device/sync/work';
import { useToday } from '../../device/view-mode';
import type { IngredientTicks } from '../../recipe/recipe-content';

interface TickedRecipe {
  recipeId: string;
  day: string;
  /** Places of the ingredients that are ticked. */
  places: number[];
}

const ticked = workList<TickedRecipe>({
  kind: 'tickedIngredients',
  item: objectWith<TickedRecipe>({
    recipeId: z.string(),
    day: z.string(),
    places: z.array(z.number()),
  }),
  idOf: ({ recipeId }) => recipeId,
});

/** @example const ticks = useTicks(recipe); ticks.toggle(recipe.ingredients[0]) */
export function useTicks({
  _id,
  ingredients,
}: Pick<RecipeOnWire, '_id' | 'ingredients'>): IngredientTicks {
  const day = useToday(useViewMode());
  const { items } = useWorkList(ticked);
  const placesIn = (all: readonly TickedRecipe[]) =>
    all.find((one) => one.recipeId === _id && one.day === day)?.places ?? [];
  return {
    isTicked: (ingredient) => placesIn(items).includes(ingredients.indexOf(ingredient)),
    toggle: (ingredient: Ingredient) => {
      const place = ingredients.indexOf(ingredient);
      // Ticks of other days are of no use any more.
      void ticked.change((all) => [
        ...all.filter((one) => one.recipeId !== _id && one.day === day),
        { recipeId: _id, day, places: toggled(placesIn(all), place) },
      ]);
    },
  };
}

const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];
