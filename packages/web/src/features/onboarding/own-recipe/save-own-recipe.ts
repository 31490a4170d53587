/** Checks and saves the recipe that someone knows by heart (Spec 5, Onboarding step 7). */
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipes';
import { isHeading, withoutHeadings } from '@saltbush/recipe-parser/recipe';
import { capitaliseName } from '@saltbush/recipe-parser/text';
import { call } from '../../../api/call';
import { getSession } from '../../../api/session';
import type { OwnRecipe } from '../stored-onboarding';

export interface Complaint {
  kind: 'warning' | 'error';
  title: string;
  message: string;
  /** Id of the field to go to. */
  field?: 'onboarding-title' | 'ingredients.add';
  /** What withdraws it (`Toast`). */
  about?: string;
}

/** The section of the ingredients. */
export const ingredientsId = 'own-ingredients';

/** What is missing; undefined for a recipe that can be saved. */
export function complaintAbout({ title, ingredients }: OwnRecipe): Complaint | undefined {
  if (!getSession()) {
    const message = 'Please sign in, then try again.';
    return { kind: 'error', title: 'User not authenticated', message };
  }
  if (title.trim() === '') {
    const message = 'What do you call this dish?';
    const field = 'onboarding-title';
    return { kind: 'warning', title: 'Recipe name required', message, field, about: field };
  }
  if (!ingredients.some((row) => !isHeading(row) && row.name.trim() !== '')) {
    const message = 'Add what goes into it, one food per row.';
    const field = 'ingredients.add';
    const title = 'At least one ingredient required';
    return { kind: 'warning', title, message, field, about: ingredientsId };
  }
  return undefined;
}

/** Private, without instructions, tagged as the family's own (Spec 5). */
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
    ingredients: withoutHeadings(named).map(({ key: _key, note, name, ...line }) => ({
      ...line,
      name: capitaliseName(name.trim()),
      note: note.trim() || undefined,
    })),
    instructions: [],
    sharingSettings: { mode: 'private' },
  };
}
