/** Actions on a recipe: save someone else's, plan, favourite, share one's own; the others in a menu. */
import { t } from '@lingui/core/macro';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ActionButton } from '../../../ui/action-button';
import { AddToMealPlanButton } from '../../plan/meal-plans';
import { useSetFavourite } from '../../recipe/recipes';
import { ShareButton } from '../sharing';
import classes from './recipe-actions.module.css';
import { RecipeMenu } from './recipe-menu';
import { SaveRecipeButton } from './save-recipe-button';
import { useIsOwn } from './use-is-own';

export function RecipeActions({ recipe }: { recipe: RecipeOnWire }) {
  const isOwn = useIsOwn(recipe);
  return (
    <div className={classes.row}>
      {!isOwn && <SaveRecipeButton recipe={recipe} />}
      <AddToMealPlanButton recipe={recipe} />
      <FavouriteAction recipe={recipe} />
      {isOwn && <ShareButton recipe={recipe} />}
      <RecipeMenu
        recipe={recipe}
        trigger={(props) => <ActionButton {...props} Icon={IconDots} label={t`More`} />}
      />
    </div>
  );
}

function FavouriteAction({ recipe }: { recipe: RecipeOnWire }) {
  const setFavourite = useSetFavourite(recipe);
  const { isFavourite } = recipe;
  return (
    <ActionButton
      Icon={isFavourite ? IconHeartFilled : IconHeart}
      label={t`Favourite`}
      aria-pressed={isFavourite}
      onClick={() => setFavourite(!isFavourite)}
    />
  );
}
