/** The cooking session of a recipe: started, resumed, stored after every change, ended. */
import { useEffect, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import {
  startCooking,
  adaptToRecipe,
  goToScreen,
  isInProgress,
  toggleTick,
} from '@saltbush/domain/book/cooking/cooking';
import type { Cooking } from '@saltbush/domain/book/cooking/cooking';
import { newId } from '../../../../api/new-id';
import { countCooking } from './count-cooking';
import {
  findCooking,
  removeCooking,
  isOpenInTab,
  storeCooking,
  markOpenInTab,
} from './stored-cookings';

export interface ActiveCooking {
  cooking: Cooking;
  goTo: (screen: number) => void;
  toggle: (ingredient: number) => void;
  /** Removes the stored session. */
  end: () => void;
}

/** A session that was left and is not open in this tab: ask whether to resume. */
export interface CookingLeft {
  left: Cooking;
  goOn: () => void;
  startAgain: () => void;
}

/** @param serves for how many a new cooking is */
export function useCooking(recipe: RecipeOnWire, serves: number): ActiveCooking | CookingLeft {
  const begin = () => startCooking(recipe, { id: newId(), serves, now: Date.now() });
  const [left] = useState(() => findLeft(recipe));
  const [cooking, setCooking] = useState(() => {
    if (!left) return begin();
    return isOpenInTab(left.id) ? left : undefined;
  });
  useEffect(() => {
    if (cooking) storeCooking(cooking);
  }, [cooking]);
  useOpenCooking(cooking);

  if (!cooking) {
    // Undefined while the user has not decided whether to resume.
    return { left: left!, goOn: () => setCooking(left), startAgain: () => setCooking(begin()) };
  }
  return {
    cooking,
    goTo: (screen) => setCooking(goToScreen(cooking, recipe, screen, Date.now())),
    toggle: (ingredient) => setCooking(toggleTick(cooking, ingredient, Date.now())),
    end: () => removeCooking(recipe._id),
  };
}

/** What there is to go on with; after a reload that is any. */
function findLeft(recipe: RecipeOnWire): Cooking | undefined {
  const stored = findCooking(recipe._id);
  if (!stored) return undefined;
  const cooking = adaptToRecipe(stored.cooking, recipe);
  return isInProgress(cooking, recipe) || isOpenInTab(cooking.id) ? cooking : undefined;
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
