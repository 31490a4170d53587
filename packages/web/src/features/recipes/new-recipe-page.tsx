/** A new recipe: blank, read from a page, text or photos, or the one that was being written when all went dark. */
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { newId } from '../../api/new-id';
import { paths } from '../../app/paths';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/link-button';
import { blankValues } from './form/form-values';
import { RecipeForm } from './form/recipe-form';
import { findSourcePhotos } from './form/source-photos';
import { findUnsavedNewRecipe } from './form/unsaved-work';
import classes from './new-recipe-page.module.css';

const SourcePhotosPanel = lazy(async () => ({
  default: (await import('./form/source-photos-panel')).SourcePhotosPanel,
}));

export function NewRecipePage() {
  const navigate = useNavigate();
  const [start] = useState(() => {
    const unsaved = findUnsavedNewRecipe();
    return { recipeId: unsaved?.recipeId ?? newId(), values: blankValues(), unsaved };
  });
  const [photos] = useState(() => findSourcePhotos(start.recipeId));
  const form = (
    <RecipeForm
      start={start}
      offeredPicture={photos[0]?.file}
      onSaved={({ _id }) => void navigate({ to: paths.recipe, params: { id: _id }, replace: true })}
      onCancel={() => void navigate({ to: paths.myRecipes })}
    />
  );
  return (
    <Page
      title="New recipe"
      width={photos.length > 0 ? 'wide' : 'narrow'}
      lead={
        start.unsaved ? undefined : (
          <>
            Found it on a web page, or on paper?{' '}
            <TextLink to={paths.importRecipe}>Import it</TextLink> instead of typing.
          </>
        )
      }
    >
      {photos.length > 0 ? (
        <div className={classes.beside}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <SourcePhotosPanel photos={photos} />
          </Suspense>
          {form}
        </div>
      ) : (
        form
      )}
    </Page>
  );
}
