/** Tesseract, in this very process: text and where it stands. Its data come from npm; nothing is fetched. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PageLanguage, PhotoWord } from '@saltbush/recipe-parser/photo';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { toPgm, type GreyImage } from './grey-image';

export interface TextEngine {
  /** @returns the words in no particular order, in pixels of `image` */
  readWords(image: GreyImage): Promise<PhotoWord[]>;
  /** The same for one column of lines in one type: digits that stand alone are read too. */
  readColumn(image: GreyImage): Promise<PhotoWord[]>;
  /** The same for an image of one line. */
  readLine(image: GreyImage): Promise<PhotoWord[]>;
  /** The text of an image of one line, digits and slashes only ("1/2"), and how sure it is, of 100. */
  readFraction(image: GreyImage): Promise<{ text: string; confidence: number }>;
  close(): Promise<void>;
}

export async function openTextEngine(language: PageLanguage | 'en' = 'en'): Promise<TextEngine> {
  const data = dataNames[language];
  const worker = await createWorker(data, OEM.LSTM_ONLY, {
    langPath: join(dataFolder(data), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ user_defined_dpi: '300' });
  const read = async (image: GreyImage, mode: PSM) => {
    await worker.setParameters({ tessedit_pageseg_mode: mode, tessedit_char_whitelist: '' });
    const { data } = await worker.recognize(toPgm(image), {}, { blocks: true, text: false });
    return wordsOf(data.blocks ?? []);
  };
  return {
    // Its own idea of blocks leaves out lines; where words belong is found out from their places.
    readWords: (image) => read(image, PSM.SPARSE_TEXT),
    readColumn: (image) => read(image, PSM.SINGLE_BLOCK),
    readLine: (image) => read(image, PSM.SINGLE_LINE),
    readFraction: async (image) => {
      await worker.setParameters({
        tessedit_pageseg_mode: PSM.SINGLE_LINE,
        tessedit_char_whitelist: '012345678/',
      });
      const { data } = await worker.recognize(toPgm(image), {}, { text: true });
      return { text: data.text.trim(), confidence: data.confidence };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

interface FoundBlock {
  paragraphs: { lines: { words: FoundWord[] }[] }[];
}

interface FoundWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

function wordsOf(blocks: readonly FoundBlock[]): PhotoWord[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((part) => part.lines));
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
    })),
  );
}

/** The name of each language's package of data. */
const dataNames = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita' } as const;

function dataFolder(data: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${data}/package.json`));
}
