/** The content of a recipe (Spec 3): what a person writes, in what is sent and in what comes back. */
import * as z from 'zod/mini';
import { courses, difficulties, type Ingredient } from '@saltbush/recipe-parser/recipe';
import { imageUrlSchema } from './images';
import { idSchema, lineSchema, textSchema, webAddressSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { recipeLimits } from '../schemas/recipe-limits';
import { statedNutritionSchema } from './stated-nutrition';

const ingredientSchema = z.object({
  name: lineSchema(recipeLimits.ingredientName, 'Please name the ingredient'),
  amount: z._default(lineSchema(recipeLimits.amount), ''),
  unit: z._default(lineSchema(recipeLimits.unit), ''),
  note: z.optional(lineSchema(recipeLimits.note)),
  section: z.optional(lineSchema(recipeLimits.section)),
  /** The recipe that the line stands for. */
  recipeId: z.optional(idSchema),
});
ingredientSchema satisfies z.ZodMiniType<Ingredient>;

const minutesSchema = z
  .int('Please enter whole minutes')
  .check(
    z.gte(0, 'Time cannot be negative'),
    z.lte(recipeLimits.minutes, 'Please enter at most 30 days'),
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
    lineSchema(
      recipeLimits.equipmentName,
      'Please name the equipment',
      `Please use at most ${recipeLimits.equipmentName} characters for each`,
    ),
  )
  .check(maxLength(recipeLimits.equipment, `Please name at most ${recipeLimits.equipment} things`));

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
    z
      .array(imageUrlSchema)
      .check(
        maxLength(
          recipeLimits.moreImages,
          `A recipe shows at most ${recipeLimits.moreImages} further pictures`,
        ),
      ),
  ),
  equipment: z.optional(equipmentSchema),
  ingredients: z
    .array(ingredientSchema)
    .check(
      maxLength(
        recipeLimits.ingredients,
        `A recipe holds at most ${recipeLimits.ingredients} ingredients. Please make two recipes of it`,
      ),
    ),
  instructions: z
    .array(textSchema(recipeLimits.text, 'Please write the step'))
    .check(
      maxLength(
        recipeLimits.instructions,
        `A recipe holds at most ${recipeLimits.instructions} steps. Please join some, or make two recipes of it`,
      ),
    ),
  instructionSections: z.optional(
    z
      .array(lineSchema(recipeLimits.section))
      .check(maxLength(recipeLimits.instructions, 'There are more headings than steps')),
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
      .check(maxLength(recipeLimits.instructions, 'There are more pictures than steps')),
  ),
  sourceAttribution: z.optional(sourceAttributionSchema),
  /** What its source states for one serve. */
  statedNutrition: z.optional(statedNutritionSchema),
};
