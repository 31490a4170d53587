/**
 * A recipe that someone passed on (Spec 2, /shared-recipe/:id and /recipe/:id): for visitors and the
 * signed-in, through a link's token or by its address alone.
 */
import { useParams, useSearch } from '@tanstack/react-router';
import { useUser } from '../../../api/session';
import { Reviews } from '../../reviews';
import { fetchMethodRules, useMethodWait } from '../method/use-method';
import { RecipeNotLoaded } from '../recipe-not-loaded';
import { RecipeSkeleton } from '../recipe-skeleton';
import { WholeRecipe } from '../whole-recipe';
import { isRefused } from './is-refused';
import { NotShared } from './not-shared';
import { ReaderActions } from './reader-actions';
import { useSharedRecipe } from './use-shared-recipe';
import { VisitorActions } from './visitor-actions';

fetchMethodRules();

export function SharedRecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { token } = useSearch({ strict: false });
  const user = useUser();
  const recipe = useSharedRecipe({ id, token, readerId: user?._id });
  const { data, error } = recipe;
  const isWaitOver = useMethodWait();
  if (isRefused(error)) return <NotShared />;
  if (data && isWaitOver) {
    // Who holds only a link reads the recipe, not what its readers say of it.
    const mayReadReviews =
      data.sharingSettings.mode === 'public' || data.isSaved || data.owner._id === user?._id;
    return (
      <WholeRecipe
        key={data._id}
        recipe={data}
        actions={
          user ? (
            <ReaderActions recipe={data} readerId={user._id} shareToken={token} />
          ) : (
            <VisitorActions />
          )
        }
        reviews={mayReadReviews && <Reviews recipe={data} />}
      />
    );
  }
  if (!error) return <RecipeSkeleton />;
  return <RecipeNotLoaded title="Recipe" query={recipe} />;
}
