/** The cooking of one recipe: begun, gone on with, kept at every change, and ended. */
import { useEffect, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import {
  beginCooking,
  followRecipe,
  goToScreen,
  isUnderWay,
  toggleTick,
} from '@saltbush/domain/cooking/cooking';
import type { Cooking } from '@saltbush/domain/cooking/cooking';
import { newId } from '../../api/new-id';
import { countCooking } from './count-cooking';
import {
  findCooking,
  forgetCooking,
  isOpenInTab,
  keepCooking,
  markOpenInTab,
} from './kept-cookings';

export interface CookingUnderWay {
  cooking: Cooking;
  goTo: (screen: number) => void;
  toggle: (ingredient: number) => void;
  /** Nothing is kept of it: the next time begins anew. */
  end: () => void;
}

/** One that was left, and is not open here: the cook says whether to go on with it. */
export interface CookingLeft {
  left: Cooking;
  goOn: () => void;
  startAgain: () => void;
}

/** @param serves for how many a new cooking is */
export function useCooking(recipe: RecipeOnWire, serves: number): CookingUnderWay | CookingLeft {
  const begin = () => beginCooking(recipe, { id: newId(), serves, now: Date.now() });
  const [left] = useState(() => findLeft(recipe));
  const [cooking, setCooking] = useState(() => {
    if (!left) return begin();
    return isOpenInTab(left.id) ? left : undefined;
  });
  useEffect(() => {
    if (cooking) keepCooking(cooking);
  }, [cooking]);
  useOpenCooking(cooking);

  if (!cooking) {
    // Without one there is one that was left.
    return { left: left!, goOn: () => setCooking(left), startAgain: () => setCooking(begin()) };
  }
  return {
    cooking,
    goTo: (screen) => setCooking(goToScreen(cooking, recipe, screen, Date.now())),
    toggle: (ingredient) => setCooking(toggleTick(cooking, ingredient, Date.now())),
    end: () => forgetCooking(recipe._id),
  };
}

/** What there is to go on with; after a reload that is any. */
function findLeft(recipe: RecipeOnWire): Cooking | undefined {
  const kept = findCooking(recipe._id);
  if (!kept) return undefined;
  const cooking = followRecipe(kept.cooking, recipe);
  return isUnderWay(cooking, recipe) || isOpenInTab(cooking.id) ? cooking : undefined;
}

function useOpenCooking(cooking: Cooking | undefined): void {
  const { id, recipeId } = cooking ?? {};
  useEffect(() => (id === undefined ? undefined : markOpenInTab(id)), [id]);
  useEffect(() => {
    if (id === undefined || recipeId === undefined) return;
    const count = () => void countCooking(recipeId);
    count();
    window.addEventListener('online', count);
    return () => window.removeEventListener('online', count);
  }, [id, recipeId]);
}
