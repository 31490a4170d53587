/**
 * A recipe in the page of a Saltbush, in full: schema.org has no place for the parts of an ingredient line, for
 * headings, difficulty and measures, and another Saltbush should get the recipe field by field (decision 0065).
 *
 * Any page may claim to be one of ours, so what it carries is parsed like any recipe that is sent to us.
 */
import {
  recipeInputSchema,
  recipeLimits,
  type RecipeOnWire,
} from '@saltbush/contract/recipe/recipes';
import { webAddressSchema } from '@saltbush/contract/schemas/fields';
import { ingredientLine } from '@saltbush/recipe-parser/file';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import * as z from 'zod/mini';

const contentSchema = z.omit(recipeInputSchema, {
  _id: true,
  imageUrl: true,
  moreImageUrls: true,
  stepImages: true,
  evidenceId: true,
});
const imageSchema = webAddressSchema(2_000);
/** Its further images, where they are: the copies of another instance are its own. */
const imagesSchema = z.object({
  more: z.array(imageSchema).check(maxLength(recipeLimits.moreImages)),
  ofSteps: z
    .array(z.object({ step: z.int(), imageUrl: imageSchema }))
    .check(maxLength(recipeLimits.instructions)),
});
const pageSchema = z.object({
  version: z.literal(1),
  recipe: contentSchema,
  images: z.optional(imagesSchema),
});

/** Of the script element. */
export const saltbushPageId = 'saltbush-recipe';

/**
 * What the element holds.
 *
 * @param publicImage the address that anyone can fetch, for that of an image
 */
export function saltbushPageData(
  recipe: RecipeOnWire,
  publicImage: (imageUrl: string) => string,
): object {
  const content = Object.keys(contentSchema.shape) as (keyof RecipeOnWire)[];
  return {
    version: 1,
    recipe: Object.fromEntries(content.map((field) => [field, recipe[field]])),
    images: {
      more: (recipe.moreImageUrls ?? []).map(publicImage),
      ofSteps: (recipe.stepImages ?? []).map(({ step, imageUrl }) => ({
        step,
        imageUrl: publicImage(imageUrl),
      })),
    },
  };
}

type SaltbushData = z.output<typeof pageSchema>;

/** @returns nothing for a page that is none of ours */
export function findSaltbushData(html: string): SaltbushData | undefined {
  const parsed = parseInput(pageSchema, wellFormedJson(dataIn(html)));
  return parsed.success ? parsed.data : undefined;
}

/**
 * @param draft what was read of the page by its data and layout; its image, source and language stay
 * @returns a recipe without a source has the page as its source
 */
export function withSaltbushData(
  draft: RecipeDraftOnWire,
  { recipe, images }: SaltbushData,
): RecipeDraftOnWire {
  // What the data leaves out, the recipe does not have: "A recipe of Priya" is the page's description.
  return {
    ...recipe,
    sourceImageUrl: draft.sourceImageUrl,
    language: draft.language,
    sourceAttribution: recipe.sourceAttribution ?? {
      ...withoutToken(draft.sourceAttribution),
      recipeTitle: recipe.title,
    },
    ingredientLines: recipe.ingredients.map(ingredientLine),
    sourceMoreImageUrls: images?.more,
    sourceStepImages: images?.ofSteps,
  };
}

/** The secret of a private link is not part of the source: it would go with every copy of the recipe. */
function withoutToken(source: RecipeDraftOnWire['sourceAttribution']) {
  if (source?.siteUrl === undefined || !URL.canParse(source.siteUrl)) return source;
  const url = new URL(source.siteUrl);
  url.searchParams.delete('token');
  return { ...source, siteUrl: url.href };
}

function dataIn(html: string): unknown {
  const mark = `id="${saltbushPageId}">`;
  const start = html.indexOf(mark);
  if (start === -1) return undefined;
  const end = html.indexOf('</script>', start);
  try {
    return JSON.parse(html.slice(start + mark.length, end === -1 ? undefined : end)) as unknown;
  } catch {
    return undefined;
  }
}
