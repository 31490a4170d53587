/**
 * Every recipe of a file, one at a time: of the file itself, or of each file in an archive, or in an
 * archive inside it (Tandoor's way).
 *
 * Each comes with a place that is the same whenever the file is read again, so that work that was
 * stopped goes on where it was, and with a way to the files beside it, for its pictures.
 */
import { open, readFile, stat } from 'node:fs/promises';
import { AppError } from '@saltbush/contract/errors';
import type { ReadRecipe } from '@saltbush/domain/recipe-files/recipe-in-file';
import {
  isZip,
  mostEntryBytes,
  newBudget,
  openArchive,
  type Archive,
  type Budget,
} from './archive';
import { manifestName, readLossless } from '../lossless/read-lossless';
import type { FilesBeside, Found } from './found';
import { readBytes } from './read-bytes';

/**
 * @param name of the file, as its sender calls it
 * @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE
 */
export async function* readRecipeFile(path: string, name: string): AsyncGenerator<Found> {
  if (await isArchive(path)) {
    const archive = await openArchive(path, newBudget());
    try {
      yield* readArchive(archive);
    } finally {
      archive.close();
    }
    return;
  }
  if ((await stat(path)).size > mostEntryBytes) throw new AppError('RECIPE_FILE_TOO_LARGE');
  const bytes = await readFile(path);
  const nothing: FilesBeside = async () => undefined;
  yield* recipesIn(bytes, name, nothing);
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isZip(buffer);
  } finally {
    await file.close();
  }
}

async function* readArchive(archive: Archive, inside = ''): AsyncGenerator<Found> {
  if (inside === '' && archive.names.includes(manifestName)) {
    yield* readLossless(archive);
    return;
  }
  const names = archive.names.filter((name) => !isPicture(name));
  const total = names.length;
  for (const [done, name] of names.entries()) {
    const place = `${inside}${name}`;
    const progress = { done, total };
    try {
      const bytes = await archive.read(name);
      const beside = filesBeside(archive, name);
      const found = isZip(bytes)
        ? readInner(bytes, { place, inside, budget: archive.budget })
        : recipesIn(bytes, place, beside);
      for await (const each of found) yield { ...each, ...progress };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      yield { kind: 'unread', place, reason: sentence(error), ...progress };
    }
  }
}

async function* readInner(
  bytes: Buffer,
  { place, inside, budget }: { place: string; inside: string; budget: Budget },
): AsyncGenerator<Found> {
  if (inside !== '') throw new AppError('RECIPE_FILE_BROKEN', 'Archives lie too deep inside it.');
  const archive = await openArchive(bytes, budget);
  try {
    yield* readArchive(archive, `${place}/`);
  } finally {
    archive.close();
  }
}

function* recipesIn(bytes: Buffer, place: string, beside: FilesBeside): Generator<Found> {
  const reading = readBytes(bytes, place);
  if ('problem' in reading) {
    yield { kind: 'unread', place, reason: reading.problem, done: 0, total: 1 };
    return;
  }
  const { format, recipes, notUnderstood } = reading;
  const total = recipes.length;
  for (const [done, read] of recipes.entries()) {
    const at = `${place}#${done}`;
    const recipe = readOne(read);
    if (recipe === 'too deep') yield { kind: 'unread', place: at, reason: tooDeep, done, total };
    else if (recipe) yield { kind: 'recipe', place: at, format, recipe, beside, done, total };
  }
  if (notUnderstood.length > 0) {
    yield { kind: 'left-over', place, format, fields: notUnderstood, done: total, total };
  }
}

/** A hostile recipe may be nested until the stack ends; that must not end the reading of the others. */
function readOne(read: ReadRecipe) {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

const tooDeep = 'It is nested too deep.';

function filesBeside(archive: Archive, from: string): FilesBeside {
  const folder = from.includes('/') ? from.replace(/[^/]*$/, '') : '';
  return async (wanted) => {
    const plain = unescaped(wanted).replace(/^(?:\.?\/)+/, '');
    const name = archive.findName(`${folder}${plain}`) ?? archive.findName(plain);
    return name === undefined ? undefined : archive.read(name).catch(() => undefined);
  };
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const isPicture = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif|heic|svg|bmp|tiff?)$/i.test(name);

const sentence = ({ details, message }: AppError): string =>
  typeof details === 'string' ? details : message;
