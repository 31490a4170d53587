/**
 * Saves or removes someone else's recipe. If the user could not read a removed recipe any more, a
 * dialog asks for confirmation.
 */
import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { type SavableRecipe, useSaveRecipe, useUnsaveRecipe } from '../../recipe/recipes';

export type ToggledRecipe = SavableRecipe & Pick<RecipeCard, 'isSaved' | 'canComeBack' | 'owner'>;

export interface Saving {
  press: () => void;
  /** The dialog; render it beside the button. */
  question: ReactNode;
}

export function useSaveToggle(recipe: ToggledRecipe): Saving {
  const save = useSaveRecipe(recipe);
  const [isAsking, setAsking] = useState(false);
  const canComeBack = recipe.canComeBack || recipe.shareToken !== undefined;
  const unsave = useUnsaveRecipe(recipe, canComeBack);
  const press = () => {
    if (!recipe.isSaved) save();
    else if (canComeBack) unsave();
    else setAsking(true);
  };
  const handleConfirm = () => {
    setAsking(false);
    unsave();
  };
  const question = !canComeBack && (
    <ConfirmDialog
      isOpen={isAsking}
      title={t`Remove from your recipes?`}
      message={t`This recipe is private. Unless ${recipe.owner.username} shares it with you again, you won’t be able to open it.`}
      confirmLabel={t`Remove recipe`}
      isDangerous
      onConfirm={handleConfirm}
      onClose={() => setAsking(false)}
    />
  );
  return { press, question };
}
