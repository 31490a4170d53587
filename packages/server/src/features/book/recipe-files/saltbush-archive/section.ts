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

/** The name in the archive of the image that an item of a section has. */
export function imageNameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('image' in item)) return undefined;
  const name = parseInput(imageNameSchema, item.image);
  return name.success ? name.data : undefined;
}

/** Hides the item type, so that sections of different items fit in one list. */
export type AnySection = Section<never>;
export const section = <Item>(one: Section<Item>): AnySection => one as unknown as AnySection;
