/**
 * Saves someone else's recipe among one's own; pressed again, lets it go. One that others may not read
 * could be gone for good then, so that is asked first.
 */
import { Button } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { letGoOfRecipe, saveRecipe, type Keepable } from './list/cards/keep-recipe';

export interface SaveRecipeButtonProps {
  recipe: Keepable & Pick<RecipeOnWire, 'isSaved' | 'owner' | 'sharingSettings'>;
}

export function SaveRecipeButton({ recipe }: SaveRecipeButtonProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { isSaved, owner, sharingSettings, shareToken } = recipe;
  const canComeBack = sharingSettings.mode === 'public' || shareToken !== undefined;
  const handleClick = () => {
    if (!isSaved) void saveRecipe(queryClient, recipe);
    else if (canComeBack) void letGoOfRecipe(queryClient, recipe);
    else setAsking(true);
  };
  const handleConfirm = () => {
    setAsking(false);
    void letGoOfRecipe(queryClient, recipe, false);
  };
  const Icon = isSaved ? IconMinus : IconPlus;
  return (
    <>
      <Button
        variant={isSaved ? 'default' : 'filled'}
        leftSection={<Icon size={18} stroke={2} aria-hidden />}
        onClick={handleClick}
      >
        {isSaved ? 'Remove from my recipes' : 'Save to my recipes'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove from your recipes?"
        message={`This recipe is private. Unless ${owner.username} shares it with you again, you cannot open it any more.`}
        confirmLabel="Remove recipe"
        isDangerous
        onConfirm={handleConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
