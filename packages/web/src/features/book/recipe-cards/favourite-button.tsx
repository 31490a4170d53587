/** The favourite button: a filled heart for a favourite. */
import { t } from '@lingui/core/macro';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { useSetFavourite } from '../../recipe/recipes';
import classes from './mark-button.module.css';

export interface FavouriteButtonProps {
  recipe: Pick<RecipeCard, '_id' | 'title' | 'isFavourite'>;
}

export function FavouriteButton({ recipe }: FavouriteButtonProps) {
  const setFavourite = useSetFavourite(recipe);
  const { title, isFavourite } = recipe;
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.mark}
      data-kind="favourite"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${title}`}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Heart size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
