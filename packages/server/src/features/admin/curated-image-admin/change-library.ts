/** What an admin does to the curated library, each in one transaction with its line in the audit trail. */
import { AppError } from '@saltbush/contract/errors';
import { curatedImageAdminLimits } from '@saltbush/contract/admin/curated-image-admin';
import type { AdminAction } from '@saltbush/domain/admin/admin-actions';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import type { LibraryImage } from '../../access/curated-images';
import type { CuratedDescription } from '../../../schema/access/curated-images';
import { recordAction } from '../user-admin';
import { countAdded, insertAdded, takeOverImage, writeChange } from './curated-image-admin.store';

interface Addition {
  id: string;
  description: CuratedDescription;
  adminId: string;
  now: Date;
}

/** @throws AppError VALIDATION_FAILED for an image that is not the admin's, TOO_MANY_PICTURES */
export async function addImage(db: Db, addition: Addition): Promise<void> {
  const { id, description, adminId, now } = addition;
  await db.transaction(async (tx) => {
    if (!(await takeOverImage(tx, { id, ownerId: adminId }))) {
      const message = say('Please upload the picture again');
      throw new AppError('VALIDATION_FAILED', [{ field: 'imageUrl', message }]);
    }
    await insertAdded(tx, { id, description, now });
    if ((await countAdded(tx)) > curatedImageAdminLimits.added)
      throw new AppError('TOO_MANY_PICTURES');
    const subject = description.recipeTitle;
    await recordAction(tx, { adminId, kind: 'added-picture', subject, now });
  });
}

export interface LibraryChange extends Partial<CuratedDescription> {
  isShown?: boolean | undefined;
}

interface ChangeOfImage {
  image: LibraryImage;
  change: LibraryChange;
  adminId: string;
  now: Date;
}

export async function changeImage(
  db: Db,
  { image, change: { isShown = image.isShown, ...words }, adminId, now }: ChangeOfImage,
): Promise<void> {
  const { recipeTitle, tags, cuisine, difficulty, alt } = image;
  const before: CuratedDescription = { recipeTitle, tags, cuisine, difficulty, alt };
  const description = { ...before, ...words };
  const isDescribed = JSON.stringify(description) !== JSON.stringify(before);
  const kinds: AdminAction[] = [
    ...(isDescribed ? (['changed-picture'] as const) : []),
    ...(isShown === image.isShown ? [] : ([isShown ? 'showed-picture' : 'hid-picture'] as const)),
  ];
  if (kinds.length === 0) return;
  await db.transaction(async (tx) => {
    await writeChange(tx, {
      id: image._id,
      ...(isDescribed && { description }),
      hiddenAt: isShown ? null : now,
      now,
    });
    for (const kind of kinds) {
      await recordAction(tx, { adminId, kind, subject: description.recipeTitle, now });
    }
  });
}
