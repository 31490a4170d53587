/**
 * Recipes of scanned pages: each page is read like a photo, one after the other, and then all of them as one document.
 *
 * A page that cannot be read goes to the report and stops nothing.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { PhotoPage } from '@saltbush/recipe-parser/photo';
import { WorkerFailed } from '../../../../../platform/worker-pool/worker-failed';
import type { FileItem, ScannedPages } from '../../reading/file-items';
import { saveProgress } from '../imports.store';
import type { ImportContext } from '../recipe/import-context';
import { importRecipe } from '../recipe/import-recipe';
import type { KnownRecipes } from '../recipe/known-recipes';
import { ImportStopped } from '../recipe/save-found-recipe';

export type ScannedPage = Extract<FileItem, { kind: 'scan' }>;

interface Known {
  known: KnownRecipes;
  dealtWith: ReadonlySet<string>;
}

/** @returns whether there was a recipe on them */
export async function importAllScans(
  context: ImportContext,
  scans: readonly ScannedPage[],
  known: Known,
): Promise<boolean> {
  const documents = new Map<string, ScannedPage[]>();
  for (const scan of scans) {
    documents.set(scan.place, [...(documents.get(scan.place) ?? []), scan]);
  }
  let isAny = false;
  for (const pages of documents.values()) {
    if (await importScans(context, pages, known)) isAny = true;
  }
  return isAny;
}

async function importScans(
  context: ImportContext,
  scans: readonly ScannedPage[],
  { known, dealtWith }: Known,
): Promise<boolean> {
  const { report } = context;
  const place = scans[0]?.place ?? '';
  const items = await readAsDocument(context, { place, pages: await readPages(context, scans) });
  let isAny = false;
  for (const item of items) {
    if (item.kind === 'left-over') report.addFields(item.format, item.fields);
    if (item.kind !== 'recipe' && item.kind !== 'refused recipe') continue;
    isAny = true;
    await importRecipe(context, item, { known, isDone: dealtWith.has(item.place) });
  }
  if (!isAny) report.addFile(place, noRecipe);
  return isAny;
}

async function readPages(
  { deps, held, report, photoReader, signal }: ImportContext,
  scans: readonly ScannedPage[],
): Promise<ScannedPages['pages']> {
  const pages: { number: number; words: PhotoPage['words'] }[] = [];
  for (const [done, { place, page: number, file }] of scans.entries()) {
    const isWanted = await saveProgress(deps.database.db, held.id, { done, total: scans.length });
    if (!isWanted) throw new ImportStopped();
    try {
      const photo = await readFile(file);
      const read = () => photoReader.read([photo], { userId: held.ownerId, signal });
      for (const { words } of await whenFree(read, signal)) pages.push({ number, words });
    } catch (error) {
      if (!(error instanceof AppError) || !unreadable.has(error.code)) throw error;
      report.addFile(say('{place}, page {number}', { place, number }), notRead);
    }
  }
  return pages;
}

/** People who wait for a photo come first: this waits and asks again. */
async function whenFree<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      // The next process goes on with this import.
      if (error instanceof AppError && error.code === 'STARTING_OR_STOPPING') {
        throw new ImportStopped();
      }
      if (!(error instanceof AppError) || error.code !== 'WORKERS_BUSY') throw error;
      await wait(busyWaitMs, undefined, { signal });
    }
  }
}

async function readAsDocument(
  { held, reader, report, signal }: ImportContext,
  scan: ScannedPages,
): Promise<FileItem[]> {
  try {
    return await reader.readScannedPages(scan, { userId: held.ownerId, signal });
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    report.addFile(scan.place, tooMuch);
    return [];
  }
}

const busyWaitMs = 2_000;
const unreadable: ReadonlySet<string> = new Set([
  'IMAGE_UNREADABLE',
  'PHOTO_NOT_READ',
  'PHOTO_TIMED_OUT',
]);

const notRead = say(
  'We could not read this scan. Photograph the page and import it from the photo.',
);
const noRecipe = say('We found no recipe on its scanned pages.');
const tooMuch = say('Its scanned pages take too long to read.');
