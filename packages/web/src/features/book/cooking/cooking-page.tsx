/** Cooking mode: the whole window for one recipe, a screen a step. */
import { t } from '@lingui/core/macro';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { clampServes } from '@saltbush/domain/recipe/recipes/serves';
import { paths } from '../../../paths';
import { Spinner } from '../../../ui/feedback/spinner';
import {
  fetchMethodRules,
  isNotFound,
  NoSuchRecipe,
  RecipeNotLoaded,
  useMethodWait,
  useRecipe,
} from '../../recipe/recipe-content';
import { CookRecipe } from './cook-recipe';
import { useCookings } from './state/stored-cookings';

void fetchMethodRules();

export function CookingPage() {
  const { id = '' } = useParams({ strict: false });
  const { serves } = useSearch({ strict: false });
  const recipe = useRecipe(id);
  const { data, error } = recipe;
  const isWaitOver = useMethodWait();
  const { isLoaded } = useCookings();
  // Once loaded, a failed refetch does not interrupt cooking.
  if (data && isWaitOver && isLoaded) {
    if (data.instructions.length === 0)
      return <Navigate to={paths.recipe} params={{ id }} replace />;
    const asked = serves === undefined ? data.serves : clampServes(Number(serves));
    return <CookRecipe key={id} recipe={data} serves={asked} />;
  }
  if (isNotFound(error)) return <NoSuchRecipe />;
  if (!error || data) {
    return (
      <div data-full-screen>
        <Spinner label={t`Loading the recipe …`} />
      </div>
    );
  }
  return <RecipeNotLoaded title={t`Cooking`} query={recipe} />;
}
