/** Actions on a recipe: save someone else's, plan, favourite, share one's own; the others in a menu. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import { useUser } from '../../../api/session';
import { ActionButton } from '../../../ui/action-button';
import { LazyMenu } from '../../../ui/menu/lazy-menu';
import { AddToMealPlanButton } from '../../plan/meal-plans';
import { useSetFavourite } from '../../recipe/recipes';
import { ReportDialog } from '../moderation';
import { ShareButton } from '../sharing';
import classes from './recipe-actions.module.css';
import { recipeMenuItems } from './recipe-menu-items.lazy';
import { SaveRecipeButton } from './save-recipe-button';

export function RecipeActions({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const ownership = { ownerId: recipe.owner._id, sharingMode: recipe.sharingSettings.mode };
  const [isReporting, setReporting] = useState(false);
  const isOwn = user !== undefined && canEditRecipe(ownership, user._id);
  return (
    <>
      <div className={classes.row}>
        {!isOwn && <SaveRecipeButton recipe={recipe} />}
        <AddToMealPlanButton recipe={recipe} />
        <FavouriteAction recipe={recipe} />
        {isOwn && <ShareButton recipe={recipe} />}
        <LazyMenu
          code={recipeMenuItems}
          itemProps={{ recipe, isOwn, onReport: () => setReporting(true) }}
          position="bottom-end"
          width={240}
          trigger={(props) => <ActionButton {...props} Icon={IconDots} label="More" />}
        />
      </div>
      {isReporting && <ReportDialog recipe={recipe} onClosed={() => setReporting(false)} />}
    </>
  );
}

function FavouriteAction({ recipe }: { recipe: RecipeOnWire }) {
  const setFavourite = useSetFavourite(recipe);
  const { isFavourite } = recipe;
  return (
    <ActionButton
      Icon={isFavourite ? IconHeartFilled : IconHeart}
      label="Favourite"
      aria-pressed={isFavourite}
      onClick={() => setFavourite(!isFavourite)}
    />
  );
}
