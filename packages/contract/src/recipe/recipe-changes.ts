/** An earlier or another text of a recipe, and how two of them differ. */
import * as z from 'zod/mini';
import { changedFields } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { recipeChangeSchema } from './recipes';

export const recipeChangesSchema = z.array(
  z.object({
    field: z.enum(changedFields),
    /** Absent when nothing was there. */
    before: z.optional(z.string()),
    /** Absent when nothing is there any more. */
    after: z.optional(z.string()),
  }),
);

export const versionTextSchema = z.omit(recipeChangeSchema, { revision: true });

export type RecipeVersionText = z.output<typeof versionTextSchema>;
export type RecipeChanges = z.output<typeof recipeChangesSchema>;
