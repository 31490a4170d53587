/** Every recipe of a file, saved one after the other; what is no recipe goes to the report. */
import { AppError } from '@saltbush/contract/errors';
import { subRecipeIdsOf } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { sections } from '../../saltbush-archive/sections';
import { importRelated } from '../import-related';
import { importVersions } from '../import-versions';
import type { FileItem } from '../../reading/file-items';
import type { ImportContext } from '../recipe/import-context';
import { linkSubRecipes } from '../recipe/link-sub-recipes';
import { importFile } from '../import-file';
import { importAllScans, type ScannedPage } from './import-scans';
import { importRecipe } from '../recipe/import-recipe';
import { listPlaces, mapOfIds, markRunning, saveProgress } from '../imports.store';
import { openKnownRecipes } from '../recipe/known-recipes';
import { ImportStopped } from '../recipe/save-found-recipe';
import type { ReportBuilder } from '../report';

/** @throws AppError RECIPE_FILE_UNKNOWN when there was no recipe in all of it */
export async function importAll(context: ImportContext): Promise<void> {
  const { deps, held, report, signal } = context;
  const { db } = deps.database;
  const known = openKnownRecipes(db, held.ownerId);
  const dealtWith = await listPlaces(db, held.id);
  let [isRunning, isAny] = [false, false];
  const scans: ScannedPage[] = [];
  let ids: Map<string, string> | undefined;
  const fileIds = new Set<string>();
  for await (const item of itemsOf(context, dealtWith)) {
    signal.throwIfAborted();
    // Until its first turn it waits.
    if (!isRunning) await markRunning(db, held.id);
    isRunning = true;
    if (item.kind === 'recipe' || item.kind === 'refused recipe') {
      isAny = true;
      for (const id of fileIdsIn(item)) fileIds.add(id);
      await importRecipe(context, item, { known, isDone: dealtWith.has(item.place) });
      continue;
    }
    if (item.kind === 'scan') scans.push(item);
    else if (item.kind === 'versions') await importVersions(context, item);
    else if (item.kind === 'others') {
      ids ??= await mapOfIds(db, held.id);
      isAny = true;
      await importRelated(context, ids, item);
    } else reportRest(report, item);
    await saveStep(context, item);
  }
  const hasScans = await importAllScans(context, scans, { known, dealtWith });
  await linkSubRecipes(db, await mapOfIds(db, held.id), fileIds);
  if (!isAny && !hasScans) throw new AppError('RECIPE_FILE_UNKNOWN');
}

const itemsOf = ({ deps, held, reader, signal }: ImportContext, dealtWith: ReadonlySet<string>) =>
  reader.read(
    {
      path: importFile(deps.config, held.id),
      name: held.fileName,
      sectionNames: sections.map(({ name }) => name),
      donePlaces: [...dealtWith],
    },
    { userId: held.ownerId, signal },
  );

function reportRest(report: ReportBuilder, item: FileItem): void {
  if (item.kind === 'unread') report.addFile(item.place, item.reason);
  else if (item.kind === 'left-over') report.addFields(item.format, item.fields);
}

/** The ids by which its lines name recipes of the file, where these are none of ours. */
const fileIdsIn = (item: Extract<FileItem, { kind: 'recipe' | 'refused recipe' }>): string[] =>
  item.kind === 'recipe' && !item.original ? subRecipeIdsOf(item.input.ingredients) : [];

async function saveStep(
  { deps, held }: ImportContext,
  { kind, done, total }: FileItem,
): Promise<void> {
  const step = { done: kind === 'opening' ? done : Math.min(done + 1, total), total };
  if (!(await saveProgress(deps.database.db, held.id, step))) throw new ImportStopped();
}
