/** The + of someone else's recipe (Spec 2): saves it among one's own; pressed again, lets it go. */
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQueryClient } from '@tanstack/react-query';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { letGoOfRecipe, saveRecipe } from './keep-recipe';
import classes from './mark-button.module.css';

export interface SaveButtonProps {
  recipe: Pick<RecipeCard, '_id' | 'title' | 'isSaved'>;
}

export function SaveButton({ recipe }: SaveButtonProps) {
  const queryClient = useQueryClient();
  const { title, isSaved } = recipe;
  const Icon = isSaved ? IconCheck : IconPlus;
  const change = isSaved ? letGoOfRecipe : saveRecipe;
  return (
    <UnstyledButton
      className={classes.mark}
      data-kind="save"
      aria-pressed={isSaved}
      aria-label={`Save: ${title}`}
      onClick={() => void change(queryClient, recipe)}
    >
      <Icon size={22} stroke={2} aria-hidden />
    </UnstyledButton>
  );
}
