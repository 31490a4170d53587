/** Recipes of what word processors write: Word (.docx), OpenDocument (.odt) and Rich Text (.rtf). */
import { AppError } from '@saltbush/contract/errors';
import {
  htmlOfOpenDocument,
  linesOfHtml,
  linesOfRtf,
  recipesOfDocument,
  type DocumentLine,
} from '@saltbush/recipe-parser/document';
import type { Archive } from '../archive/archive';
import { maxDocumentXml } from '../budget';
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
    return readingOf(linesOfHtml(await htmlOfWord(await bytes())), 'Word');
  }
  if (!archive.names.includes(openText) || !archive.names.includes('mimetype')) return undefined;
  const type = (await archive.read('mimetype', 200)).toString('latin1');
  if (!type.startsWith('application/vnd.oasis.opendocument.text')) return undefined;
  if (archive.names.includes('META-INF/manifest.xml')) await checkUnlocked(archive);
  const xml = (await archive.read(openText, maxDocumentXml)).toString('utf8');
  return readingOf(linesOfHtml(htmlOfOpenDocument(xml)), 'OpenDocument');
}

export function readRtf(bytes: Buffer): ContentReading {
  const decode = (part: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(part);
  return readingOf(linesOfRtf(bytes.toString('latin1'), decode), 'Rich Text');
}

/** Before anything of it is unpacked by others. */
async function checkParts(archive: Archive): Promise<void> {
  const xml = archive.names.filter((name) => /\.(?:xml|rels)$/i.test(name));
  const total = xml.reduce((sum, name) => sum + archive.bytesOf(name), 0);
  if (total > maxDocumentXml) throw new AppError('RECIPE_FILE_TOO_LARGE', tooLarge);
  // What packs too well, or lies about its size, is refused here.
  for (const name of xml) await archive.read(name, maxDocumentXml);
}

async function htmlOfWord(buffer: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const withoutImages = mammoth.images.imgElement(async () => ({ src: '' }));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      {
        convertImage: withoutImages,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
        externalFileAccess: false,
      },
    );
    return value;
  } catch {
    throw new AppError('RECIPE_FILE_BROKEN', brokenDocument);
  }
}

async function checkUnlocked(archive: Archive): Promise<void> {
  const manifest = (await archive.read('META-INF/manifest.xml', maxDocumentXml)).toString('utf8');
  if (/<manifest:encryption-data\b/.test(manifest))
    throw new AppError('RECIPE_FILE_BROKEN', locked);
}

function readingOf(lines: readonly DocumentLine[], format: string): ContentReading {
  const { recipes, notUnderstood } = recipesOfDocument(lines);
  if (recipes.length === 0) return { problem: lines.length === 0 ? noText : noRecipe };
  return {
    recipes: recipes.map((read) => ({ format, read })),
    total: recipes.length,
    leftOver: () => notUnderstood,
  };
}

const tooLarge = 'It is longer than any book of recipes that we read. Please split it.';
const locked = 'This document is locked with a password. Save it without one and send it again.';
const brokenDocument = 'This document is damaged. Please save it again, and send the new file.';
const noText = 'We found no text in this document.';
const noRecipe = 'We found no recipe in this document.';
