/**
 * Import of recipes (Spec 7: POST /recipes/scrape). The answer is a draft: it opens in the recipe form,
 * and no recipe is kept until a person saves it. The page itself is kept for two days, for that person
 * alone, so that a saved recipe can show where it came from.
 */
import * as z from 'zod/mini';
import { idSchema } from './fields';
import { recipeInputSchema } from './recipes';
import { route } from './route';

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
 * What is read: an address, or a page's source (with the address it came from, if known), or the
 * recipe's text.
 */
export const importSourceSchema = z
  .object({
    url: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Please give the address of the page'),
          z.maxLength(importLimits.address, 'This address is too long'),
        ),
    ),
    html: z.optional(
      z.string().check(z.minLength(1, 'The page is empty'), z.maxLength(importLimits.html)),
    ),
    text: z.optional(
      z
        .string()
        .check(z.trim(), z.minLength(1, 'Please paste the recipe'), z.maxLength(importLimits.text)),
    ),
    /** Which recipe of the page, as `otherRecipes` numbers them; absent: the main one. */
    recipe: z.optional(z.int().check(z.gte(1), z.lte(100))),
  })
  .check(
    z.refine(
      ({ url, html, text }) =>
        countOf(html, text) + Number(html === undefined && url !== undefined) === 1,
      {
        path: ['url'],
        error: 'Please give either an address, or a page, or a text',
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
    serves: true,
    measures: true,
    imageUrl: true,
  }),
  {
    /** Blank when the source has none. */
    title: z.string(),
    serves: z.optional(recipeInputSchema.shape.serves.def.innerType),
    measures: z.optional(recipeInputSchema.shape.measures.def.innerType),
    /** The lines exactly as found, beside `ingredients`. */
    ingredientLines: z.array(z.string()),
    /** Where the picture is on the source's site: not ours, so not an `imageUrl`. */
    sourceImageUrl: z.optional(z.url({ protocol: /^https?$/ })),
    /** Of the source, when it says so: "en-AU". */
    language: z.optional(z.string()),
    /** What else the page has, and the number to ask for it. */
    otherRecipes: z.optional(z.array(z.object({ title: z.string(), recipe: z.int() }))),
    /** A recipe of the person's own that came from this page, or says nearly the same. */
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
    body: importSourceSchema,
    response: recipeDraftSchema,
    errors: [
      'PAGE_ADDRESS_REFUSED',
      'PAGE_UNREACHABLE',
      'PAGE_TOO_LARGE',
      'PAGE_NOT_HTML',
      'NO_RECIPE_FOUND',
    ],
    // Two full lists of addresses an hour, and some tries besides.
    rateLimit: { max: 120, seconds: 60 * 60 },
    timeoutMs: 20_000,
    maxBodyBytes: 3 * 1024 * 1024,
  }),
};
