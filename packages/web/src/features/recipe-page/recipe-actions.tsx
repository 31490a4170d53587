/** Actions on a recipe: favourite, plan, and those of its owner or reader. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { canEditRecipe } from '@saltbush/domain/recipes/permissions';
import { useUser } from '../../api/session';
import { AddToMealPlanButton } from '../meal-plans';
import { CopyButton } from './copy-button';
import { FavouriteButton } from '../recipe-cards';
import { OwnerActions } from './owner-actions';
import { PrintButton } from './print-button';
import classes from './recipe-head.module.css';
import { SaveRecipeButton } from './save-recipe-button';

export function RecipeActions({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const ownership = { ownerId: recipe.owner._id, sharingMode: recipe.sharingSettings.mode };
  const isOwn = user !== undefined && canEditRecipe(ownership, user._id);
  return (
    <div className={classes.actions}>
      {!isOwn && <SaveRecipeButton recipe={recipe} />}
      <AddToMealPlanButton recipe={recipe} />
      <FavouriteButton recipe={recipe} />
      {isOwn ? <OwnerActions recipe={recipe} /> : <CopyButton recipe={recipe} />}
      <PrintButton />
    </div>
  );
}
