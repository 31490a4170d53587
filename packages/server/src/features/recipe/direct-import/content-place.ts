/**
 * The id that an imported recipe gets follows from what it was read from. So the same text, photos or page that come twice
 * make one recipe, also when both come at once.
 *
 * - A recipe of one's own that is there with the id is the one.
 * - One that was deleted stays so: the content has another place.
 */
import { createHash } from 'node:crypto';
import { addressKey } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../platform/db/connect';
import { idOfName, newId } from '../../../platform/ids';
import { digestOf } from '../../../platform/secrets';
import { findOwnership } from '../../access/recipe-access';

export interface Place {
  /** That the recipe has, or may get. */
  id: string;
  /** The person has a recipe there. */
  isTaken: boolean;
}

/** @param content as one of the functions below names it */
export async function findPlace(db: Db, userId: string, content: string): Promise<Place> {
  for (let deleted = 0; deleted < mostDeleted; deleted += 1) {
    const id = idOfName(userId, `${content} ${deleted}`);
    const found = await findOwnership(db, id);
    if (!found) return { id, isTaken: false };
    if (found.ownerId === userId && found.deletedAt === null) return { id, isTaken: true };
  }
  return { id: newId(), isTaken: false };
}

/** Nobody deletes the same recipe more often before the bin is emptied. */
const mostDeleted = 20;

export const contentOfText = (text: string): string => `text ${digestOf(text)}`;

/**
 * @param sent the page's source, and which of its recipes was asked for
 * @param addresses of the page, the one where it was found first
 * @example contentOfPage({ recipe: 2 }, ['https://www.a.example/pie/']) // 'page a.example/pie 2'
 */
export function contentOfPage(
  { html = '', recipe = 1 }: { html?: string | undefined; recipe?: number | undefined },
  addresses: readonly (string | undefined)[],
): string {
  const known = addresses.find((address) => address !== undefined);
  return `page ${addressKey(known) ?? known ?? digestOf(html)} ${recipe}`;
}

export function contentOfPhotos(photos: readonly Uint8Array[]): string {
  const digests = photos.map((photo) => createHash('sha256').update(photo).digest('base64url'));
  return `photos ${digests.join(' ')}`;
}
