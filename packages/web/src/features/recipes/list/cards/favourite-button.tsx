/** The heart of a recipe: filled when it is a favourite. */
import { UnstyledButton } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useQueryClient } from '@tanstack/react-query';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { setFavourite } from './keep-recipe';
import classes from './mark-button.module.css';

export interface FavouriteButtonProps {
  recipe: Pick<RecipeCard, '_id' | 'title' | 'isFavourite'>;
}

export function FavouriteButton({ recipe }: FavouriteButtonProps) {
  const queryClient = useQueryClient();
  const { title, isFavourite } = recipe;
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <UnstyledButton
      className={classes.mark}
      data-kind="favourite"
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${title}`}
      onClick={() => void setFavourite(queryClient, recipe, !isFavourite)}
    >
      <Heart size={22} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
