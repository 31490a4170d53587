/** Recipes (Spec 3 and 7): what can be sent, what comes back, and how much of it is too much. */
import * as z from 'zod/mini';
import { measuresOptions, courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { coverColours, type DishKind } from '@saltbush/domain/recipe/recipes/cover/cover';
import { say } from '@saltbush/domain/texts/say';
import {
  dateSchema,
  idParams,
  idSchema,
  lineSchema,
  revisionSchema,
  timestampSchema,
} from '../schemas/fields';
import {
  ingredientTextLength,
  ingredientTextMessage,
  recipeLimits,
} from '../schemas/recipe-limits';
import { knownServesFields, servesFields } from '../schemas/serves-fields';
import { contentFields } from './recipe-content';
import { recipeDietsSchema } from './recipe-diets';
import { imageCreditSchema, sentImageUrlSchema } from './images';
import { ratingFields } from './reviews';
import { route } from '../route';
import { sharingChangeFields, sharingModeSchema } from './sharing/sharing-fields';
import { maxLength } from '../schemas/lengths';

export { recipeLimits };

/** Space for a recipe that is as long as it may be in every field, in any script. */
const maxRecipeBytes = 4 * 1024 * 1024;

const titleSchema = lineSchema(recipeLimits.title, say('Please give the recipe a title'));
const tagsSchema = z
  .array(
    lineSchema(recipeLimits.tag, say('Please name the tag'), {
      error: () =>
        say('Please use at most {most} characters for each tag', { most: recipeLimits.tag }),
    }),
  )
  .check(
    maxLength(recipeLimits.tags, {
      error: () => say('Please use at most {most} tags', { most: recipeLimits.tags }),
    }),
  );
const measuresSchema = z.enum(measuresOptions as ['au', 'us', 'uk', 'metric']);

export const recipeInputSchema = z.object({
  /** A client that works offline makes the id (UUID); the same id sent twice makes one recipe. */
  _id: z.optional(idSchema),
  title: titleSchema,
  ...servesFields,
  measures: z._default(measuresSchema, 'au'),
  tags: z._default(tagsSchema, []),
  ...contentFields,
  ingredients: z._default(contentFields.ingredients, []),
  instructions: z._default(contentFields.instructions, []),
  /** The stored source of an import: it is attached to this recipe. */
  evidenceId: z.optional(idSchema),
  /** How it came, for the admin's counts; absent when it was typed or has a stored source. */
  origin: z.optional(z.enum(['typed', 'web-page', 'text', 'photo'])),
});

/** Fields sent with the recipe: an image on the web, and sharing. */
const sentFields = { imageUrl: z.optional(sentImageUrlSchema), ...sharingChangeFields };

/** What is stored may be longer: earlier versions, archives and recipes from before there was a limit. */
export const newIngredientsSchema = contentFields.ingredients.check(
  z.refine((ingredients) => ingredientTextLength(ingredients) <= recipeLimits.ingredientText, {
    error: ingredientTextMessage,
  }),
);

const newRecipeSchema = z.extend(recipeInputSchema, {
  ...sentFields,
  ingredients: z._default(newIngredientsSchema, []),
});

/** A change carries the revision it started from; without one, the later save wins. */
export const recipeChangeSchema = z.extend(
  z.omit(recipeInputSchema, { _id: true, evidenceId: true, origin: true }),
  {
    revision: z.optional(revisionSchema),
  },
);

/** Sharing that isn't sent stays as it is. */
const sentChangeSchema = z.extend(recipeChangeSchema, sentFields);

const ownerSchema = z.object({ _id: idSchema, username: z.string() });

/** How others like it, and what it is to the person who asks. */
const standingFields = {
  ...ratingFields,
  /** Someone else's recipe, among one's own. */
  isSaved: z.boolean(),
  /** Whether one may read it, and save it again, also without having saved it. */
  canComeBack: z.boolean(),
  isFavourite: z.boolean(),
};

/** What stands for a recipe without an image (`RecipeCover`). Absent until derived by the newest rules. */
const coverSchema = z.object({
  imageUrl: z.optional(z.string()),
  imageColour: z.optional(z.string()),
  // Their list would weigh on each page; a drawing leaves out a kind that it does not know.
  kind: z.optional(z.custom<DishKind>((kind) => typeof kind === 'string')),
  foods: z.array(z.string()),
  colour: z.enum(coverColours),
});

/** A recipe on a card. */
export const recipeCardSchema = z.object({
  _id: idSchema,
  title: z.string(),
  ...knownServesFields,
  totalMinutes: z.optional(z.int()),
  imageUrl: z.optional(z.string()),
  imageColour: z.optional(z.string()),
  cover: z.optional(coverSchema),
  tags: z.array(z.string()),
  course: z.optional(z.enum(courses)),
  cuisine: z.optional(z.string()),
  difficulty: z.optional(z.enum(difficulties)),
  /** Its source, if known. */
  siteName: z.optional(z.string()),
  owner: ownerSchema,
  ...standingFields,
  /** By the cook log of the reader and their households. */
  lastCookedOn: z.optional(dateSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

export const recipeSchema = z.object({
  _id: idSchema,
  title: z.string(),
  ...knownServesFields,
  measures: measuresSchema,
  tags: z.array(z.string()),
  ...contentFields,
  imageColour: z.optional(z.string()),
  /** Who made the image, where its licence asks to say so. */
  imageCredit: z.optional(imageCreditSchema),
  cover: z.optional(coverSchema),
  owner: ownerSchema,
  sharingSettings: z.object({ mode: sharingModeSchema, approvedUsers: z.array(idSchema) }),
  sharedWith: z.object({ communities: z.array(idSchema), saltbush: z.boolean() }),
  /** Who saved it: oneself or nobody, since others' collections are their own business. */
  addedToMyRecipes: z.array(idSchema),
  ...standingFields,
  /** Derived from the ingredients; absent until a recipe is derived by the newest rules. */
  diets: z.optional(recipeDietsSchema),
  revision: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** Of `getSeveral`. */
export const mostAtOnce = 25;

export const recipesRoutes = {
  get: route({
    method: 'GET',
    path: '/recipes/{id}',
    summary: 'One recipe; a visitor may read the public ones.',
    access: 'anyone',
    params: idParams,
    response: recipeSchema,
    errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
  }),
  getSeveral: route({
    method: 'POST',
    path: '/recipes/several',
    summary:
      'Those of these recipes that one may read, in no order. What would make the answer too long is `later`.',
    access: 'anyone',
    heavy: 'computing',
    body: z.object({
      ids: z.array(idSchema).check(
        maxLength(mostAtOnce, {
          error: () => say('At most {most} recipes', { most: mostAtOnce }),
        }),
      ),
    }),
    response: z.object({ recipes: z.array(recipeSchema), later: z.array(idSchema) }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  create: route({
    method: 'POST',
    path: '/recipes',
    summary: 'Keep a new recipe, and share it with those it is sent with.',
    access: 'signed-in',
    body: newRecipeSchema,
    maxBodyBytes: maxRecipeBytes,
    response: recipeSchema,
    errors: ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'WORKERS_BUSY'],
  }),
  update: route({
    method: 'PUT',
    path: '/recipes/{id}',
    summary: 'Replace what a recipe says, and share it with those it is sent with, if any are.',
    access: 'signed-in',
    params: idParams,
    body: sentChangeSchema,
    maxBodyBytes: maxRecipeBytes,
    response: recipeSchema,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'WORKERS_BUSY'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/recipes/{id}',
    summary: 'Delete a recipe; it can be brought back.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/recipes/{id}/restore',
    summary: 'Bring a deleted recipe back.',
    access: 'signed-in',
    params: idParams,
    response: recipeSchema,
    errors: ['NOT_FOUND'],
  }),
};

export type RecipeInput = z.input<typeof newRecipeSchema>;
export type RecipeChange = z.input<typeof recipeChangeSchema>;
export type RecipeCard = z.output<typeof recipeCardSchema>;
export type RecipeOnWire = z.output<typeof recipeSchema>;
