/**
 * The work of an import: every recipe of the file, each in a transaction of its own together with the
 * word on what became of it.
 *
 * - Stopped at any moment, by a kill too, it goes on where it was: what has its word is passed by.
 * - Cancelled, it stops at the next recipe and keeps what it has.
 * - One recipe that cannot be kept stops nothing; a file that cannot be read ends it in words.
 */
import { rm } from 'node:fs/promises';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { newId } from '../../../platform/ids';
import { openWebPictures } from '../../../outside/web-picture';
import { keepOthers } from '../lossless/keep-others';
import type { Found } from '../reading/found';
import { readRecipeFile } from '../reading/read-file';
import { pictureFinder, type PictureFinder } from './find-picture';
import { fitRecipe } from './fit-recipe';
import { importFile } from './import-file';
import {
  findImport,
  finishImport,
  holdImport,
  keepReport,
  letGoOf,
  listPlaces,
  mapOfIds,
  noteProgress,
  type ImportRow,
} from './imports.store';
import { ImportStopped, keepFound, keyOf, passOver, reasonOf, type Place } from './keep-found';
import { idState } from './id-state';
import { knownRecipes, type KnownRecipes } from './known-recipes';
import { reportBuilder, type ReportBuilder } from './report';

/** What an import needs of the house: the command line has no more. */
export type ImportDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log'>;

/** @param signal the process is about to stop; another goes on */
export async function runImport(
  deps: ImportDeps,
  importId: string,
  signal: AbortSignal,
): Promise<void> {
  const { config, database, clock, log } = deps;
  const held = await holdImport(database.db, importId, clock());
  if (held === undefined) return;
  const report = reportBuilder(held.report.missingPictures);
  const webPictures = openWebPictures({ allowedPrivateHosts: config.allowedPrivateImportHosts });
  const end = async (state: 'done' | 'failed', problem?: string) => {
    await keepReport(database.db, importId, report.build());
    await finishImport(database.db, importId, { state, ...(problem && { problem }), now: clock() });
    await rm(importFile(config, importId), { force: true });
  };
  try {
    const pictures = pictureFinder(deps, { ownerId: held.ownerId, webPictures, signal });
    await readAll({ deps, held, report, pictures, signal });
    await end('done');
  } catch (error) {
    const isCancelled = (await findImport(database.db, importId))?.state !== 'running';
    // Cancelled between two recipes, it may miss its file before it hears of it.
    if (error instanceof ImportStopped || isCancelled)
      await keepReport(database.db, importId, report.build());
    else if (signal.aborted) {
      await keepReport(database.db, importId, report.build());
      await letGoOf(database.db, importId, clock());
    } else {
      if (!(error instanceof AppError)) log.error({ err: error, importId }, 'an import failed');
      await end('failed', reasonOf(error));
    }
  } finally {
    await webPictures.close();
  }
}

interface Work {
  deps: ImportDeps;
  held: ImportRow;
  report: ReportBuilder;
  pictures: PictureFinder;
  signal: AbortSignal;
}

/** @throws AppError RECIPE_FILE_UNKNOWN when there was no recipe in all of it */
async function readAll(work: Work): Promise<void> {
  const { deps, held, report, signal } = work;
  const { db } = deps.database;
  const known = await knownRecipes(db, held.ownerId);
  const dealtWith = await listPlaces(db, held.id);
  let isAny = false;
  for await (const found of readRecipeFile(importFile(deps.config, held.id), held.fileName)) {
    signal.throwIfAborted();
    if (found.kind === 'recipe') {
      isAny = true;
      report.addFormat(found.format);
      report.addFields(found.format, found.recipe.notUnderstood);
      const place = found.place.slice(0, longestPlace);
      if (!dealtWith.has(place)) await keepOne(work, { ...found, place }, known);
      continue;
    }
    if (found.kind === 'unread') report.addFile(found.place, found.reason);
    else if (found.kind === 'left-over') report.addFields(found.format, found.fields);
    else {
      const ids = await mapOfIds(db, held.id);
      await keepOthers(db, { ownerId: held.ownerId, ids }, { contents: found.parts, report });
    }
    const { done, total } = found;
    const step = { done: Math.min(done + 1, total), total, now: deps.clock() };
    if (!(await noteProgress(db, held.id, step))) throw new ImportStopped();
  }
  if (!isAny) throw new AppError('RECIPE_FILE_UNKNOWN');
}

async function keepOne(
  { deps, held, report, pictures }: Work,
  found: Found & { kind: 'recipe' },
  known: KnownRecipes,
): Promise<void> {
  const { db } = deps.database;
  const { recipe, original, format } = found;
  const at: Place = {
    importId: held.id,
    ownerId: held.ownerId,
    place: found.place,
    done: found.done,
    total: found.total,
    now: deps.clock(),
  };
  const fitted = fitRecipe(recipe);
  if (fitted === undefined) {
    const title = recipe.draft.title.slice(0, 200);
    return passOver(db, at, { title, outcome: 'failed', reason: nothingInIt });
  }
  const { input, cut } = fitted;
  report.addFields(format, cut);
  const { title } = input;
  try {
    const state = original && (await idState(db, original.id, held.ownerId));
    const same = state === 'own' ? original!.id : known.get(keyOf(input));
    if (same !== undefined && !held.keepsDuplicates) {
      return await passOver(db, at, { title, outcome: 'already-there', recipeId: same, original });
    }
    const { imageUrl, isMissing } = await pictures.find(recipe.pictures, found.beside);
    if (isMissing) report.addMissingPicture();
    const _id = state === 'free' ? original!.id : newId();
    const keepable = {
      input: { ...input, _id, imageUrl },
      beside: recipe,
      ...(original && { original }),
    };
    known.set(keyOf(input), await keepFound(db, keepable, { ...at, now: deps.clock() }));
  } catch (error) {
    if (error instanceof ImportStopped) throw error;
    if (!(error instanceof AppError)) {
      // A lost database or a full disk would fail every recipe after this one too.
      throw error;
    }
    await passOver(db, at, { title, outcome: 'failed', reason: reasonOf(error) });
  }
}

const nothingInIt = 'There is neither a title nor an ingredient nor a step in it.';
/** Part of a key: an index holds no more than 2,700 bytes. */
const longestPlace = 500;
