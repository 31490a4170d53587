/** Why a recipe or a file could not be imported, as a person reads it. */
import { AppError } from '@saltbush/contract/errors';
import { findStorageFull } from '../../../../platform/db/storage-full';
import { findOutage } from '../../../../platform/outages';

/** Never an error message of the database or the program: those quote personal data. */
export function reasonOf(error: unknown): string {
  const outage = findOutage(error);
  const known = findStorageFull(error) ?? (outage === undefined ? error : new AppError(outage));
  if (!(known instanceof AppError)) return notSaved;
  return typeof known.details === 'string'
    ? known.details
    : known.details.map(({ field, message }) => `${field}: ${message}`).join('; ');
}

const notSaved =
  'It could not be saved, which is a mistake of ours. Please enter it by hand, and tell whoever runs this Saltbush.';
