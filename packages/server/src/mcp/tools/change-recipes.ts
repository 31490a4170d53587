/** Tools that add and change recipes. None deletes one. */
import * as z from 'zod/mini';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import {
  importLimits,
  recipeImportRoutes,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength, minLength } from '@saltbush/contract/schemas/lengths';
import { recipeLimits } from '@saltbush/contract/schemas/recipe-limits';
import { AppError } from '@saltbush/contract/errors';
import { maxServes } from '@saltbush/domain/recipe/recipes/serves';
import type { CallContract } from '../contract-calls';
import { changedRecipe } from '../recipe-change';
import { described, shortTexts, undoSchema, undoText } from './fields';
import { tool, ToolRefusal } from './tool';

const recipeField = described(idSchema, 'Id of the recipe');
const titleField = z.string().check(minLength(1), maxLength(recipeLimits.title));

const importRecipe = tool({
  name: 'import_recipe',
  title: 'Import a recipe',
  description:
    'Reads a recipe from the address of a web page, or from its text, and keeps it among the person’s recipes. Give one of the two. A recipe that they have already is not added again.',
  calls: [recipeImportRoutes.scrape, imagesRoutes.copyFromWeb, recipesRoutes.create],
  reads: false,
  isIdempotent: false,
  reachesTheWeb: true,
  input: z.object({
    url: z.optional(
      described(z.string().check(maxLength(importLimits.address)), 'Address of the page'),
    ),
    text: z.optional(
      described(
        z.string().check(maxLength(importLimits.text)),
        'Title, ingredients and method, a line each',
      ),
    ),
    title: z.optional(described(titleField, 'In place of the title that is found')),
  }),
  output: z.object({
    recipe: idSchema,
    title: z.string(),
    isNew: z.boolean(),
    ingredients: z.int(),
    steps: z.int(),
    /** What did not fit into it. */
    leftOut: z.optional(z.array(z.string())),
    url: z.string(),
    undo: z.optional(undoSchema),
  }),
  run: async ({ title, ...source }, { call, pageOf }) => {
    const draft = await call(recipeImportRoutes.scrape, { body: source });
    const { alreadyHave, leftOut } = draft;
    const counts = { ingredients: draft.ingredients.length, steps: draft.instructions.length };
    if (alreadyHave) {
      const { _id: recipe, title: known } = alreadyHave;
      const text = `They have it already: ${known} (${recipe}). Nothing was added.`;
      const url = pageOf(`/recipes/${recipe}`);
      return { text, data: { recipe, title: known, isNew: false, ...counts, url } };
    }
    const named = title ?? draft.title;
    if (named === '') throw new ToolRefusal('No title was found. Call it again with a title.');
    const body = { ...draft, title: named, imageUrl: await copyImage(draft, call) };
    const { _id: recipe, ...saved } = await call(recipesRoutes.create, { body });
    const url = pageOf(`/recipes/${recipe}`);
    const text = `Saved: ${saved.title} (${recipe}), ${counts.ingredients} ingredients, ${counts.steps} steps. ${undoText(undoImport)}`;
    const data = { recipe, title: saved.title, isNew: true, ...counts, leftOut, url };
    return { text, data: { ...data, undo: undoImport } };
  },
});

/** A recipe without its image is better than none. */
async function copyImage(
  { sourceImageUrl: url }: RecipeDraftOnWire,
  call: CallContract,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  try {
    return (await call(imagesRoutes.copyFromWeb, { body: { url } })).imageUrl;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const undoImport = { inSaltbush: 'The recipe’s page, Delete: it can be brought back from there' };

const changeRecipe = tool({
  name: 'change_recipe',
  title: 'Change a recipe',
  description:
    'Changes parts of a recipe that the person owns. Ingredients and steps are replaced as a whole: read the recipe first, and send every line, the unchanged ones as they are. Steps and notes may have **bold**, *italics*, [links](https://example.com) and lists, nothing else of Markdown.',
  calls: [recipesRoutes.get, recipesRoutes.update],
  reads: false,
  isIdempotent: true,
  input: z.object({
    recipe: recipeField,
    title: z.optional(titleField),
    serves: z.optional(z.int().check(z.gte(1), z.lte(maxServes))),
    totalMinutes: z.optional(z.int().check(z.gte(0), z.lte(recipeLimits.minutes))),
    ingredients: z.optional(
      described(
        shortTexts(recipeLimits.ingredients * 2, 1_000),
        'A line each: "500 g peas, fresh"; one that ends with ":" is a heading',
      ),
    ),
    steps: z.optional(shortTexts(recipeLimits.instructions, recipeLimits.text)),
    notes: z.optional(z.string().check(maxLength(recipeLimits.notes))),
    tags: z.optional(shortTexts(recipeLimits.tags, recipeLimits.tag)),
  }),
  output: z.object({ recipe: idSchema, revision: z.int(), undo: undoSchema }),
  run: async ({ recipe: id, ...change }, { call }) => {
    const params = { id };
    const before = await call(recipesRoutes.get, { params });
    const body = changedRecipe(before, change);
    const { revision } = await call(recipesRoutes.update, { params, body });
    const undo = undoVersion(id, before.revision);
    return { text: `Changed. ${undoText(undo)}`, data: { recipe: id, revision, undo } };
  },
});

const restoreVersion = tool({
  name: 'restore_recipe_version',
  title: 'Restore an earlier version of a recipe',
  description:
    'Makes an earlier version of a recipe the current one: the undo of change_recipe. What it replaces stays in the history.',
  calls: [recipesRoutes.get, recipeVersionsRoutes.restore],
  reads: false,
  isIdempotent: true,
  input: z.object({
    recipe: recipeField,
    revision: described(z.int().check(z.gte(1), z.lte(1_000_000)), 'Number of the version'),
  }),
  output: z.object({ recipe: idSchema, revision: z.int(), undo: undoSchema }),
  run: async ({ recipe: id, revision: wanted }, { call }) => {
    const before = await call(recipesRoutes.get, { params: { id } });
    const params = { id, revision: wanted };
    const { revision } = await call(recipeVersionsRoutes.restore, { params });
    const undo = undoVersion(id, before.revision);
    return { text: `Restored. ${undoText(undo)}`, data: { recipe: id, revision, undo } };
  },
});

const undoVersion = (recipe: string, revision: number) => ({
  tool: 'restore_recipe_version',
  arguments: { recipe, revision },
  inSaltbush: 'The recipe’s page, History',
});

export const recipeChangingTools = [importRecipe, changeRecipe, restoreVersion];
