/** Checks and saves the recipe that someone knows by heart (Spec 5, Onboarding step 7). */
import { t } from '@lingui/core/macro';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { isHeading, withoutHeadings } from '@saltbush/recipe-parser/recipe';
import { capitaliseName } from '@saltbush/recipe-parser/text';
import { call } from '../../../../api/call';
import { getSession } from '../../../../api/session';
import { ingredientOf, lineId } from '../../../recipe/recipe-form';
import type { OwnRecipe } from '../stored-onboarding';

export interface Complaint {
  title: string;
  message: string;
  /** The field that it is about; absent: about all. */
  field?: string;
}

/** What is missing, the first field only; undefined for a recipe that can be saved. */
export function complaintAbout({ title, ingredients }: OwnRecipe): Complaint | undefined {
  if (!getSession()) {
    return { title: t`User not authenticated`, message: t`Please sign in, then try again.` };
  }
  if (title.trim() === '') {
    const message = t`What do you call this dish?`;
    return { title: t`Recipe name required`, message, field: 'title' };
  }
  if (!ingredients.some((row) => !isHeading(row) && row.name.trim() !== '')) {
    const message = t`Add what goes into it, one food per row.`;
    return { title: t`At least one ingredient required`, message, field: firstName(ingredients) };
  }
  return undefined;
}

/** Of the first row; of the list when there is no row. */
function firstName(ingredients: OwnRecipe['ingredients']): string {
  const row = ingredients.find((each) => !isHeading(each));
  return row ? lineId('ingredients', row.key) : 'ingredients';
}

/** Private, without instructions, tagged as the household's own (Spec 5). */
export async function saveOwnRecipe(recipe: OwnRecipe): Promise<void> {
  await call(recipesRoutes.create, { body: inputOf(recipe) });
}

function inputOf({ recipeId, title, serves, imageUrl, ingredients }: OwnRecipe): RecipeInput {
  const named = ingredients.filter((row) => isHeading(row) || row.name.trim() !== '');
  return {
    _id: recipeId,
    title: title.trim(),
    serves,
    imageUrl,
    tags: ['Family Favourite'],
    ingredients: withoutHeadings(named).map(({ section, ...row }) => ({
      ...ingredientOf(row),
      name: capitaliseName(row.name.trim()),
      section,
    })),
    instructions: [],
    sharingSettings: { mode: 'private' },
  };
}
