/** A new recipe: blank, read from a page or text, or the one that was being written when all went dark. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '../../api/new-id';
import { paths } from '../../app/paths';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/link-button';
import { blankValues } from './form/form-values';
import { RecipeForm } from './form/recipe-form';
import { findUnsavedNewRecipe } from './form/unsaved-work';

export function NewRecipePage() {
  const navigate = useNavigate();
  const [start] = useState(() => {
    const unsaved = findUnsavedNewRecipe();
    return { recipeId: unsaved?.recipeId ?? newId(), values: blankValues(), unsaved };
  });
  return (
    <Page
      title="New recipe"
      width="narrow"
      lead={
        start.unsaved ? undefined : (
          <>
            Found it on a web page? <TextLink to={paths.importRecipe}>Import it</TextLink> instead
            of typing.
          </>
        )
      }
    >
      <RecipeForm
        start={start}
        onSaved={({ _id }) =>
          void navigate({ to: paths.recipe, params: { id: _id }, replace: true })
        }
        onCancel={() => void navigate({ to: paths.myRecipes })}
      />
    </Page>
  );
}
