/**
 * Import of recipes (Spec 7: POST /recipes/scrape). The answer is a draft: it opens in the recipe form,
 * and no recipe is stored until a person saves it. The page itself is stored for two days, for that person
 * alone, so that a saved recipe can show where it came from.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { idSchema, lineSchema, rawTextSchema, textSchema } from '../../schemas/fields';
import { recipeInputSchema } from '../recipes';
import { route } from '../../route';
import { minLength } from '../../schemas/lengths';

export const importLimits = {
  address: 2_000,
  /** A page's source as a browser shows it. */
  html: 2_500_000,
  /** A recipe as text; a long one has 20,000 characters. */
  text: 100_000,
  /** Addresses read in one go. */
  addresses: 50,
} as const;

/**
 * What is read: an address, or a page's source or the recipe's text, each with the address it came from if that is known.
 * Of these the address is the recipe's source, and nothing is fetched from it.
 */
export const importSourceSchema = z
  .object({
    url: z.optional(
      lineSchema(
        importLimits.address,
        say('Please enter the link of the page'),
        say('This address is too long'),
      ),
    ),
    html: z.optional(
      rawTextSchema(importLimits.html).check(minLength(1, say('The page is empty'))),
    ),
    text: z.optional(textSchema(importLimits.text, say('Please paste the recipe'))),
    /** Which recipe of the page, as `otherRecipes` numbers them; absent: the main one. */
    recipe: z.optional(z.int().check(z.gte(1), z.lte(100))),
  })
  .check(
    z.refine(
      ({ url, html, text }) =>
        countOf(html, text) === 1 || (countOf(html, text) === 0 && url !== undefined),
      {
        path: ['url'],
        error: say('Please give either an address, or a page, or a text'),
      },
    ),
  );

function countOf(...values: (string | undefined)[]): number {
  return values.filter((value) => value !== undefined).length;
}

/** Everything a recipe can hold, as far as it was found. */
export const recipeDraftSchema = z.extend(
  z.omit(recipeInputSchema, {
    _id: true,
    title: true,
    isServesUnknown: true,
    measures: true,
    imageUrl: true,
    moreImageUrls: true,
    stepImages: true,
  }),
  {
    /** Blank when the source has none. */
    title: z.string(),
    measures: z.optional(recipeInputSchema.shape.measures.def.innerType),
    /** The lines exactly as found, beside `ingredients`. */
    ingredientLines: z.array(z.string()),
    /** Where the image is on the source's site: not ours, so not an `imageUrl`. */
    sourceImageUrl: z.optional(z.url({ protocol: /^https?$/ })),
    /** Further addresses of the image, for where that one cannot be fetched. */
    sourceOtherImageUrls: z.optional(z.array(z.url({ protocol: /^https?$/ }))),
    /** Likewise further images of the dish, and those of its steps. */
    sourceMoreImageUrls: z.optional(z.array(z.url({ protocol: /^https?$/ }))),
    sourceStepImages: z.optional(
      z.array(z.object({ step: z.int(), imageUrl: z.url({ protocol: /^https?$/ }) })),
    ),
    /** Language of the source, if declared: "en-AU". */
    language: z.optional(z.string()),
    /**
     * What does not fit into a recipe and is not in this draft, in words for the person; absent when all
     * of it fits. "50 ingredients, from “1 cup sugar” on".
     */
    leftOut: z.optional(z.array(z.string())),
    /** The source shows only the beginning of its text: a caption that ends in "… more". */
    isCutShort: z.optional(z.boolean()),
    /** What else the page has, and the number to ask for it. */
    otherRecipes: z.optional(z.array(z.object({ title: z.string(), recipe: z.int() }))),
    /** A recipe of the person's own from this page, or with nearly the same text. */
    alreadyHave: z.optional(z.object({ _id: idSchema, title: z.string() })),
  },
);

export type ImportSource = z.input<typeof importSourceSchema>;
export type RecipeDraftOnWire = z.output<typeof recipeDraftSchema>;

export const recipeImportRoutes = {
  scrape: route({
    method: 'POST',
    path: '/recipes/scrape',
    summary: 'Read a recipe from a web page, a page’s source or a text, for a person to check.',
    access: 'signed-in',
    heavy: 'waiting',
    body: importSourceSchema,
    response: recipeDraftSchema,
    errors: [
      'PAGE_ADDRESS_REFUSED',
      'PAGE_UNREACHABLE',
      'PAGE_TOO_LARGE',
      'PAGE_NOT_HTML',
      'NO_RECIPE_FOUND',
      'RECIPE_ELSEWHERE',
      'TOO_MUCH_TO_READ',
      'WORKERS_BUSY',
    ],
    // Two full lists of addresses an hour, and some tries besides.
    rateLimit: { max: 120, seconds: 60 * 60 },
    timeoutMs: 20_000,
    maxBodyBytes: 3 * 1024 * 1024,
  }),
};
