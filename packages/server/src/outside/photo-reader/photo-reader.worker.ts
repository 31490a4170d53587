/**
 * The process that reads photos.
 *
 * Text recognition holds some 400 MB and never gives them back; in a process of its own they are free
 * again when it ends, and an image that breaks it breaks nothing else. Images are decoded here too:
 * a large one takes 200 MB and both cores.
 */
import type { PageLanguage, PhotoPage } from '@saltbush/recipe-parser/photo';
import {
  addsUp,
  betterReceipt,
  readReceipt,
  type ReadReceipt as Reading,
  type ReceiptContext,
} from '@saltbush/domain/plan/prices/receipts/read-receipt';
import { receiptFoods } from '@saltbush/domain/plan/prices/receipts/receipt-food';
import { receiptRows } from '@saltbush/domain/plan/prices/receipts/receipt-rows';
import { serveTasks } from '../../platform/worker-pool/serve-tasks';
import { openGreyPhoto, openJpegPhoto } from './open-photo';
import { readPage } from './read-page';
import { openTextEngine, type TextEngine } from './text-engine';

let engine: Promise<TextEngine> | undefined;
/** At most one besides English: each holds some 300 MB. */
let other: { language: PageLanguage; engine: Promise<TextEngine> } | undefined;

async function engineOf(language: PageLanguage): Promise<TextEngine> {
  if (other?.language !== language) {
    await (await other?.engine)?.close();
    other = { language, engine: openTextEngine(language) };
  }
  return other.engine;
}

/** @param photo a file as people send it */
async function readPhoto(photo: Uint8Array): Promise<PhotoPage> {
  engine ??= openTextEngine();
  return readPage(await engine, await openGreyPhoto(photo), engineOf);
}

/** Each line with the keys of its food. */
export type ReadReceipt = Omit<Reading, 'lines'> & {
  readonly lines: readonly (Reading['lines'][number] & { readonly foods: readonly string[] })[];
};

export interface ReceiptToRead {
  /** A file as people send it. */
  photo: Uint8Array;
  context: ReceiptContext;
}

const tasks = {
  readPhoto,
  readReceipt: async ({ photo, context }: ReceiptToRead): Promise<ReadReceipt> => {
    engine ??= openTextEngine();
    const text = await engine;
    const image = await openGreyPhoto(photo);
    const read = async (reader: TextEngine) =>
      readReceipt(receiptRows((await readPage(reader, image, async () => reader)).words), context);
    const first = await read(text);
    // As one column, digits that stand alone are read too; it takes long where a photo is noisy.
    const receipt = addsUp(first)
      ? first
      : betterReceipt(first, await read({ ...text, readWords: text.readColumn }));
    const lines = receipt.lines.map((line) => ({ ...line, foods: receiptFoods(line.name) }));
    return { ...receipt, lines };
  },
  /** For a model that sees: upright, not too large, without the camera's notes. */
  makeJpeg: (photo: Uint8Array): Promise<Uint8Array> => openJpegPhoto(photo),
};

export type PhotoReaderTasks = typeof tasks;

serveTasks(tasks);
