/** Cooking mode of one recipe: asks whether to resume, then shows the screens. */
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { CookingFrame } from './cooking-frame';
import { CookingScreens } from './screens/cooking-screens';
import { ResumeQuestion } from './screens/resume-question';
import { useCooking } from './state/use-cooking';
import { useWakeLock } from '../../device/screen-on';

export interface CookRecipeProps {
  recipe: RecipeOnWire;
  /** Serves of a new session. */
  serves: number;
}

export function CookRecipe({ recipe: latest, serves }: CookRecipeProps) {
  // A snapshot: edits by others must not change the steps while cooking.
  const [recipe] = useState(latest);
  const state = useCooking(recipe, serves);
  useWakeLock();
  if ('cooking' in state) return <CookingScreens recipe={recipe} {...state} />;
  return (
    <CookingFrame recipe={recipe}>
      <ResumeQuestion recipe={recipe} {...state} />
    </CookingFrame>
  );
}
