/** Edits a recipe: starts from the saved revision, or from the draft of an earlier visit. */
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/feedback/spinner';
import { valuesFrom } from './form-values';
import { RecipeForm } from './recipe-form';
import { findDraft, useDrafts } from './draft/draft-storage';
import { isNotFound, NoSuchRecipe, useRecipe } from '../recipe-content';

export function EditRecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useRecipe(id, {
    isFresh: true,
  });
  const { isLoaded } = useDrafts();
  if (data && isFetchedAfterMount && isLoaded) return <EditRecipe key={id} recipe={data} />;
  if (isNotFound(error)) return <NoSuchRecipe />;
  return (
    <Page title="Edit recipe" width="narrow">
      {error && !isFetching ? (
        <ErrorState message={describeError(error).message} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the recipe …" />
      )}
    </Page>
  );
}

function EditRecipe({ recipe }: { recipe: RecipeOnWire }) {
  const navigate = useNavigate();
  const [start] = useState(() => ({
    recipeId: recipe._id,
    revision: recipe.revision,
    values: valuesFrom(recipe),
    unsaved: findDraft(recipe._id),
  }));
  const show = (id: string) => void navigate({ to: paths.recipe, params: { id }, replace: true });
  return (
    <Page title={`Edit ${recipe.title}`} heading="Edit recipe" width="narrow">
      <RecipeForm
        start={start}
        onSaved={({ _id }) => show(_id)}
        onCancel={() => show(recipe._id)}
      />
    </Page>
  );
}
