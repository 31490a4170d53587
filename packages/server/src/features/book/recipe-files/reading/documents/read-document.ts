/** Recipes of what word processors write: Word (.docx), OpenDocument (.odt) and Rich Text (.rtf). */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import {
  htmlOfOpenDocument,
  linesOfHtml,
  linesOfRtf,
  recipesOfDocument,
  type DocumentLine,
} from '@saltbush/recipe-parser/document';
import { adjacentImage, embeddedImage, type ImageInFile } from '@saltbush/recipe-parser/file';
import type { Archive } from '../archive/archive';
import { maxDocumentImages, maxDocumentXml } from '../budget';
import type { ContentReading } from '../file-events';

/** What makes an archive a document of one of these kinds. */
const wordText = 'word/document.xml';
const openText = 'content.xml';

/** @returns nothing for an archive that is no document */
export async function readDocumentArchive(
  archive: Archive,
  bytes: () => Promise<Buffer>,
): Promise<ContentReading | undefined> {
  if (archive.names.includes(wordText)) {
    await checkParts(archive);
    const { html, imageOf } = await readWord(await bytes(), await hasReadableImages(archive));
    return readingOf(linesOfHtml(html), 'Word', imageOf);
  }
  if (!archive.names.includes(openText) || !archive.names.includes('mimetype')) return undefined;
  const type = (await archive.read('mimetype', 200)).toString('latin1');
  if (!type.startsWith('application/vnd.oasis.opendocument.text')) return undefined;
  if (archive.names.includes('META-INF/manifest.xml')) await checkUnlocked(archive);
  const xml = (await archive.read(openText, maxDocumentXml)).toString('utf8');
  const imageOf = (source: string) => adjacentImage(source.replace(/^\.\//, ''));
  return readingOf(linesOfHtml(htmlOfOpenDocument(xml)), 'OpenDocument', imageOf);
}

export function readRtf(bytes: Buffer): ContentReading {
  const decode = (part: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(part);
  return readingOf(linesOfRtf(bytes.toString('latin1'), decode), say('Rich Text'));
}

/** Before anything of it is unpacked by others. */
async function checkParts(archive: Archive): Promise<void> {
  const xml = archive.names.filter((name) => /\.(?:xml|rels)$/i.test(name));
  const total = xml.reduce((sum, name) => sum + archive.bytesOf(name), 0);
  if (total > maxDocumentXml) throw new AppError('RECIPE_FILE_TOO_LARGE', tooLarge);
  // What packs too well, or lies about its size, is refused here.
  for (const name of xml) await archive.read(name, maxDocumentXml);
}

/** They are unpacked with the document: more of them than fit into memory are left out. */
async function hasReadableImages(archive: Archive): Promise<boolean> {
  const images = archive.names.filter((name) => name.startsWith('word/media/'));
  const total = images.reduce((sum, name) => sum + archive.bytesOf(name), 0);
  if (total > maxDocumentImages) return false;
  // As for its other parts: their sizes may be false.
  for (const name of images) await archive.read(name, maxDocumentImages);
  return true;
}

interface WordReading {
  html: string;
  imageOf: (source: string) => ImageInFile[];
}

async function readWord(buffer: Buffer, hasImages: boolean): Promise<WordReading> {
  const { default: mammoth } = await import('mammoth');
  const images = new Map<string, string>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    if (!hasImages) return { src: '' };
    const src = `image ${images.size}`;
    images.set(src, await image.readAsBase64String());
    return { src };
  });
  try {
    const { value: html } = await mammoth.convertToHtml(
      { buffer },
      {
        convertImage,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
        externalFileAccess: false,
      },
    );
    return { html, imageOf: (source) => embeddedImage(images.get(source)) };
  } catch {
    throw new AppError('RECIPE_FILE_BROKEN', brokenDocument);
  }
}

async function checkUnlocked(archive: Archive): Promise<void> {
  const manifest = (await archive.read('META-INF/manifest.xml', maxDocumentXml)).toString('utf8');
  if (/<manifest:encryption-data\b/.test(manifest))
    throw new AppError('RECIPE_FILE_BROKEN', locked);
}

function readingOf(
  lines: readonly DocumentLine[],
  format: string,
  imageOf?: (source: string) => ImageInFile[],
): ContentReading {
  const { recipes, notUnderstood } = recipesOfDocument(lines, imageOf);
  if (recipes.length === 0) return { problem: lines.length === 0 ? noText : noRecipe };
  return {
    recipes: recipes.map((read) => ({ format, read })),
    total: recipes.length,
    leftOver: () => notUnderstood,
  };
}

const tooLarge = say('It is longer than any book of recipes that we read. Please split it.');
const locked = say(
  'This document is locked with a password. Save it without one and send it again.',
);
const brokenDocument = say(
  'This document is damaged. Please save it again, and send the new file.',
);
const noText = say('We found no text in this document.');
const noRecipe = say('We found no recipe in this document.');
