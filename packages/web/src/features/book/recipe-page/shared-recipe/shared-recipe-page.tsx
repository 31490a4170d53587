/**
 * The page of a shared recipe (Spec 2, /shared-recipe/:id and /recipe/:id): for visitors and
 * signed-in users, by link token or by address.
 */
import { t } from '@lingui/core/macro';
import { useParams, useSearch } from '@tanstack/react-router';
import { useUser } from '../../../../api/session';
import { Reviews } from '../../reviews';
import { fetchMethodRules, RecipeNotLoaded, useMethodWait } from '../../../recipe/recipe-content';
import { NutritionPanel } from '../nutrition/nutrition-panel';
import { RecipeSkeleton } from '../recipe-skeleton';
import { RecipeView } from '../recipe-view';
import { isLinkEnded, isRefused } from './is-refused';
import { ShareLinkInvalid } from './share-link-invalid';
import { ReaderActions } from './reader-actions';
import { useSharedRecipe } from './use-shared-recipe';
import { VisitorActions } from './visitor-actions';

void fetchMethodRules();

export function SharedRecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { token } = useSearch({ strict: false });
  const user = useUser();
  const recipe = useSharedRecipe({ id, token, readerId: user?._id });
  const { data, error } = recipe;
  const isWaitOver = useMethodWait();
  if (isRefused(error)) return <ShareLinkInvalid isEnded={isLinkEnded(error)} />;
  if (data && isWaitOver) {
    // A private link shows the recipe, not its reviews nor what else is asked by its id.
    const mayReadReviews =
      data.sharingSettings.mode === 'public' || data.isSaved || data.owner._id === user?._id;
    return (
      <RecipeView
        key={data._id}
        recipe={data}
        actions={
          user ? (
            <ReaderActions recipe={data} readerId={user._id} shareToken={token} />
          ) : (
            <VisitorActions />
          )
        }
        nutrition={mayReadReviews && <NutritionPanel recipe={data} />}
        reviews={mayReadReviews && <Reviews recipe={data} />}
      />
    );
  }
  if (!error) return <RecipeSkeleton />;
  return <RecipeNotLoaded title={t`Recipe`} query={recipe} />;
}
