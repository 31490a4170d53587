/** Reports of reviews and comments on public recipes, and what admins do about them. */
import * as z from 'zod/mini';
import { maxReportNote, reportReasons } from '@saltbush/domain/book/moderation/reports';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';

const reportedSchema = z.object({
  /** Of the review or comment. */
  _id: idSchema,
  kind: z.enum(['review', 'comment']),
  recipe: z.object({ _id: idSchema, title: z.string() }),
  writer: z.object({ _id: idSchema, username: z.string() }),
  rating: z.optional(z.int()),
  text: z.optional(z.string()),
  /** Addresses of the photos of a review. */
  photos: z.array(z.string()),
  /** Open ones, the oldest first. */
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      note: z.optional(z.string()),
      reporter: z.string(),
      createdAt: timestampSchema,
    }),
  ),
  /** And what its writer got to read. */
  removed: z.optional(z.object({ reason: z.string(), since: timestampSchema })),
});

const report = {
  method: 'POST',
  access: 'signed-in',
  params: idParams,
  body: z.object({ reason: z.enum(reportReasons), note: z.optional(textSchema(maxReportNote)) }),
  errors: ['NOT_FOUND', 'TOO_MANY_REPORTS'],
  rateLimit: { max: 20, seconds: 60 * 60 },
} as const;

export const reviewReportsRoutes = {
  reportReview: route({
    ...report,
    path: '/reviews/{id}/reports',
    summary:
      'Report a review of a public recipe to the admins; a second report replaces the first.',
  }),
  reportComment: route({
    ...report,
    path: '/comments/{id}/reports',
    summary:
      'Report a comment on a public recipe to the admins; a second report replaces the first.',
  }),
};

const decision = { access: 'admin', params: idParams, timeoutMs: 15_000 } as const;

export const adminReviewReportsRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/review-reports',
    summary:
      'Reviews and comments with open reports, the longest waiting first; or those that were removed.',
    access: 'admin',
    query: z.extend(pageQuery(20), { state: z._default(z.enum(['open', 'removed']), 'open') }),
    response: z.object({ posts: z.array(reportedSchema), ...pageFields }),
    timeoutMs: 15_000,
  }),
  remove: route({
    ...decision,
    method: 'POST',
    path: '/admin/review-reports/{id}/remove',
    summary:
      'Remove a review or comment that was reported, by its id; its writer learns why, and its photos are deleted.',
    body: z.object({
      reason: textSchema(maxReportNote, say('Please say why: the writer gets it')),
    }),
    errors: ['NOT_FOUND'],
  }),
  putBack: route({
    ...decision,
    method: 'POST',
    path: '/admin/review-reports/{id}/put-back',
    summary: 'Put back a review or comment that was removed; without its photos.',
    errors: ['NOT_FOUND'],
  }),
  dismiss: route({
    ...decision,
    method: 'POST',
    path: '/admin/review-reports/{id}/dismiss',
    summary: 'Close the open reports of a review or comment, which stays.',
    errors: ['NOT_FOUND'],
  }),
};

export type ReportedPost = z.output<typeof reportedSchema>;
