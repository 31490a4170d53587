/** Our own archive: first the recipes, then everything else, which refers to them. */
import { AppError } from '@saltbush/contract/errors';
import * as z from 'zod/mini';
import type { Archive } from '../reading/archive';
import type { Found } from '../reading/found';
import { parts } from './parts';
import { readRecipeFile } from './recipe-file';

export const manifestName = 'saltbush.json';
export const formatVersion = 1;
const formatName = 'Saltbush';

const manifestSchema = z.object({ format: z.literal('saltbush'), version: z.int() });

/** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_UNKNOWN */
export async function* readLossless(archive: Archive): AsyncGenerator<Found> {
  const manifest = z.safeParse(manifestSchema, await readJson(archive, manifestName));
  if (!manifest.success) throw new AppError('RECIPE_FILE_BROKEN');
  if (manifest.data.version > formatVersion) throw new AppError('RECIPE_FILE_UNKNOWN', tooNew);
  const names = archive.names.filter((name) => /^recipes\/[^/]+\.json$/.test(name));
  const total = names.length + 1;
  const beside = async (name: string) => {
    const found = archive.findName(name);
    return found === undefined ? undefined : archive.read(found).catch(() => undefined);
  };
  for (const [done, name] of names.entries()) {
    const progress = { done, total, place: name };
    const read = readRecipeFile(await readJson(archive, name).catch(() => undefined));
    if ('problem' in read) yield { kind: 'unread', reason: read.problem, ...progress };
    else yield { kind: 'recipe', format: formatName, beside, ...read, ...progress };
  }
  const contents = new Map<string, unknown>();
  for (const { name } of parts) {
    const file = archive.findName(`${name}.json`);
    if (file !== undefined) contents.set(name, await readJson(archive, file));
  }
  yield { kind: 'others', parts: contents, place: manifestName, done: names.length, total };
}

async function readJson(archive: Archive, name: string): Promise<unknown> {
  try {
    return JSON.parse((await archive.read(name)).toString('utf8'));
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('RECIPE_FILE_BROKEN');
  }
}

const tooNew =
  'It was made by a newer Saltbush than this one. Please update this Saltbush, then bring the file in.';
