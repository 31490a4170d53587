/** Reports of public recipes, and what admins do about them. */
import * as z from 'zod/mini';
import { maxReportNote, reportReasons } from '@saltbush/domain/book/moderation/reports';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';

const reportedSchema = z.object({
  recipe: z.object({ _id: idSchema, title: z.string() }),
  owner: z.object({ _id: idSchema, username: z.string() }),
  /** Open ones, the oldest first. */
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      note: z.optional(z.string()),
      reporter: z.string(),
      createdAt: timestampSchema,
    }),
  ),
  /** Hidden from the public, and what its owner got to read. */
  hidden: z.optional(z.object({ reason: z.string(), since: timestampSchema })),
});

const timeoutMs = 15_000;
const errors = ['NOT_FOUND'] as const;

export const reportsRoutes = {
  report: route({
    method: 'POST',
    path: '/recipes/{id}/reports',
    summary: 'Report a public recipe to the admins; a second report replaces the first.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      reason: z.enum(reportReasons),
      note: z.optional(textSchema(maxReportNote)),
    }),
    errors,
    rateLimit: { max: 20, seconds: 60 * 60 },
  }),
};

export const adminReportsRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/reports',
    summary: 'Recipes with open reports, the longest waiting first; or those that are hidden.',
    access: 'admin',
    query: z.extend(pageQuery(20), { state: z._default(z.enum(['open', 'hidden']), 'open') }),
    response: z.object({ recipes: z.array(reportedSchema), ...pageFields }),
    timeoutMs,
  }),
  hide: route({
    method: 'POST',
    path: '/admin/reports/{id}/hide',
    summary:
      'Hide a recipe that is public or was reported, by its id; its owner keeps it and learns why.',
    access: 'admin',
    params: idParams,
    body: z.object({ reason: textSchema(maxReportNote, say('Please say why: the owner gets it')) }),
    errors,
    timeoutMs,
  }),
  show: route({
    method: 'POST',
    path: '/admin/reports/{id}/show',
    summary: 'Show a hidden recipe to the public again, as it was before.',
    access: 'admin',
    params: idParams,
    errors,
    timeoutMs,
  }),
  dismiss: route({
    method: 'POST',
    path: '/admin/reports/{id}/dismiss',
    summary: 'Close the open reports of a recipe, which stays public.',
    access: 'admin',
    params: idParams,
    errors,
    timeoutMs,
  }),
};

export type ReportedRecipe = z.output<typeof reportedSchema>;
