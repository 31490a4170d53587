/** Our own archive: first the recipes, then everything else, which refers to them. */
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import type { Archive } from './archive';
import { maxItemJson, maxListItem } from '../budget';
import type { FileEvent, FilesBeside, Progress } from '../file-events';
import { isWholeList, jsonItems, jsonOutline, maxDepth } from '../json/json-outline';
import type { Position } from '../read-position';
import { partBytes } from '../../saltbush-archive/parts';
import { readRecipeFile } from '../../saltbush-archive/recipe-file';
import { sectionOfPlace } from '../../saltbush-archive/section-files';
import { readVersionsFile, recipeOfVersions } from '../../saltbush-archive/versions-file';

export const manifestName = 'saltbush.json';
export const formatVersion = 1;
const formatName = 'Saltbush';

const manifestSchema = z.object({ format: z.literal('saltbush'), version: z.int() });

/**
 * @param sectionNames of the files besides recipes, in the order in which they are saved
 * @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_UNKNOWN
 */
export async function* readSaltbushArchive(
  archive: Archive,
  sectionNames: readonly string[],
  position: Position,
): AsyncGenerator<FileEvent> {
  await checkManifest(archive);
  const entries = entriesOf(archive, sectionNames);
  for (const [done, { kind, place }] of entries.entries()) {
    if (!position.enter(done)) continue;
    const progress = { done, total: entries.length, place };
    if (kind === 'recipe') yield* readRecipe(archive, position, progress);
    else if (kind === 'versions') yield* readVersions(archive, position, progress);
    else if (kind === 'section') yield* readSection(archive, position, progress);
    else yield { kind: 'unread', reason: unknownFile, ...progress };
  }
}

async function checkManifest(archive: Archive): Promise<void> {
  const manifest = parseInput(manifestSchema, await readJson(archive, manifestName));
  if (!manifest.success) throw new AppError('RECIPE_FILE_BROKEN');
  if (manifest.data.version > formatVersion) throw new AppError('RECIPE_FILE_UNKNOWN', tooNew);
}
interface Entry {
  kind: 'recipe' | 'versions' | 'section' | 'unknown';
  place: string;
}

/** The files of the archive in the order in which they are read, without images: a history behind its recipe. */
function entriesOf(archive: Archive, sectionNames: readonly string[]): Entry[] {
  const { names } = archive;
  const recipes = names.filter((name) => /^recipes\/[^/]+\.json$/.test(name));
  const sections = sectionNames.flatMap((section) =>
    names.filter((name) => sectionOfPlace(name) === section),
  );
  const histories = historiesIn(names);
  const ofRecipes = recipes.flatMap((place) => histories.get(place) ?? []);
  const known = new Set([manifestName, ...recipes, ...ofRecipes, ...sections]);
  const unknown = names.filter((name) => !known.has(name) && !name.startsWith('images/'));
  return [
    ...recipes.flatMap((place): Entry[] => [
      { kind: 'recipe', place },
      ...(histories.get(place) ?? []).map((each) => ({ kind: 'versions', place: each }) as const),
    ]),
    ...sections.map((place) => ({ kind: 'section', place }) as const),
    ...unknown.map((place) => ({ kind: 'unknown', place }) as const),
  ];
}

/** The files of earlier versions by the file of their recipe. */
function historiesIn(names: readonly string[]): ReadonlyMap<string, string[]> {
  const histories = new Map<string, string[]>();
  for (const name of names) {
    const recipe = recipeOfVersions(name);
    if (recipe !== undefined) histories.set(recipe, [...(histories.get(recipe) ?? []), name]);
  }
  return histories;
}

type Place = Progress & { place: string };

async function* readRecipe(
  archive: Archive,
  position: Position,
  progress: Place,
): AsyncGenerator<FileEvent> {
  yield { kind: 'opening', ...progress };
  const read = readRecipeFile(await readJson(archive, progress.place).catch(() => undefined));
  if (!position.isNext()) return;
  if ('problem' in read) yield { kind: 'unread', reason: read.problem, ...progress };
  else
    yield { kind: 'recipe', format: formatName, beside: imagesOf(archive), ...read, ...progress };
}

async function* readVersions(
  archive: Archive,
  position: Position,
  progress: Place,
): AsyncGenerator<FileEvent> {
  yield { kind: 'opening', ...progress };
  const versions = readVersionsFile(await readJson(archive, progress.place).catch(() => undefined));
  if (!position.isNext()) return;
  if (versions === undefined) yield { kind: 'unread', reason: noVersions, ...progress };
  else
    yield {
      kind: 'versions',
      recipePlace: recipeOfVersions(progress.place)!,
      versions,
      ...progress,
    };
}

const imagesOf =
  (archive: Archive): FilesBeside =>
  async (name) => {
    const found = archive.findName(name);
    return found === undefined
      ? undefined
      : archive.read(found, maxImageBytes).catch(() => undefined);
  };

async function* readSection(
  archive: Archive,
  position: Position,
  progress: Place,
): AsyncGenerator<FileEvent> {
  yield { kind: 'opening', ...progress };
  const section = sectionOfPlace(progress.place)!;
  for await (const items of itemsOf(archive, progress.place)) {
    if (!position.isNext()) continue;
    if (items === undefined) yield { kind: 'unread', reason: noList, ...progress };
    else yield { kind: 'others', section, items, beside: imagesOf(archive), ...progress };
  }
}

/** A few at a time: an older Saltbush wrote lists of any length into one file. Nothing where it is no list. */
async function* itemsOf(archive: Archive, name: string): AsyncGenerator<unknown[] | undefined> {
  const bytes = await archive.read(name).catch(() => undefined);
  if (bytes === undefined || !isWholeList(bytes)) return yield undefined;
  let some: unknown[] = [];
  let size = 0;
  for (const { from, to } of jsonItems(bytes)) {
    if (some.length === itemsATime || (some.length > 0 && size + to - from > partBytes)) {
      yield some;
      some = [];
      size = 0;
    }
    some.push(parsedItem(bytes.subarray(from, to)));
    size += to - from;
  }
  if (some.length > 0) yield some;
}

const itemsATime = 50;

/** Of one that is damaged or too large nothing comes in, and it is counted among those that were not taken. */
function parsedItem(bytes: Buffer): unknown {
  try {
    return bytes.length <= maxListItem ? parsed(bytes) : undefined;
  } catch {
    return undefined;
  }
}

async function readJson(archive: Archive, name: string): Promise<unknown> {
  return parsed(await archive.read(name, maxItemJson));
}

function parsed(bytes: Buffer): unknown {
  if (jsonOutline(bytes).depth > maxDepth) throw new AppError('RECIPE_FILE_BROKEN');
  try {
    return wellFormedJson(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new AppError('RECIPE_FILE_BROKEN');
  }
}

const tooNew = say(
  'It was made by a newer Saltbush than this one. Please update this Saltbush, then import the file.',
);
const unknownFile = say('This Saltbush does not know it: a newer one may have made the file.');
const noVersions = say('It is damaged: these earlier versions of a recipe are missing.');
const noList = say('It is damaged or too large.');
