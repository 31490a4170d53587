/**
 * Comments without stars: about a recipe, or in reply to a review of it. Nobody replies to a comment, so there is one
 * level. Who may read the recipe may read and write them.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { removalSchema } from './reviews';
import { idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { route } from '../route';

export const commentLimits = {
  text: 2_000,
  /** By one person on one recipe. */
  perPerson: 200,
} as const;

const commentSchema = z.object({
  _id: idSchema,
  user: z.object({ _id: idSchema, username: z.string() }),
  text: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  removed: z.optional(removalSchema),
});

const text = textSchema(commentLimits.text, say('Please write something'));
/** Whose review it replies to; absent: it is about the recipe. */
const repliesTo = z.optional(idSchema);
const rateLimit = { max: 60, seconds: 600 };

export const commentsRoutes = {
  list: route({
    method: 'GET',
    path: '/recipes/{id}/comments',
    summary:
      'Comments on a recipe, newest first; or the replies to the review of one person, oldest first.',
    access: 'anyone',
    params: idParams,
    query: z.extend(pageQuery(10), { repliesTo }),
    response: z.object({ comments: z.array(commentSchema), ...pageFields }),
    errors: ['NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/recipes/{id}/comments',
    summary: 'Comment on a recipe, or reply to a review of it.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ text, repliesTo }),
    response: commentSchema,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
    rateLimit,
  }),
  update: route({
    method: 'PUT',
    path: '/comments/{id}',
    summary: 'Change the words of one’s own comment.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ text }),
    response: commentSchema,
    errors: ['NOT_FOUND', 'REVIEW_REMOVED'],
    rateLimit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Delete one’s own comment; it can be brought back.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'REVIEW_REMOVED'],
    rateLimit,
  }),
  restore: route({
    method: 'POST',
    path: '/comments/{id}/restore',
    summary: 'Bring back a comment that one has deleted in the last 30 days.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
    rateLimit,
  }),
};

export type Comment = z.output<typeof commentSchema>;
