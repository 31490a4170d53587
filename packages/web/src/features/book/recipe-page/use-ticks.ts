/** Which ingredients somebody has ticked while they get them out; the device remembers them until the day ends. */
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { storedValue } from '../../../api/stored/stored-value';
import { useViewMode } from '../../../api/view-mode';
import { useToday } from '../../device/view-mode';
import type { IngredientTicks } from '../../recipe/recipe-content';

const stored = storedValue('saltbush.ticked-ingredients', {
  schema: z.object({ day: z.string(), recipes: z.record(z.string(), z.array(z.number())) }),
});

/** @example const ticks = useTicks(recipe); ticks.toggle(recipe.ingredients[0]) */
export function useTicks({
  _id,
  ingredients,
}: Pick<RecipeOnWire, '_id' | 'ingredients'>): IngredientTicks {
  const today = useToday(useViewMode());
  const [ticked, setTicked] = useState(() => tickedOn(today)[_id] ?? []);
  const placeOf = (ingredient: Ingredient) => ingredients.indexOf(ingredient);
  return {
    isTicked: (ingredient) => ticked.includes(placeOf(ingredient)),
    toggle: (ingredient) => {
      const place = placeOf(ingredient);
      const next = ticked.includes(place)
        ? ticked.filter((other) => other !== place)
        : [...ticked, place];
      setTicked(next);
      stored.write({ day: today, recipes: { ...tickedOn(today), [_id]: next } });
    },
  };
}

function tickedOn(today: string): Record<string, number[]> {
  const last = stored.read();
  return last?.day === today ? last.recipes : {};
}
