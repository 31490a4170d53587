/**
 * Import in one call, for programs such as a Shortcut on a phone. What is read is stored at once, private, and nobody has
 * reviewed it: the answer says what a person should look at. What one has already is not stored again.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../schemas/fields';
import { maxLength } from '../../schemas/lengths';
import { recipePhotoRoutes } from '../recipe-photo';
import { recipeLimits } from '../recipes';
import { route } from '../../route';
import { recipeDraftSchema, recipeImportRoutes } from './recipe-import';

const directImportSchema = z.object({
  _id: idSchema,
  title: z.string().check(maxLength(recipeLimits.title)),
  /** Of its page in the app: "https://recipes.example.com/recipes/0192…". */
  url: z.string().check(maxLength(recipeLimits.siteUrl)),
  /** False of a recipe that one had already: nothing was stored. */
  isNew: z.boolean(),
  /** What the reader was unsure of, and what is missing, a sentence each. Blank if nothing was stored. */
  needsALook: z.array(z.string()),
  /** What else the page has, and the number to ask for it. */
  otherRecipes: recipeDraftSchema.shape.otherRecipes,
});

const { scrape } = recipeImportRoutes;
const { extractRecipe } = recipePhotoRoutes;

export const directImportRoutes = {
  importRecipe: route({
    ...scrape,
    path: '/recipes/import',
    summary: 'Read a recipe from a web page, a page’s source or a text, and store it at once.',
    response: directImportSchema,
    // Its image is fetched, too.
    timeoutMs: 60_000,
  }),
  importPhotos: route({
    ...extractRecipe,
    path: '/recipes/import/photos',
    summary: 'Read a recipe from up to six photos, in their order, and store it at once.',
    response: directImportSchema,
  }),
};

export type DirectImport = z.output<typeof directImportSchema>;
