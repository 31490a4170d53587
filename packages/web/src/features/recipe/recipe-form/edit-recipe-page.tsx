/** Edits a recipe: starts from the saved revision, or from the draft of an earlier visit or of an import. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/feedback/spinner';
import { usePageAhead } from '../../../ui/use-page-ahead';
import { valuesFrom } from './form-values';
import { RecipeForm } from './recipe-form';
import { findDraft, useDrafts } from './draft/draft-storage';
import { findNextToCheck } from './draft/lines-to-check';
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
    <Page title={t`Edit recipe`} width="narrow">
      {error && !isFetching ? (
        <ErrorState message={describeError(error).message} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the recipe …`} />
      )}
    </Page>
  );
}

function EditRecipe({ recipe }: { recipe: RecipeOnWire }) {
  const leave = useLeave(recipe._id);
  const [start] = useState(() => ({
    recipeId: recipe._id,
    revision: recipe.revision,
    values: valuesFrom(recipe),
    unsaved: draftOf(recipe),
  }));
  const isToCheck = start.unsaved?.isImported === true;
  const { siteUrl } = recipe.sourceAttribution ?? {};
  return (
    <Page
      title={isToCheck ? t`Check ${recipe.title}` : t`Edit ${recipe.title}`}
      heading={isToCheck ? t`Check the recipe` : t`Edit recipe`}
      lead={isToCheck && siteUrl ? <SourceLink url={siteUrl} /> : undefined}
      width="narrow"
    >
      <RecipeForm
        start={start}
        fetchNext={leave.fetchNext}
        onSaved={leave.saved}
        onCancel={leave.cancelled}
      />
    </Page>
  );
}

/** What was read of an earlier revision is of no use any more. */
function draftOf({ _id, revision }: RecipeOnWire) {
  const draft = findDraft(_id);
  return draft?.isImported && draft.revision !== revision ? undefined : draft;
}

function SourceLink({ url }: { url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noreferrer">
      <Trans>Open the page</Trans>
    </Anchor>
  );
}

/** Leads to the recipe, or, where several are checked one after the other, to the next one and back to the import. */
function useLeave(recipeId: string) {
  const navigate = useNavigate();
  const { check } = useSearch({ strict: false });
  const fetchRecipePage = usePageAhead(paths.recipe, recipeId);
  const show = (id: string) => void navigate({ to: paths.recipe, params: { id }, replace: true });
  if (check === undefined) {
    return {
      fetchNext: fetchRecipePage,
      saved: ({ _id }: RecipeOnWire) => show(_id),
      cancelled: () => show(recipeId),
    };
  }
  const goBack = () => void navigate({ to: paths.importRecipe, replace: true });
  const goOn = () => {
    const next = findNextToCheck(recipeId);
    if (next === undefined) return goBack();
    void navigate({ to: paths.editRecipe, params: { id: next }, search: { check }, replace: true });
  };
  // The next one opens in the same form.
  return { fetchNext: undefined, saved: goOn, cancelled: goBack };
}
