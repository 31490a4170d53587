/**
 * A recipe in the page of a Saltbush, in full: schema.org has no place for the parts of an ingredient line, for
 * headings, difficulty and measures, and another Saltbush should get the recipe field by field (decision 0065).
 *
 * Any page may claim to be one of ours, so what it carries is parsed like any recipe that is sent to us.
 */
import { recipeInputSchema, type RecipeOnWire } from '@saltbush/contract/recipes';
import { ingredientLine } from '@saltbush/recipe-parser/file';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import/recipe-import';
import * as z from 'zod/mini';

const contentSchema = z.omit(recipeInputSchema, { _id: true, imageUrl: true, evidenceId: true });
const pageSchema = z.object({ version: z.literal(1), recipe: contentSchema });

/** Of the script element. */
export const saltbushPageId = 'saltbush-recipe';

/** What the element holds. */
export function saltbushPageData(recipe: RecipeOnWire): object {
  const content = Object.keys(contentSchema.shape) as (keyof RecipeOnWire)[];
  return {
    version: 1,
    recipe: Object.fromEntries(content.map((field) => [field, recipe[field]])),
  };
}

/**
 * @param draft what was read of the page by its data and layout; its image, source and language stay
 * @returns the same draft for a page that is none of ours; a recipe without a source has the page as its source
 */
export function withSaltbushData(draft: RecipeDraftOnWire, html: string): RecipeDraftOnWire {
  const parsed = z.safeParse(pageSchema, wellFormedJson(dataIn(html)));
  if (!parsed.success) return draft;
  const { recipe } = parsed.data;
  return {
    ...draft,
    ...recipe,
    sourceAttribution: recipe.sourceAttribution ?? {
      ...withoutToken(draft.sourceAttribution),
      recipeTitle: recipe.title,
    },
    ingredientLines: recipe.ingredients.map(ingredientLine),
    leftOut: undefined,
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
