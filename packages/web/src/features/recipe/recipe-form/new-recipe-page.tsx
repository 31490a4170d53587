/** The form of a new recipe: blank, from an import, or from a stored draft. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '../../../api/new-id';
import { paths } from '../../../paths';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/feedback/spinner';
import { TextLink } from '../../../ui/link-button';
import { usePageAhead } from '../../../ui/use-page-ahead';
import { blankValues } from './form-values';
import { RecipeForm } from './recipe-form';
import { CheckedRecipe } from './source/checked-recipe';
import { findImportSource } from './source/import-source';
import { findNewRecipeDraft, useDrafts } from './draft/draft-storage';

export function NewRecipePage() {
  const { isLoaded } = useDrafts();
  if (isLoaded) return <NewRecipe />;
  return (
    <Page title={t`New recipe`} width="narrow">
      <Spinner label={t`Opening the form …`} />
    </Page>
  );
}

function NewRecipe() {
  const navigate = useNavigate();
  const [start] = useState(() => {
    const unsaved = findNewRecipeDraft();
    return { recipeId: unsaved?.recipeId ?? newId(), values: blankValues(), unsaved };
  });
  const fetchNext = usePageAhead(paths.recipe, start.recipeId);
  const [source] = useState(() => findImportSource(start.recipeId));
  const form = (
    <RecipeForm
      start={start}
      offeredImage={source?.photos[0]?.file}
      unusedLines={source?.unusedLines}
      fetchNext={fetchNext}
      onSaved={({ _id }) => void navigate({ to: paths.recipe, params: { id: _id }, replace: true })}
      onCancel={() => void navigate({ to: paths.myRecipes })}
    />
  );
  const isImported = start.unsaved?.isImported === true;
  return (
    <Page
      title={isImported ? t`Check the recipe` : t`New recipe`}
      width={source ? 'wide' : 'narrow'}
      lead={start.unsaved ? undefined : <ImportHint />}
    >
      {source && start.unsaved ? (
        <CheckedRecipe source={source} values={start.unsaved.values}>
          {form}
        </CheckedRecipe>
      ) : (
        form
      )}
    </Page>
  );
}

function ImportHint() {
  return (
    <>
      <Trans>On a web page or on paper?</Trans>{' '}
      <TextLink to={paths.importRecipe}>
        <Trans>Import it</Trans>
      </TextLink>
    </>
  );
}
