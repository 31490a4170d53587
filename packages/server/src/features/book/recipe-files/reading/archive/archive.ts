/**
 * Untrusted zip archives, read one entry at a time and within a budget.
 *
 * - Names inside are only compared, never used as paths. A name that leads out of the archive makes the
 *   whole of it refused.
 * - An archive's directory states its unpacked size; more than the budget is refused before anything
 *   is unpacked, and an entry larger than its declared size is cut off. Archives inside share the budget.
 */
import type { Readable } from 'node:stream';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { maxEntryBytes, type Budget } from '../budget';
import { bytesOf, type FileContent } from '../content';
import { wellFormed } from '@saltbush/recipe-parser/text';

export interface Archive {
  /** Files, without folders and what systems put beside them. */
  names: readonly string[];
  /** Its own name of a file, whatever the letter case it is asked with: file systems differ there. */
  findName(name: string): string | undefined;
  /** What archives inside it may still unpack. */
  budget: Budget;
  /** @throws AppError RECIPE_FILE_BROKEN when there is none of this name, or it is locked */
  content(name: string): FileContent;
  /** The count in its directory. */
  bytesOf(name: string): number;
  /** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE */
  read(name: string, most?: number): Promise<Buffer>;
  close(): void;
}

/** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE */
export async function openArchive(source: string | Buffer, budget: Budget): Promise<Archive> {
  const zip = await opened(source);
  try {
    const entries = await entriesOf(zip, budget);
    const byFold = new Map([...entries.keys()].map((name) => [name.toLowerCase(), name]));
    const content = (name: string): FileContent => {
      const entry = entries.get(name);
      if (entry === undefined) throw new AppError('RECIPE_FILE_BROKEN');
      if (entry.isEncrypted()) throw new AppError('RECIPE_FILE_BROKEN', lockedDetails);
      return contentOf(zip, entry);
    };
    return {
      names: [...entries.keys()],
      findName: (name) => byFold.get(name.toLowerCase()),
      budget,
      content,
      bytesOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: async (name, most = maxEntryBytes) => bytesOf(content(name), most),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** @example isZip(Buffer.from('PK\u0003\u0004')) // true */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes;
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}

async function opened(source: string | Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  try {
    return await (typeof source === 'string'
      ? openPromise(source, options)
      : fromBufferPromise(source, options));
  } catch (error) {
    throw broken(error);
  }
}

async function entriesOf(zip: ZipFile, budget: Budget): Promise<Map<string, Entry>> {
  if (zip.entryCount > budget.entries) throw new AppError('RECIPE_FILE_TOO_LARGE');
  const entries = new Map<string, Entry>();
  const copiesOf = new Map<string, number>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error) => reject(broken(error)));
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      budget.entries -= 1;
      budget.bytes -= entry.uncompressedSize;
      if (budget.entries < 0 || budget.bytes < 0) {
        reject(new AppError('RECIPE_FILE_TOO_LARGE'));
        return;
      }
      const name = wellFormed(entry.fileName);
      if (!isClutter(name)) {
        // Two recipes of one title may be two files of one name: both are read.
        const copies = (copiesOf.get(name) ?? 0) + 1;
        copiesOf.set(name, copies);
        entries.set(copies === 1 ? name : `${name} (${copies})`, entry);
      }
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

/** Folders, and what macOS and Windows leave in archives. */
const isClutter = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name);

function contentOf(zip: ZipFile, entry: Entry): FileContent {
  return {
    packedBytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
    chunks: async function* () {
      try {
        const stream = await new Promise<Readable>((resolve, reject) =>
          zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
        );
        // More bytes than the directory declares make the stream fail: `validateEntrySizes`.
        for await (const chunk of stream) yield chunk as Buffer;
      } catch (error) {
        throw broken(error);
      }
    },
  };
}

const lockedDetails = say('It is locked with a password. Please export it without one.');

const broken = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('RECIPE_FILE_BROKEN');
