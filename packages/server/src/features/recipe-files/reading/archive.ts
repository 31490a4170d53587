/**
 * Zip archives from strangers, read one entry at a time, in memory and within a budget.
 *
 * - Names inside are only compared, never used as paths. A name that leads out of the archive makes the
 *   whole of it refused.
 * - What an archive unpacks to is told by its directory; more than the budget is refused before anything
 *   is unpacked, and an entry that holds more than it says is cut off. Archives inside share the budget.
 */
import type { Readable } from 'node:stream';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '@saltbush/contract/errors';

/** What may still be unpacked. */
export interface Budget {
  bytes: number;
  entries: number;
}

export const newBudget = (): Budget => ({ bytes: mostUnpackedBytes, entries: mostEntries });

export interface Archive {
  /** Files, without folders and what systems put beside them. */
  names: readonly string[];
  /** Its own name of a file, whatever the letter case it is asked with: file systems differ there. */
  findName(name: string): string | undefined;
  /** What archives inside it may still unpack. */
  budget: Budget;
  /** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE */
  read(name: string): Promise<Buffer>;
  close(): void;
}

/** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE */
export async function openArchive(source: string | Buffer, budget: Budget): Promise<Archive> {
  const zip = await opened(source);
  try {
    const entries = await entriesOf(zip, budget);
    const byFold = new Map([...entries.keys()].map((name) => [name.toLowerCase(), name]));
    return {
      names: [...entries.keys()],
      findName: (name) => byFold.get(name.toLowerCase()),
      budget,
      read: async (name) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new AppError('RECIPE_FILE_BROKEN');
        return unpack(zip, entry);
      },
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

const mostUnpackedBytes = 1024 * 1024 * 1024;
const mostEntries = 25_000;
export const mostEntryBytes = 96 * 1024 * 1024;

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
      if (!isClutter(entry.fileName)) {
        // Two recipes of one title may be two files of one name: both are read.
        const copies = (copiesOf.get(entry.fileName) ?? 0) + 1;
        copiesOf.set(entry.fileName, copies);
        entries.set(copies === 1 ? entry.fileName : `${entry.fileName} (${copies})`, entry);
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

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new AppError('RECIPE_FILE_BROKEN', lockedDetails);
  if (entry.uncompressedSize > mostEntryBytes) throw new AppError('RECIPE_FILE_TOO_LARGE');
  try {
    const stream = await new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
    );
    const chunks: Buffer[] = [];
    // More bytes than the directory says make the stream fail: `validateEntrySizes`.
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw broken(error);
  }
}

const lockedDetails = 'It is locked with a password. Please export it without one.';

const broken = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('RECIPE_FILE_BROKEN');
