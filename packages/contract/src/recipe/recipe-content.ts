/** The content of a recipe (Spec 3): what a person writes, in what is sent and in what comes back. */
import * as z from 'zod/mini';
import { courses, difficulties, type Ingredient } from '@saltbush/recipe-parser/recipe';
import { say } from '@saltbush/domain/texts/say';
import { imageUrlSchema } from './images';
import { idSchema, lineSchema, textSchema, webAddressSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { recipeLimits } from '../schemas/recipe-limits';
import { statedNutritionSchema } from './stated-nutrition';

const ingredientSchema = z.object({
  name: lineSchema(recipeLimits.ingredientName, say('Please name the ingredient')),
  amount: z._default(lineSchema(recipeLimits.amount), ''),
  unit: z._default(lineSchema(recipeLimits.unit), ''),
  note: z.optional(lineSchema(recipeLimits.note)),
  section: z.optional(lineSchema(recipeLimits.section)),
  /** The recipe that the line stands for. */
  recipeId: z.optional(idSchema),
});
ingredientSchema satisfies z.ZodMiniType<Ingredient>;

const minutesSchema = z
  .int(say('Please enter whole minutes'))
  .check(
    z.gte(0, say('Time cannot be negative')),
    z.lte(recipeLimits.minutes, say('Please enter at most 30 days')),
  );

const sourceAttributionSchema = z.object({
  siteName: z.optional(lineSchema(recipeLimits.siteName)),
  siteUrl: z.optional(webAddressSchema(recipeLimits.siteUrl)),
  recipeTitle: z.optional(lineSchema(recipeLimits.sourceTitle)),
  author: z.optional(lineSchema(recipeLimits.author)),
});

/** Names of what a cook needs beside food. */
const equipmentSchema = z
  .array(
    lineSchema(recipeLimits.equipmentName, say('Please name the equipment'), {
      error: () =>
        say('Please use at most {most} characters for each', { most: recipeLimits.equipmentName }),
    }),
  )
  .check(
    maxLength(recipeLimits.equipment, {
      error: () => say('Please name at most {most} things', { most: recipeLimits.equipment }),
    }),
  );

/** `instructionSections` runs beside `instructions`. */
export const contentFields = {
  yieldText: z.optional(lineSchema(recipeLimits.yieldText)),
  description: z.optional(textSchema(recipeLimits.text)),
  notes: z.optional(textSchema(recipeLimits.notes)),
  prepMinutes: z.optional(minutesSchema),
  cookMinutes: z.optional(minutesSchema),
  totalMinutes: z.optional(minutesSchema),
  cuisine: z.optional(lineSchema(recipeLimits.cuisine)),
  course: z.optional(z.enum(courses)),
  difficulty: z.optional(z.enum(difficulties)),
  imageUrl: z.optional(imageUrlSchema),
  /** Further images of the dish, in order. */
  moreImageUrls: z.optional(
    z.array(imageUrlSchema).check(
      maxLength(recipeLimits.moreImages, {
        error: () =>
          say('A recipe shows at most {most} further pictures', {
            most: recipeLimits.moreImages,
          }),
      }),
    ),
  ),
  equipment: z.optional(equipmentSchema),
  ingredients: z.array(ingredientSchema).check(
    maxLength(recipeLimits.ingredients, {
      error: () =>
        say('A recipe holds at most {most} ingredients. Please make two recipes of it', {
          most: recipeLimits.ingredients,
        }),
    }),
  ),
  instructions: z.array(textSchema(recipeLimits.text, say('Please write the step'))).check(
    maxLength(recipeLimits.instructions, {
      error: () =>
        say('A recipe holds at most {most} steps. Please join some, or make two recipes of it', {
          most: recipeLimits.instructions,
        }),
    }),
  ),
  instructionSections: z.optional(
    z
      .array(lineSchema(recipeLimits.section))
      .check(maxLength(recipeLimits.instructions, say('There are more headings than steps'))),
  ),
  /** One image at a step, which is named by its place in `instructions`, from 0. */
  stepImages: z.optional(
    z
      .array(
        z.object({
          step: z.int().check(z.gte(0), z.lte(recipeLimits.instructions - 1)),
          imageUrl: imageUrlSchema,
        }),
      )
      .check(maxLength(recipeLimits.instructions, say('There are more pictures than steps'))),
  ),
  sourceAttribution: z.optional(sourceAttributionSchema),
  /** What its source states for one serve. */
  statedNutrition: z.optional(statedNutritionSchema),
};
