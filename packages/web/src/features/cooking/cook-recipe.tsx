/** One recipe being cooked: the question whether to go on where there was a beginning, else its screens. */
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { CookingFrame } from './cooking-frame';
import { CookingScreens } from './cooking-screens';
import { GoOnQuestion } from './go-on-question';
import { useCooking } from './use-cooking';
import { useWakeLock } from './use-wake-lock';

export interface CookRecipeProps {
  recipe: RecipeOnWire;
  /** For how many a new cooking is. */
  serves: number;
}

export function CookRecipe({ recipe: latest, serves }: CookRecipeProps) {
  // As it was when the cook began to read: what others change must not move the steps.
  const [recipe] = useState(latest);
  const state = useCooking(recipe, serves);
  useWakeLock();
  if ('cooking' in state) return <CookingScreens recipe={recipe} {...state} />;
  return (
    <CookingFrame recipe={recipe}>
      <GoOnQuestion {...state} />
    </CookingFrame>
  );
}
