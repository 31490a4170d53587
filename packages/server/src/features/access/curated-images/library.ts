/**
 * The curated library: images of dishes that `npm run dish-images` draws, as files of the project
 * (`packages/server/curated-images`). The id of each follows from the name of its dish, so it is the same on
 * every instance. A name never changes and no dish is removed: recipes show its image.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v5 } from 'uuid';
import * as z from 'zod/mini';
import { difficulties, type CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { imageUrl, type ImageWidth } from '@saltbush/contract/recipe/image-address';
import {
  indexCuratedDishes,
  type CuratedDishSource,
} from '@saltbush/domain/book/recipe-covers/match-curated-dish';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { packageFolder } from '../../../platform/package-root';

/** Pixels of the large files. */
export const curatedImageSize = { width: 1200, height: 800 } as const;

export const curatedImagesFolder = join(packageFolder, 'curated-images');

/** Made once at random. Another one would change the address of every image. */
const namespace = '6a1f3c52-8d0e-4b7a-9c45-2e7d1b90f3a8';

/** @example curatedImageId('carbonara') // a UUID, the same on every instance */
export const curatedImageId = (dish: string): string => v5(dish, namespace);

/** As `npm run dish-images` writes it. */
const dishSchema = z.object({
  /** Of the dish; the name of its files. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string(),
  /** Other titles of recipes that it shows. */
  names: z.optional(z.string()),
  tags: z.array(z.string()),
  cuisine: z.string(),
  difficulty: z.enum(difficulties),
  alt: z.string(),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});

const dishes = z
  .array(dishSchema)
  .parse(JSON.parse(readFileSync(join(curatedImagesFolder, 'curated-images.json'), 'utf8')));

const dishById: ReadonlyMap<string, string> = new Map(
  dishes.map(({ id }) => [curatedImageId(id), id]),
);

/** In the order in which the picker shows them. */
export const curatedImages: readonly CuratedImage[] = dishes.map(
  ({ id, title, names: _names, ...described }) => ({
    _id: curatedImageId(id),
    imageUrl: imageUrl(curatedImageId(id)),
    recipeTitle: title,
    ...described,
  }),
);

const findDish = indexCuratedDishes(dishes);

/** The image that shows the dish of a recipe, for its cover. */
export function findCuratedCover(
  recipe: CuratedDishSource,
): Pick<RecipeCover, 'imageUrl' | 'imageColour'> | undefined {
  const dish = findDish(recipe);
  return dish && { imageUrl: imageUrl(curatedImageId(dish.id)), imageColour: dish.colour };
}

/**
 * @param width pixels; the files have 600 and 1,200
 * @returns the WebP file; nothing for an id that is none of the library's
 */
export async function findCuratedFile(id: string, width: ImageWidth): Promise<Buffer | undefined> {
  const dish = dishById.get(id.toLowerCase());
  if (dish === undefined) return undefined;
  const size = width === 400 ? 'small' : 'large';
  return readFile(join(curatedImagesFolder, size, `${dish}.webp`));
}
