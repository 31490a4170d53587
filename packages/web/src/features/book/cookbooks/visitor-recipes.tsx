/** The public recipes of a cookbook, for people without an account. */
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { paths } from '../../../paths';
import { cardSizes, RecipeCover } from '../../recipe/recipes';
import classes from './cookbooks.module.css';

export function VisitorRecipes({ recipes }: { recipes: readonly RecipeCard[] }) {
  return (
    <ul className={classes.books} aria-label={t`Recipes of the cookbook`}>
      {recipes.map((recipe) => (
        <li key={recipe._id} className={classes.book}>
          <div className={classes.image}>
            <RecipeCover recipe={recipe} sizes={cardSizes} />
          </div>
          <h2 className={classes.title}>
            <Link to={paths.sharedRecipe} params={{ id: recipe._id }} className={classes.link}>
              {recipe.title}
            </Link>
          </h2>
        </li>
      ))}
    </ul>
  );
}
