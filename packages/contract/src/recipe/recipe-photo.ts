/**
 * Reading a recipe from photos (Spec 7: POST /recipe-photo-extraction/extract-recipe). The answer is a
 * draft: it opens in the recipe form beside the photos. Neither draft nor photos are stored.
 */
import * as z from 'zod/mini';
import { maxImageBytes } from './images';
import { recipeDraftSchema } from './recipe-import/recipe-import';
import { recipeLimits } from './recipes';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

export const photoLimits = {
  photos: 6,
  bytes: maxImageBytes,
  /** Of all photos together; phones send them smaller. */
  totalBytes: 3 * maxImageBytes,
  /** Of the text read, in letters. */
  text: 50_000,
  lines: 1_000,
} as const;

/** Of the photo's width or height. */
const part = z.number().check(z.gte(0), z.lte(1));

/** A line that was read, and where: a box, turned around its middle. */
const photoLineSchema = z.object({
  text: z.string().check(maxLength(recipeLimits.text)),
  /** From 0. */
  photo: z.int().check(z.gte(0), z.lt(photoLimits.photos)),
  left: part,
  top: part,
  width: part,
  height: part,
  /** Clockwise, in degrees, on the upright photo. */
  turn: z.number().check(z.gte(-90), z.lte(90)),
});

export type PhotoLine = z.output<typeof photoLineSchema>;

const photographedDraftSchema = z.extend(recipeDraftSchema, {
  /** How each photo has to be turned clockwise to stand upright, in quarter turns. */
  quarterTurns: z.array(z.int().check(z.gte(0), z.lte(3))),
  /** Ingredient lines whose fraction was read with doubt: a person should compare them. */
  doubtfulLines: z.optional(
    z
      .array(z.string().check(maxLength(recipeLimits.text)))
      .check(maxLength(recipeLimits.ingredients)),
  ),
  /** Lines of the photos of which the draft has nothing; absent if a service read them. */
  unusedLines: z.optional(
    z.array(z.string().check(maxLength(recipeLimits.text))).check(maxLength(photoLimits.lines)),
  ),
  /** Where the lines were read; absent if a service read them. */
  lines: z.optional(z.array(photoLineSchema).check(maxLength(photoLimits.lines))),
  /** The service that was set up to read photos did not answer; we read them ourselves. */
  isVisionMissing: z.boolean(),
});

export type PhotographedDraft = z.output<typeof photographedDraftSchema>;

export const recipePhotoRoutes = {
  describeReader: route({
    method: 'GET',
    path: '/recipe-photo-extraction/reader',
    summary: 'Says whether photos go to a service that an admin set up; without one we read them.',
    access: 'signed-in',
    response: z.object({ isVisionSetUp: z.boolean() }),
  }),
  extractRecipe: route({
    method: 'POST',
    path: '/recipe-photo-extraction/extract-recipe',
    summary: 'Read a recipe from up to six photos, in their order. Keeps nothing.',
    access: 'signed-in',
    heavy: 'waiting',
    uploads: {
      field: 'photo',
      maxFiles: photoLimits.photos,
      maxBytes: photoLimits.bytes,
      maxTotalBytes: photoLimits.totalBytes,
    },
    response: photographedDraftSchema,
    errors: [
      'IMAGE_UNREADABLE',
      'NO_RECIPE_IN_PHOTO',
      'PHOTO_NOT_READ',
      'PHOTO_TIMED_OUT',
      'TOO_MUCH_TO_READ',
      'WORKERS_BUSY',
    ],
    rateLimit: { max: 30, seconds: 600 },
    // Spec 9: photo extraction.
    timeoutMs: 90_000,
  }),
};
