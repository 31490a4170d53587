/**
 * The meal plan in calendar apps: a secret address, of one person for their plan or that of a household.
 *
 * The address itself is outside the API: GET /calendar/{token}.ics, without a session. It ends when it is turned
 * off, replaced, or its person may no longer plan meals in the household.
 */
import * as z from 'zod/mini';
import { route } from '../route';
import { idSchema, timestampSchema } from '../schemas/fields';

const ownerQuery = z.object({
  /** Absent for one's own plan. */
  householdId: z.optional(idSchema),
});
const errors = ['NOT_FOUND', 'FORBIDDEN'] as const;
const rateLimit = { max: 30, seconds: 600 };

export const calendarFeedRoutes = {
  get: route({
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether there is an address, and since when; never the address.',
    access: 'signed-in',
    query: ownerQuery,
    response: z.object({ createdAt: z.nullable(timestampSchema) }),
    errors,
  }),
  create: route({
    method: 'POST',
    path: '/calendar-feed',
    summary: 'Make an address, which is shown this once; the one before ends.',
    access: 'signed-in',
    body: ownerQuery,
    response: z.object({ url: z.string() }),
    errors,
    rateLimit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'End the address.',
    access: 'signed-in',
    query: ownerQuery,
    errors,
    rateLimit,
  }),
};
