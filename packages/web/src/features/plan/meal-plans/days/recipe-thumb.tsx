/** Thumbnail of a recipe; text always stands beside it. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { RecipeCover } from '../../../recipe/recipes';
import classes from './recipe-thumb.module.css';

export function RecipeThumb({ card }: { card: RecipeCard | undefined }) {
  return (
    <span className={classes.thumb} aria-hidden>
      <RecipeCover recipe={card ?? { title: '' }} sizes="44px" />
    </span>
  );
}
