import type { ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';

/** A button, with a dialog of its own if it has something to ask. */
export type BatchAction = ComponentType<BatchActionProps>;

export interface BatchActionProps {
  recipes: RecipeCard[];
  /** Ends the choosing. */
  onDone: () => void;
}
