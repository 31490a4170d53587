/**
 * What a person has besides recipes, a file in the archive for each kind. A further kind is one file here
 * and one line in `parts.ts`.
 *
 * Rows are written as they were, dates and all, as a restored backup writes them; what a feature's own
 * way of keeping would do besides has happened where they come from (docs/decisions).
 */
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/connect';

export interface Part<Item> {
  /** Of the file, without its ending, and in the report: "meal-plans". */
  name: string;
  /** As it is said to a person: "weeks of meal plans". */
  label: string;
  item: z.ZodMiniType<Item>;
  list(db: Db, ownerId: string): Promise<Item[]>;
  /** @returns how many were kept; what is there already stays as it is */
  keep(tx: Db, to: Arrival, items: Item[]): Promise<number>;
}

/** Where the rows arrive. */
export interface Arrival {
  ownerId: string;
  /** Our id of a recipe in the file, or of one that is here and that this person may read. */
  recipeId(originalId: string): string | undefined;
}

/** Keeps the compiler's knowledge of the items inside the part. */
export type AnyPart = Part<never>;
export const part = <Item>(one: Part<Item>): AnyPart => one as unknown as AnyPart;
