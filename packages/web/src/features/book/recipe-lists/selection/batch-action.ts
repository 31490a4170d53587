import type { ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';

/** A button for the selected recipes, with a dialog if it needs one. */
export type BatchAction = ComponentType<BatchActionProps>;

export interface BatchActionProps {
  recipes: RecipeCard[];
  /** Ends selection mode. */
  onDone: () => void;
}
