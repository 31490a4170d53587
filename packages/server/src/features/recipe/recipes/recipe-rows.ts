/** The rows of the database that a recipe is stored in, from what was sent of it. */
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { recipeChangeSchema, recipeInputSchema } from '@saltbush/contract/recipe/recipes';
import type { RecipeOrigin } from '@saltbush/domain/admin/analytics/figures';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import type * as z from 'zod/mini';
import type { SentImage } from '../../access/images';
import { furtherImages } from './further-images';
import type { NewRows } from './insert-recipe';

export type RecipeChange = z.output<typeof recipeChangeSchema>;
/** What is sent for a new recipe. */
export type RecipeInput = z.output<typeof recipeInputSchema>;

export function columnsOf(input: RecipeChange) {
  const source = input.sourceAttribution;
  return {
    title: input.title,
    serves: knownServes(input) ?? null,
    yieldText: input.yieldText || null,
    description: input.description || null,
    notes: input.notes || null,
    prepMinutes: input.prepMinutes ?? null,
    cookMinutes: input.cookMinutes ?? null,
    totalMinutes: input.totalMinutes ?? null,
    cuisine: input.cuisine || null,
    course: input.course ?? null,
    difficulty: input.difficulty ?? null,
    measures: input.measures,
    imageId: input.imageUrl === undefined ? null : (imageIdOf(input.imageUrl) ?? null),
    tags: input.tags,
    equipment: input.equipment ?? [],
    statedNutrition: input.statedNutrition ?? null,
    sourceSiteName: source?.siteName || null,
    sourceSiteUrl: source?.siteUrl || null,
    sourceRecipeTitle: source?.recipeTitle || null,
    sourceAuthor: source?.author || null,
  };
}

/** Every image of it, by the field that names it. */
export const imagesIn = ({
  imageUrl,
  moreImageUrls = [],
  stepImages = [],
}: RecipeChange): SentImage[] => [
  ...(imageUrl === undefined ? [] : [{ field: 'imageUrl', url: imageUrl }]),
  ...moreImageUrls.map((url, n) => ({ field: `moreImageUrls.${n}`, url })),
  ...stepImages.map((image, n) => ({ field: `stepImages.${n}.imageUrl`, url: image.imageUrl })),
];

export const linesOf = (
  input: RecipeChange,
): Pick<NewRows, 'ingredients' | 'steps' | 'images'> => ({
  ingredients: input.ingredients.map((line, position) => ({
    position,
    name: line.name,
    amount: line.amount,
    unit: line.unit,
    note: line.note || null,
    section: line.section || null,
    subRecipeId: line.recipeId ?? null,
  })),
  steps: toSteps(input).map(({ text, section = null }, position) => ({ position, text, section })),
  images: furtherImages({ moreImageUrls: input.moreImageUrls, steps: toSteps(input) }),
});

/** A client that does not say how it came sends the source of an import, or typed it. */
export const originOf = ({ origin, evidenceId }: RecipeInput): RecipeOrigin =>
  origin ?? (evidenceId === undefined ? 'typed' : 'web-page');
