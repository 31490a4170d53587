/**
 * The kitchen screen: the next meal, who is home, small jobs, running timers and tomorrow (decision 0150). Members open it
 * as they are; a tablet on the wall by a link, which reads and changes nothing, and which a member ends.
 *
 * The token is shown once, when the link is made: only its digest is stored.
 */
import * as z from 'zod/mini';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';
import { nameSchema } from '../schemas/names';

export const kitchenLimits = {
  links: 10,
  linkName: 50,
} as const;

const ownerQuery = z.object({
  /** Absent for one's own plan. */
  householdId: z.optional(idSchema),
});

const linkSchema = z.object({
  _id: idSchema,
  /** What it hangs on. */
  name: z.string(),
  createdAt: timestampSchema,
  /** About when it was last read; absent: never. */
  seenAt: z.optional(timestampSchema),
});

const mealSchema = z.object({
  _id: idSchema,
  date: z.string(),
  meal: z.string(),
  at: z.optional(z.string()),
  note: z.optional(z.string()),
  isLeftovers: z.optional(z.boolean()),
  /** What some who eat it have another way: "Kim’s without cream". */
  swaps: z.optional(z.array(z.string())),
  /** Of its card. Not that schema: the page of a link is small. */
  recipe: z.optional(
    z.object({
      title: z.string(),
      totalMinutes: z.optional(z.int()),
      imageUrl: z.optional(z.string()),
      imageColour: z.optional(z.string()),
      cover: z.optional(z.custom<RecipeCover>()),
    }),
  ),
});

const screenSchema = z.object({
  /** Of the household; absent for a plan of one's own. */
  name: z.optional(z.string()),
  /** Where the household lives. */
  today: z.string(),
  timeZone: z.string(),
  next: z.optional(mealSchema),
  later: z.array(mealSchema),
  tomorrow: z.array(mealSchema),
  /** Who is home for the next meal; absent: nobody has said who eats. */
  home: z.optional(z.object({ names: z.array(z.string()), others: z.int() })),
  jobs: z.array(
    z.object({
      text: z.string(),
      reason: z.string(),
      /** Absent: in the evening. */
      at: z.optional(z.string()),
      isDone: z.boolean(),
    }),
  ),
  /** Those that the server is asked to ring, the soonest first. */
  timers: z.array(z.object({ _id: z.string(), name: z.string(), endsAt: timestampSchema })),
});

export const kitchenRoutes = {
  show: route({
    method: 'GET',
    path: '/kitchen',
    summary: 'The next meal, who is home, small jobs, timers and tomorrow.',
    access: 'signed-in',
    query: ownerQuery,
    response: screenSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 120, seconds: 600 },
  }),
  listLinks: route({
    method: 'GET',
    path: '/kitchen-links',
    summary: 'The screens that are open by a link; never the links.',
    access: 'signed-in',
    query: ownerQuery,
    response: z.object({ links: z.array(linkSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  makeLink: route({
    method: 'POST',
    path: '/kitchen-links',
    summary: 'Make a link for a tablet on the wall.',
    access: 'signed-in',
    body: z.extend(ownerQuery, {
      name: nameSchema(kitchenLimits.linkName, say('Please enter a name for the tablet')),
    }),
    response: z.extend(linkSchema, { url: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  removeLink: route({
    method: 'DELETE',
    path: '/kitchen-links/{id}',
    summary: 'End a link.',
    access: 'signed-in',
    params: idParams,
    query: ownerQuery,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, seconds: 600 },
  }),
  open: route({
    method: 'GET',
    path: '/kitchen/{token}',
    summary: 'The kitchen screen, by its link.',
    access: 'anyone',
    params: z.object({ token: rawTextSchema(200) }),
    response: screenSchema,
    errors: ['NOT_FOUND'],
    // A tablet asks twice a minute, and a household has one address.
    rateLimit: { max: 300, seconds: 600 },
  }),
};

export type KitchenScreen = z.output<typeof screenSchema>;
export type KitchenMeal = z.output<typeof mealSchema>;
export type KitchenLink = z.output<typeof linkSchema>;
