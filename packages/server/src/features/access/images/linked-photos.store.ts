/**
 * Photos that stay at their provider and are only linked, as Unsplash asks. Each is a row of `images` without
 * files.
 */
import { eq } from 'drizzle-orm';
import { imageUrl, type ImageWidth } from '@saltbush/contract/recipe/image-address';
import type { StoredImage } from '@saltbush/contract/recipe/images';
import type { ImageCredit } from '@saltbush/contract/recipe/images';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { images } from '../../../schema/images';
import { sweepUnused } from './sweep-unused';

export interface PhotoToLink {
  ownerId: string;
  /** At the provider, which makes the width that its parameter `w` says. */
  externalUrl: string;
  width: number;
  height: number;
  colour: string;
  credit: ImageCredit;
}

export async function linkPhoto(
  { imageStore: store, database: { db }, clock }: Pick<Deps, 'imageStore' | 'database' | 'clock'>,
  photo: PhotoToLink,
): Promise<StoredImage> {
  const { ownerId, width, height, colour } = photo;
  const id = newId();
  await db.insert(images).values({ id, ...photo, storedBytes: 0, createdAt: clock() });
  await sweepUnused(db, { store, ownerId, now: clock() });
  return { imageUrl: imageUrl(id), colour, width, height };
}

/** @returns the provider's address of the photo in this width */
export async function findLinkedPhoto(
  db: Db,
  id: string,
  width: ImageWidth,
): Promise<string | undefined> {
  const [row] = await db
    .select({ externalUrl: images.externalUrl })
    .from(images)
    .where(eq(images.id, id));
  if (!row?.externalUrl) return undefined;
  const address = new URL(row.externalUrl);
  address.searchParams.set('w', String(width));
  return address.href;
}
