/** A draft as the recipe that the form of the app would send if nobody changed it. */
import { recipeLimits, recipesRoutes } from '@saltbush/contract/recipe/recipes';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { fromSteps, toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { untitledRecipe } from '@saltbush/domain/recipe/recipes/untitled-recipe';
import type * as z from 'zod/mini';
import { parsePart } from '../../../platform/http/parse-part';

type NewRecipe = z.output<typeof recipesRoutes.create.body>;

/** An ingredient without a food has its whole line as one, so that none is lost. */
export function withNames(draft: RecipeDraftOnWire): RecipeDraftOnWire {
  const { ingredients = [], ingredientLines } = draft;
  const named = ingredients.map((ingredient, index) => {
    if (ingredient.name.trim() !== '') return ingredient;
    const name = (ingredientLines[index] ?? '').slice(0, recipeLimits.ingredientName);
    return { ...ingredient, name, amount: '', unit: '' };
  });
  return { ...draft, ingredients: named };
}

/**
 * @param given what the draft does not have: the id, its images as ours, how it came, and the id of its source
 * @throws AppError VALIDATION_FAILED
 */
export function recipeFromDraft(
  draft: RecipeDraftOnWire,
  given: Pick<
    NewRecipe,
    '_id' | 'imageUrl' | 'moreImageUrls' | 'stepImages' | 'origin' | 'evidenceId'
  >,
): NewRecipe {
  const { title, serves, yieldText, ingredients = [], instructions = [] } = draft;
  const { instructionSections } = draft;
  const { stepImages } = given;
  const steps = toSteps({ instructions, instructionSections, stepImages });
  const recipe = {
    ...draft,
    ...given,
    title: title.trim() || untitledRecipe(),
    yieldText: serves === undefined ? yieldText : whatItMakes(yieldText, serves),
    ingredients: ingredients.filter(({ name }) => name.trim() !== ''),
    ...fromSteps(steps.filter(({ text }) => text.trim() !== '')),
  };
  // What comes out has been parsed by this schema.
  return parsePart(recipesRoutes.create.body, recipe, 'body') as NewRecipe;
}
