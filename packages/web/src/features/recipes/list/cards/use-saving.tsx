/**
 * Saves someone else's recipe among one's own; pressed again, lets it go. One that can be read only
 * because it is saved would be gone for good, so that is asked first.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { letGoOfRecipe, saveRecipe, type Keepable } from './keep-recipe';

export type Saveable = Keepable & Pick<RecipeCard, 'isSaved' | 'canComeBack' | 'owner'>;

export interface Saving {
  press: () => void;
  /** To stand anywhere beside the button. */
  question: ReactNode;
}

export function useSaving(recipe: Saveable): Saving {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const canComeBack = recipe.canComeBack || recipe.shareToken !== undefined;
  const press = () => {
    if (!recipe.isSaved) void saveRecipe(queryClient, recipe);
    else if (canComeBack) void letGoOfRecipe(queryClient, recipe);
    else setAsking(true);
  };
  const handleConfirm = () => {
    setAsking(false);
    void letGoOfRecipe(queryClient, recipe, false);
  };
  const question = !canComeBack && (
    <ConfirmDialog
      isOpen={isAsking}
      title="Remove from your recipes?"
      message={`This recipe is private. Unless ${recipe.owner.username} shares it with you again, you cannot open it any more.`}
      confirmLabel="Remove recipe"
      isDangerous
      onConfirm={handleConfirm}
      onClose={() => setAsking(false)}
    />
  );
  return { press, question };
}
