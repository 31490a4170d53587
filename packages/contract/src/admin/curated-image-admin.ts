/** The curated library for its admins: images of their own, other words for those of Saltbush, and which are shown. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { curatedImageLimits, curatedImageSchema, difficulties } from '../recipe/curated-images';
import { imageUrlSchema } from '../recipe/images';
import { route } from '../route';
import { idParams, lineSchema } from '../schemas/fields';
import { pageQuery } from '../schemas/paging';
import { maxLength } from '../schemas/lengths';

/** Spec 9: admin calls. */
const adminTimeoutMs = 15_000;

export const curatedImageAdminLimits = {
  title: 120,
  tag: 40,
  tags: 12,
  cuisine: 40,
  alt: 250,
  /** Images that admins may add to an instance. */
  added: 1_000,
} as const;

const { title, tag, tags, cuisine, alt } = curatedImageAdminLimits;

const descriptionFields = {
  recipeTitle: lineSchema(title, say('Please give the dish a name')),
  /** Most specific first; the picker shows three. */
  tags: z
    .array(lineSchema(tag, say('A tag is blank')))
    .check(maxLength(tags, { error: () => say('Please use at most {most} tags', { most: tags }) })),
  cuisine: lineSchema(cuisine),
  difficulty: z.enum(difficulties, say('Please choose how hard it is')),
  /** What one sees, for who cannot. */
  alt: lineSchema(alt, say('Please say what the picture shows')),
};

const listedSchema = z.extend(curatedImageSchema, {
  /** Whether people can choose it. */
  isShown: z.boolean(),
  /** By an admin of this instance. */
  isAdded: z.boolean(),
});

export const curatedImageAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/curated-images',
    summary: 'The curated library with what is switched off; with `search`, the best match first.',
    access: 'admin',
    query: z.extend(pageQuery(2 * curatedImageLimits.pageSize), {
      search: z.optional(lineSchema(curatedImageLimits.search)),
      /** Only those that are switched off, or only those that admins added. */
      only: z.optional(z.enum(['off', 'added'])),
    }),
    response: z.object({
      images: z.array(listedSchema),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    }),
    timeoutMs: adminTimeoutMs,
  }),
  add: route({
    method: 'POST',
    path: '/admin/curated-images',
    summary: 'Adds a picture that the admin has uploaded; from now on it belongs to the library.',
    access: 'admin',
    body: z.object({ imageUrl: imageUrlSchema, ...descriptionFields }),
    response: listedSchema,
    errors: ['TOO_MANY_PICTURES'],
    timeoutMs: adminTimeoutMs,
  }),
  change: route({
    method: 'PATCH',
    path: '/admin/curated-images/{id}',
    summary: 'Describes a picture in other words, or switches it off or on; what is sent.',
    access: 'admin',
    params: idParams,
    body: z.partial(z.object({ ...descriptionFields, isShown: z.boolean() })),
    response: listedSchema,
    errors: ['NOT_FOUND'],
    timeoutMs: adminTimeoutMs,
  }),
};

export type ListedCuratedImage = z.output<typeof listedSchema>;
