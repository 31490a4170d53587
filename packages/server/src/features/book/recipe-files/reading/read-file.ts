/**
 * Every recipe of a file, one at a time: of the file itself, or of each file in an archive, or in an
 * archive inside it (Tandoor's way).
 *
 * Each comes with a place that is the same whenever the file is read again, so that work that was
 * stopped goes on where it was, and with a way to the files beside it, for its images.
 */
import { open, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import { say } from '@saltbush/domain/texts/say';
import type { ReadRecipe, RecipeInFile } from '@saltbush/recipe-parser/file';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import { manifestName, readSaltbushArchive } from './archive/read-saltbush-archive';
import { isZip, openArchive, type Archive } from './archive/archive';
import { maxEntryBytes, newBudget, spend, type Budget } from './budget';
import { beginningOf, bytesOf, contentOfDisk, type FileContent } from './content';
import { readDocumentArchive } from './documents/read-document';
import { isPdf } from './documents/pdf-text';
import { readPdf } from './documents/read-pdf';
import type { ContentReading, FilesBeside, FileEvent } from './file-events';
import { readContent } from './read-content';
import { fromStart, startingAt, type Cursor, type Position } from './read-position';

export interface FileToRead {
  path: string;
  /** As its sender calls it. */
  name: string;
  /** Where an earlier reading got to. */
  from?: Cursor;
  /** Of our own archive, the files besides recipes. */
  sectionNames?: readonly string[];
}

/** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE, RECIPE_FILE_UNKNOWN */
export async function* readRecipeFile(
  { path, name, from = fromStart, sectionNames = [] }: FileToRead,
  position: Position = startingAt(from),
): AsyncGenerator<FileEvent> {
  const budget = newBudget();
  budget.readBytes -= from.readBytes;
  if (!(await isArchive(path))) {
    const nothing: FilesBeside = async () => undefined;
    position.enter(0);
    yield { kind: 'opening', place: name, done: 0, total: 1 };
    yield* recipesIn(await contentOfDisk(path), { place: name, beside: nothing, budget }, position);
    return;
  }
  const archive = await openArchive(path, budget);
  try {
    const document = await readDocumentArchive(archive, () => readFile(path));
    if (document) {
      position.enter(0);
      yield* recipesOf(document, { place: name, beside: filesBeside(archive, '') }, position);
      return;
    }
    const isOurs = archive.names.includes(manifestName);
    yield* isOurs
      ? readSaltbushArchive(archive, sectionNames, position)
      : readArchive(archive, { inside: '', position });
  } finally {
    archive.close();
  }
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

interface Level {
  /** The archive around this one, with a slash. */
  inside: string;
  position: Position;
}

async function* readArchive(
  archive: Archive,
  { inside, position }: Level,
): AsyncGenerator<FileEvent> {
  const names = archive.names.filter((name) => !isImage(name));
  const total = names.length;
  for (const [done, name] of names.entries()) {
    const place = `${inside}${name}`;
    // Of an archive inside, only the archive itself is counted.
    if (inside === '' && !position.enter(done)) continue;
    // Of an archive with one file its recipes are counted.
    const progress = total === 1 ? {} : { done, total };
    if (inside === '' && isLarge(archive, name)) yield { kind: 'opening', place, done, total };
    try {
      for await (const each of readEntry(archive, name, { inside, position })) {
        yield { ...each, ...progress };
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (position.isNext()) yield { kind: 'unread', place, reason: sentence(error), done, total };
    }
  }
}

async function* readEntry(
  archive: Archive,
  name: string,
  { inside, position }: Level,
): AsyncGenerator<FileEvent> {
  const { budget } = archive;
  const place = `${inside}${name}`;
  const content = archive.content(name);
  if (await startsLikeZip(content)) {
    const bytes = await bytesOf(content, maxEntryBytes);
    const inner = await openArchive(bytes, budget);
    try {
      const document = await readDocumentArchive(inner, async () => bytes);
      if (document) yield* recipesOf(document, { place, beside: filesBeside(inner, '') }, position);
      else if (inside === '') yield* readArchive(inner, { inside: `${place}/`, position });
      else throw new AppError('RECIPE_FILE_BROKEN', say('Archives lie too deep inside it.'));
    } finally {
      inner.close();
    }
    return;
  }
  yield* recipesIn(content, { place, beside: filesBeside(archive, name), budget }, position);
}

/** Whether reading it may take more than a reading may take: a small file never does. */
function isLarge(archive: Archive, name: string): boolean {
  return archive.bytesOf(name) > 64 * 1024;
}

async function startsLikeZip(content: FileContent): Promise<boolean> {
  for await (const chunk of content.chunks()) return isZip(chunk);
  return false;
}

interface Where {
  place: string;
  beside: FilesBeside;
  budget: Budget;
}

async function* recipesIn(
  content: FileContent,
  { place, beside, budget }: Where,
  position: Position,
): AsyncGenerator<FileEvent> {
  const spent = (bytes: number) => {
    position.read(bytes);
    spend(budget, bytes);
  };
  const where = { place, beside };
  if (isPdf(await beginningOf(content))) {
    const bytes = await bytesOf(content, maxEntryBytes);
    spent(bytes.length);
    yield* recipesInPdf(bytes, where, position);
  } else yield* recipesOf(await readContent(content, place, spent), where, position);
}

async function* recipesInPdf(
  bytes: Buffer,
  where: Omit<Where, 'budget'>,
  position: Position,
): AsyncGenerator<FileEvent> {
  const { place } = where;
  let total = 0;
  for await (const step of readPdf(bytes)) {
    if (step.kind === 'recipes') yield* recipesOf(step.reading, where, position);
    else if (step.kind === 'page') {
      total = step.total;
      yield { kind: 'opening', place, done: step.done, total };
    } else if (position.isNext()) {
      const { page, image } = step;
      yield { kind: 'scan', place, page, image, done: page - 1, total: Math.max(total, page) };
    }
  }
}

function* recipesOf(
  reading: ContentReading,
  { place, beside }: Omit<Where, 'budget'>,
  position: Position,
): Generator<FileEvent> {
  if ('problem' in reading) {
    // What some programs say of the whole archive is no loss.
    if (position.isNext() && place !== 'manifest.json') {
      yield { kind: 'unread', place, reason: reading.problem, done: 0, total: 1 };
    }
    return;
  }
  const { recipes, total, leftOver } = reading;
  let done = 0;
  let lastFormat: string | undefined;
  for (const { format, read } of recipes) {
    lastFormat = format;
    const at = `${place}#${done}`;
    if (position.isNext()) {
      const recipe = readOne(read);
      if (typeof recipe === 'string') {
        yield { kind: 'unread', place: at, reason: recipe, done, total };
      } else if (recipe) yield { kind: 'recipe', place: at, format, recipe, beside, done, total };
    }
    done += 1;
  }
  if (!position.isNext()) return;
  if (lastFormat === undefined) {
    yield { kind: 'unread', place, reason: noRecipe, done: 0, total: 1 };
    return;
  }
  const fields = wellFormedJson(leftOver());
  if (fields.length > 0) {
    yield { kind: 'left-over', place, format: lastFormat, fields, done: total, total };
  }
}

/**
 * The one place where text of other programs becomes well formed: escapes of JSON and cutting can break
 * what was whole when it was decoded. A recipe that cannot be read must not end the reading of the others.
 */
function readOne(read: ReadRecipe): RecipeInFile | string | undefined {
  try {
    return wellFormedJson(read());
  } catch (error) {
    return error instanceof RangeError ? tooDeep : unreadable;
  }
}

const tooDeep = say('It is nested too deep.');
const unreadable = say('It could not be read. Please enter it by hand.');
const noRecipe = say('No recipe of a kind we know.');

function filesBeside(archive: Archive, from: string): FilesBeside {
  const folder = from.includes('/') ? from.replace(/[^/]*$/, '') : '';
  return async (wanted) => {
    const plain = unescaped(wanted).replace(/^(?:\.?\/)+/, '');
    // Only compared with the names of the archive; "../images/pie.jpg" stands beside the folder.
    const name = archive.findName(posix.join(folder, plain)) ?? archive.findName(plain);
    return name === undefined
      ? undefined
      : archive.read(name, maxImageBytes).catch(() => undefined);
  };
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const isImage = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif|heic|svg|bmp|tiff?)$/i.test(name);

const sentence = ({ details, message }: AppError): string =>
  typeof details === 'string' ? details : message;
