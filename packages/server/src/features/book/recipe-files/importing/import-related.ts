/**
 * Imports the sections of a Saltbush archive, some items per transaction; it
 * may run twice. An item that cannot be saved is skipped and counted; the others are saved.
 */
import { and, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Db } from '../../../../platform/db/connect';
import { findOutage } from '../../../../platform/outages';
import { isReadableBy } from '../../../access/recipe-access';
import { recipes } from '../../../../schema/recipes';
import { imageNamesOf, type ImportTarget } from '../saltbush-archive/section';
import { sections } from '../saltbush-archive/sections';
import { unknownFields } from '../saltbush-archive/unknown-fields';
import { discardImages } from './recipe/discard-images';
import type { ImportContext } from './recipe/import-context';
import { isStorageFull } from './recipe/recipe-failure';

export async function importRelated(
  context: ImportContext,
  ids: ReadonlyMap<string, string>,
  { section, items, imageFiles }: SectionItems,
): Promise<void> {
  const found = sections.find(({ name }) => name === section);
  if (found === undefined) return;
  const { deps, held, report } = context;
  const { db } = deps.database;
  const { ownerId } = held;
  const here = await readableHere(db, ownerId, items);
  const recipeId: ImportTarget['recipeId'] = (id) => ids.get(id) ?? (here.has(id) ? id : undefined);
  const usable = items.flatMap((each) => {
    const parsed = parseInput(found.item, each);
    if (!parsed.success) return [];
    report.addFields(`${section}.json`, unknownFields(each, parsed.data));
    return [parsed.data];
  });
  const added = await found.listNew?.(db, { ownerId, recipeId }, usable as never[]);
  const { imageIds, withoutRoom } = await storeImages(context, added ?? [], imageFiles);
  const to: ImportTarget = { ownerId, recipeId, imageId: (name) => imageIds.get(name) };
  const fitting = usable.filter(
    (item) => !imageNamesOf(item).some((name) => withoutRoom.has(name)),
  );
  const outcome = await db.transaction((tx) =>
    saveAllPossible(tx, fitting, (some, few) => found.save(some, to, few as never[])),
  );
  await discardImages(context);
  report.addOthers({
    section,
    label: found.label,
    saved: outcome.saved,
    found: items.length,
    withoutRoom: outcome.withoutRoom + usable.length - fitting.length,
  });
}

interface SectionItems {
  section: string;
  items: readonly unknown[];
  imageFiles: Readonly<Record<string, string>>;
}

/**
 * Before the transaction: encoding takes a while.
 *
 * @returns our ids by the names in the archive, and the names of those that there was no space for
 */
async function storeImages(
  { images, report }: ImportContext,
  items: readonly unknown[],
  imageFiles: SectionItems['imageFiles'],
): Promise<{ imageIds: ReadonlyMap<string, string>; withoutRoom: ReadonlySet<string> }> {
  const names = new Set(items.flatMap(imageNamesOf));
  const imageIds = new Map<string, string>();
  const withoutRoom = new Set<string>();
  for (const name of names) {
    const path = imageFiles[name];
    const sources = path === undefined ? [] : [{ kind: 'file', path } as const];
    try {
      const { imageUrl } = await images.find({ sources, isAnyUnusable: false });
      const id = imageUrl === undefined ? undefined : imageIdOf(imageUrl);
      if (id === undefined) report.addMissingImage();
      else imageIds.set(name, id);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      withoutRoom.add(name);
    }
  }
  return { imageIds, withoutRoom };
}

interface Outcome {
  saved: number;
  withoutRoom: number;
}

/** Bisects a refused batch until only the refused item is left out. */
async function saveAllPossible<Item>(
  tx: Db,
  items: readonly Item[],
  save: (tx: Db, items: Item[]) => Promise<number>,
): Promise<Outcome> {
  try {
    return { saved: await tx.transaction((inner) => save(inner, [...items])), withoutRoom: 0 };
  } catch (error) {
    if (findOutage(error)) throw error;
    if (items.length < 2) return { saved: 0, withoutRoom: isStorageFull(error) ? items.length : 0 };
    const half = Math.ceil(items.length / 2);
    const first = await saveAllPossible(tx, items.slice(0, half), save);
    const second = await saveAllPossible(tx, items.slice(half), save);
    return {
      saved: first.saved + second.saved,
      withoutRoom: first.withoutRoom + second.withoutRoom,
    };
  }
}

/** The ids of existing recipes that the items refer to and that this person may read. */
async function readableHere(
  db: Db,
  ownerId: string,
  items: readonly unknown[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set(recipeIdsIn(items));
  const known = new Set<string>();
  const ids = [...wanted];
  for (let from = 0; from < ids.length; from += idBatchSize) {
    const rows = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(
        and(
          inArray(recipes.id, ids.slice(from, from + idBatchSize)),
          isNull(recipes.deletedAt),
          isReadableBy(ownerId),
        ),
      );
    for (const { id } of rows) known.add(id);
  }
  return known;
}

const idBatchSize = 1_000;

function recipeIdsIn(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { recipe, entries } = item as { recipe?: unknown; entries?: unknown };
    const own = parseInput(z.uuid(), recipe);
    return [...(own.success ? [own.data] : []), ...recipeIdsIn(entries)];
  });
}
