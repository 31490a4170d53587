/**
 * How much of an untrusted file is read. Each figure is several times what the largest real export
 * needs; what is beyond is named in the report, and stops nothing else.
 */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

const megabyte = 1024 * 1024;

/** Of one file in an archive, or of one that is no archive. */
export const maxEntryBytes = 96 * megabyte;
/** Declared unpacked size of all files in an archive, images included. */
const maxUnpackedBytes = 4000 * megabyte;
/** Of all files that are read and are no images. */
const maxReadBytes = 1024 * megabyte;
/** Each takes about a kilobyte of memory, as a line of the directory. */
const maxEntries = 100_000;

/** A text with one recipe; the longest book of recipes as a table. */
export const maxTextBytes = megabyte;
/** The longest recipe of ours as Cooklang has 4 MB. */
export const maxCooklangBytes = 8 * megabyte;
export const maxTableBytes = 64 * megabyte;
/** Recipe Keeper and Copy Me That write their whole book into one page. */
export const maxHtmlBytes = 64 * megabyte;
/** The text of a word processor's document, with all its styles. */
export const maxDocumentXml = 24 * megabyte;
/** All images of a Word document: they are in memory together. */
export const maxDocumentImages = 48 * megabyte;
/** Rich Text holds its images as digits. */
export const maxRtfBytes = 32 * megabyte;
/** A JSON document that is parsed as a whole: its values take up to a hundred bytes each. */
export const maxWholeJson = { bytes: 48 * megabyte, values: 1_500_000 };
/** One recipe of a larger JSON document, its images included. */
export const maxItemJson = 24 * megabyte;
/** One item of a list in our own archive, such as a week: a reading process answers with little more. */
export const maxListItem = 4 * megabyte;

/**
 * Text packs to a fifth, markup to a twentieth. What packs better than this has nothing to say.
 */
const maxRatio = 150;
/** Smaller files do no harm, whatever their ratio. */
const smallestChecked = 4 * megabyte;

/** What may still be unpacked. */
export interface Budget {
  bytes: number;
  entries: number;
  /** Of files that are no images. */
  readBytes: number;
}

export const newBudget = (): Budget => ({
  bytes: maxUnpackedBytes,
  entries: maxEntries,
  readBytes: maxReadBytes,
});

/** @throws AppError RECIPE_FILE_TOO_LARGE */
export function checkRatio(packedBytes: number, unpackedBytes: number): void {
  if (unpackedBytes < smallestChecked || unpackedBytes <= packedBytes * maxRatio) return;
  throw new AppError(
    'RECIPE_FILE_TOO_LARGE',
    say('It is packed so tightly that it cannot be recipes.'),
  );
}

/** @throws AppError RECIPE_FILE_TOO_LARGE */
export function checkBytes(bytes: number, most: number): void {
  if (bytes <= most) return;
  throw new AppError('RECIPE_FILE_TOO_LARGE', largerThan(most));
}

/** @throws AppError RECIPE_FILE_TOO_LARGE once all files together are more than is read */
export function spend(budget: Budget, bytes: number): void {
  budget.readBytes -= bytes;
  if (budget.readBytes >= 0) return;
  const most = Math.round(maxReadBytes / megabyte);
  throw new AppError(
    'RECIPE_FILE_TOO_LARGE',
    say('All files together are larger than the {most} MB that we read.', { most }),
  );
}

const largerThan = (most: number): string =>
  say('It is larger than the {most} MB that we read of such a file.', {
    most: Math.round(most / megabyte),
  });
