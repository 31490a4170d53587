/**
 * The curated library: images of dishes that are drawn for Saltbush (Spec 2: image picker; Spec 7:
 * Curated images). Choosing one means saving its `imageUrl` with the recipe.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { imageUrlSchema } from './images';
import { route } from '../route';
import { lineSchema } from '../schemas/fields';
import { pageQuery } from '../schemas/paging';

export const curatedImageLimits = {
  /** Spec 9: curated images a page. */
  pageSize: 12,
  search: 100,
  /** Tags of one question; more are ignored. */
  tags: 10,
  /** Answers without pages have at most so many. */
  unpaged: 50,
} as const;

export const difficulties = ['Easy', 'Medium', 'Hard'] as const;

export const curatedImageSchema = z.object({
  _id: z.string(),
  imageUrl: imageUrlSchema,
  /** Placeholder colour while the image loads: "#a37c52". */
  colour: z.string(),
  recipeTitle: z.string(),
  /** Most specific first; the picker shows three. */
  tags: z.array(z.string()),
  cuisine: z.string(),
  difficulty: z.enum(difficulties),
  /** What one sees, for who cannot. */
  alt: z.string(),
});

const curatedImagesSchema = z.array(curatedImageSchema);
const searchSchema = lineSchema(curatedImageLimits.search);

export const curatedImagesRoutes = {
  list: route({
    method: 'GET',
    path: '/curated-images',
    summary: 'A page of the curated library; with `search`, those that fit it, best first.',
    access: 'signed-in',
    query: z.extend(pageQuery(curatedImageLimits.pageSize), { search: z.optional(searchSchema) }),
    response: z.object({
      images: curatedImagesSchema,
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    }),
  }),
  byTags: route({
    method: 'GET',
    path: '/curated-images/by-tags',
    summary: 'Curated images with any of the tags, those with most of them first.',
    access: 'signed-in',
    /** `tags=pasta,quick` */
    query: z.object({ tags: lineSchema(curatedImageLimits.search, say('Please give tags')) }),
    response: z.object({ images: curatedImagesSchema }),
  }),
  search: route({
    method: 'GET',
    path: '/curated-images/search',
    summary: 'Curated images that fit the words, best first.',
    access: 'signed-in',
    query: z.object({
      q: lineSchema(curatedImageLimits.search, say('Please type what to look for')),
    }),
    response: z.object({ images: curatedImagesSchema }),
  }),
};

export type CuratedImage = z.output<typeof curatedImageSchema>;
