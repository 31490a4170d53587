/** Why a recipe or a file could not be imported, in the words of whoever imports it. */
import { AppError } from '@saltbush/contract/errors';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { findStorageFull } from '../../../../../platform/db/storage-full';
import { findOutage } from '../../../../../platform/outages';

/** Never an error message of the database or the program: those quote personal data. */
export function reasonOf(error: unknown): string {
  if (isStorageFull(error)) return inLanguage(noSpace);
  const outage = findOutage(error);
  const known = outage === undefined ? error : new AppError(outage);
  if (!(known instanceof AppError)) return inLanguage(notSaved);
  return typeof known.details === 'string'
    ? inLanguage(known.details)
    : known.details.map(({ field, message }) => `${field}: ${inLanguage(message)}`).join('; ');
}

/** Whether there was no space in the storage of the person, whoever noticed it. */
export const isStorageFull = (error: unknown): boolean =>
  findStorageFull(error) !== undefined ||
  (error instanceof AppError && error.code === 'STORAGE_FULL');

/** The warning of a recipe that was saved. */
export const noIngredients = say('No ingredients were found. Please open it and add them.');

export const noSpace = say('There is no room for it in your storage.');

const notSaved = say(
  'It could not be saved, which is our mistake. Please enter it by hand, and tell your admin.',
);
