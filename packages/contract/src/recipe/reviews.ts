/** Ratings and reviews (Spec 3 and 7: POST /recipes/{id}/rate). */
import * as z from 'zod/mini';
import { maxRating, minRating } from '@saltbush/domain/book/reviews/rating';
import { say } from '@saltbush/domain/texts/say';
import { imageUrlSchema } from './images';
import { maxLength } from '../schemas/lengths';
import { idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { route } from '../route';

export const maxReviewLength = 2_000;
export const maxReviewPhotos = 3;

const ratingSchema = z.int(say('Please choose a number of stars')).check(
  z.gte(minRating, say('Please choose at least one star')),
  z.lte(maxRating, {
    error: () => say('Please choose at most {most} stars', { most: maxRating }),
  }),
);

/** Taken off by the admins: only its writer sees it, and why. */
export const removalSchema = z.object({ reason: z.string(), at: timestampSchema });

const reviewSchema = z.object({
  _id: idSchema,
  user: z.object({ _id: idSchema, username: z.string() }),
  rating: ratingSchema,
  review: z.optional(z.string()),
  /** Addresses of its photos, in order. */
  photos: z.array(z.string()),
  /** Comments that reply to it. */
  replyCount: z.int(),
  removed: z.optional(removalSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** What all ratings come to; no average without any. */
export const ratingFields = {
  ratingAverage: z.optional(z.number()),
  ratingCount: z.int(),
};

export const reviewsRoutes = {
  rate: route({
    method: 'POST',
    path: '/recipes/{id}/rate',
    summary: 'Rate a recipe, with or without words; a second rating replaces the first.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      rating: ratingSchema,
      review: z.optional(textSchema(maxReviewLength)),
      /** Uploaded before, by the person who sends them; absent: those it has stay. */
      photos: z.optional(
        z.array(imageUrlSchema).check(
          maxLength(maxReviewPhotos, {
            error: () => say('Please choose at most {most} photos', { most: maxReviewPhotos }),
          }),
        ),
      ),
    }),
    response: z.object({ mine: reviewSchema, ...ratingFields }),
    errors: ['NOT_FOUND', 'REVIEW_REMOVED'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  list: route({
    method: 'GET',
    path: '/recipes/{id}/reviews',
    summary: 'Reviews of a recipe, newest first; that of the person who asks stands apart.',
    access: 'anyone',
    params: idParams,
    query: pageQuery(10),
    response: z.object({
      mine: z.optional(reviewSchema),
      reviews: z.array(reviewSchema),
      ...ratingFields,
      ...pageFields,
    }),
    errors: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/recipes/{id}/rate',
    summary: 'Take back one’s own rating and review.',
    access: 'signed-in',
    params: idParams,
    response: z.object(ratingFields),
    errors: ['NOT_FOUND', 'REVIEW_REMOVED'],
  }),
};

export type Review = z.output<typeof reviewSchema>;
export type ReviewPage = z.output<typeof reviewsRoutes.list.response>;
