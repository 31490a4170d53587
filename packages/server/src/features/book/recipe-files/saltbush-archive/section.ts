/**
 * A person's data besides recipes, a list in the archive for each kind (`section-files.ts`). Another kind is one file
 * in `sections/` and one line in `sections.ts`.
 *
 * Rows are inserted unchanged, with their dates, as a restored backup does; what a feature's own
 * save function does besides has happened on the other instance (docs/decisions).
 */
import type * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Db } from '../../../../platform/db/connect';
import { imageNameSchema } from './recipe-file';

export interface Section<Item> {
  /** Of its files, and in the report: "meal-plans". Lower-case letters and hyphens. */
  name: string;
  /** Shown to people: "weeks of meal plans". */
  label: string;
  item: z.ZodMiniType<Item>;
  /** In an order that does not change, some at a time in memory (`pages.ts`). */
  list(db: Db, ownerId: string): AsyncIterable<Item>;
  /** Where items have images: those that are not here yet. Images of the others are not read. */
  listNew?(db: Db, to: Omit<ImportTarget, 'imageId'>, items: Item[]): Promise<Item[]>;
  /** @returns the number of rows inserted; existing rows stay unchanged */
  save(tx: Db, to: ImportTarget, items: Item[]): Promise<number>;
}

/** The account that rows are imported into. */
export interface ImportTarget {
  ownerId: string;
  /** Our id of a recipe in the file, or of one that is here and that this person may read. */
  recipeId(originalId: string): string | undefined;
  /** Our id of an image by its name in the archive. */
  imageId(name: string): string | undefined;
}

/** The names in the archive of the images that an item of a section has: one as `image`, several as `images`. */
export function imageNamesOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [];
  const { image, images } = item as { image?: unknown; images?: unknown };
  return [image, ...(Array.isArray(images) ? images.slice(0, mostImages) : [])].flatMap((one) => {
    const name = parseInput(imageNameSchema, one);
    return name.success ? [name.data] : [];
  });
}

/** Of one item: more are not looked at. */
const mostImages = 10;

/** Hides the item type, so that sections of different items fit in one list. */
export type AnySection = Section<never>;
export const section = <Item>(one: Section<Item>): AnySection => one as unknown as AnySection;
