/** The form of a new recipe: blank, from an import, or from a stored draft. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '../../../api/new-id';
import { paths } from '../../../paths';
import { Page } from '../../../ui/layout/page';
import { Spinner } from '../../../ui/feedback/spinner';
import { TextLink } from '../../../ui/link-button';
import { blankValues } from './form-values';
import { RecipeForm } from './recipe-form';
import { findDoubtfulLines, findSourcePhotos } from './image/source-photos';
import { SourcePhotosPanel } from './image/source-photos-panel.lazy';
import { findNewRecipeDraft, useDrafts } from './draft/draft-storage';
import classes from './new-recipe-page.module.css';

export function NewRecipePage() {
  const { isLoaded } = useDrafts();
  if (isLoaded) return <NewRecipe />;
  return (
    <Page title="New recipe" width="narrow">
      <Spinner label="Opening the form …" />
    </Page>
  );
}

function NewRecipe() {
  const navigate = useNavigate();
  const [start] = useState(() => {
    const unsaved = findNewRecipeDraft();
    return { recipeId: unsaved?.recipeId ?? newId(), values: blankValues(), unsaved };
  });
  const [photos] = useState(() => findSourcePhotos(start.recipeId));
  const [doubtfulLines] = useState(() => findDoubtfulLines(start.recipeId));
  const form = (
    <RecipeForm
      start={start}
      offeredImage={photos[0]?.file}
      onSaved={({ _id }) => void navigate({ to: paths.recipe, params: { id: _id }, replace: true })}
      onCancel={() => void navigate({ to: paths.myRecipes })}
    />
  );
  return (
    <Page
      title="New recipe"
      width={photos.length > 0 ? 'wide' : 'narrow'}
      lead={start.unsaved ? undefined : <ImportHint />}
    >
      {photos.length > 0 ? (
        <div className={classes.beside}>
          <SourcePhotosPanel
            whileLoading={<div className={classes.waiting} />}
            photos={photos}
            doubtfulLines={doubtfulLines}
          />
          {form}
        </div>
      ) : (
        form
      )}
    </Page>
  );
}

function ImportHint() {
  return (
    <>
      On a web page or on paper? <TextLink to={paths.importRecipe}>Import it</TextLink>
    </>
  );
}
