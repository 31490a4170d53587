/**
 * One file, known by what stands in it: its recipes, or why there are none.
 *
 * The beginning is looked at before the whole is unpacked and decoded: what cannot be recipes costs next
 * to nothing, however large it claims to be. Each kind has its own limit (`budget.ts`).
 */
import { say } from '@saltbush/domain/texts/say';
import {
  isBookOfTexts,
  readText,
  readXml,
  isTableOfRecipes,
  type ReadRecipe,
} from '@saltbush/recipe-parser/file';
import { isRtf, recipesOfMarkdown } from '@saltbush/recipe-parser/document';
import {
  maxCooklangBytes,
  maxEntryBytes,
  maxHtmlBytes,
  maxRtfBytes,
  maxTableBytes,
  maxTextBytes,
} from './budget';
import { beginningOf, bytesOf, gunzipped, type FileContent } from './content';
import { readRtf } from './documents/read-document';
import { decodeText, encodingOf } from './encoding';
import { allAtOnce, type ContentReading, type ReadableRecipe } from './file-events';
import { readHtml } from './html/read-html';
import { isWebArchive, readWebArchive } from './html/web-archive';
import { readJsonBytes } from './json/read-json-bytes';

/**
 * @param spend called with the number of bytes before they are looked at
 * @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE
 */
export async function readContent(
  content: FileContent,
  name: string,
  spend: (bytes: number) => void,
): Promise<ContentReading> {
  const beginning = await beginningOf(content);
  if (!isGzip(beginning)) return readPlain(content, { beginning, name, spend });
  const inside = gunzipped(content);
  const insideBeginning = await beginningOf(inside);
  if (isGzip(insideBeginning)) return { problem: say('It is packed twice.') };
  return readPlain(inside, { beginning: insideBeginning, name, spend });
}

interface Look {
  beginning: Buffer;
  name: string;
  spend: (bytes: number) => void;
}

async function readPlain(
  content: FileContent,
  { beginning, name, spend }: Look,
): Promise<ContentReading> {
  if (beginning.length === 0) return { problem: say('It is empty.') };
  if (isOldWord(beginning)) return { problem: oldWord };
  if (isRtf(beginning.toString('latin1', 0, 5))) {
    const rtf = await bytesOf(content, maxRtfBytes);
    spend(rtf.length);
    return readRtf(rtf);
  }
  const head = decodeText(beginning, true);
  if (head === undefined) return { problem: noText };
  const first = head.replace(/^\ufeff/, '').trimStart()[0];
  if (first === undefined) return { problem: say('It begins with nothing but blanks.') };
  const bytes = await bytesOf(content, maxBytesOf(first, head, name));
  spend(bytes.length);
  if (first === '{' || first === '[') {
    const reading = readJsonBytes(inUtf8(bytes));
    // A step of Cooklang may begin with a comment in brackets.
    if (reading !== 'damaged') return reading;
    const asText = bytes.length <= maxTextBytes ? readDecoded(bytes, name) : undefined;
    return asText && !('problem' in asText) ? asText : { problem: damagedJson };
  }
  return readDecoded(bytes, name);
}

function readDecoded(bytes: Buffer, name: string): ContentReading {
  const archived = isWebArchive(bytes.subarray(0, 16_384).toString('latin1'));
  if (archived) return readArchived(bytes, name);
  const text = decodeText(bytes);
  if (text === undefined) return { problem: noText };
  if (/^\s*</.test(text.slice(0, 1_000))) return readMarkup(text);
  const reading = readText(text, name);
  const isPlain = 'problem' in reading || reading.format === 'Text';
  const book = isPlain ? recipesOfMarkdown(text) : undefined;
  return allAtOnce(book ? { format: 'Markdown', ...book } : reading);
}

function readArchived(bytes: Buffer, name: string): ContentReading {
  const page = readWebArchive(bytes);
  if (page === undefined) return { problem: say('We found no page in it.') };
  return page.isHtml ? readHtml(page.text, page.url) : allAtOnce(readText(page.text, name));
}

function readMarkup(text: string): ContentReading {
  const xml = readXml(text);
  if (xml === undefined) return readHtml(text);
  if ('problem' in xml) return xml;
  const { format, recipes, total, leftOver } = xml;
  return { recipes: named(format, recipes), total, leftOver };
}

function* named(format: string, recipes: Iterable<ReadRecipe>): Generator<ReadableRecipe> {
  for (const read of recipes) yield { format, read };
}

function maxBytesOf(first: string, head: string, name: string): number {
  if (first === '{' || first === '[') return maxEntryBytes;
  if (first === '<' || isWebArchive(head)) return maxHtmlBytes;
  if (/\.cook$/i.test(name)) return maxCooklangBytes;
  return isTableOfRecipes(head) || isBookOfTexts(head) ? maxTableBytes : maxTextBytes;
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Without its mark; JSON in other encodings is rare and short. */
function inUtf8(bytes: Buffer): Buffer {
  if (encodingOf(bytes) !== 'utf-8') return Buffer.from((decodeText(bytes) ?? '').slice(1), 'utf8');
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark ? bytes.subarray(3) : bytes;
}

/** The container of Word, Excel and PowerPoint until 2003, which locked files of today are in as well. */
const isOldWord = (bytes: Buffer): boolean =>
  bytes.readUIntBE(0, Math.min(4, bytes.length)) === 0xd0cf11e0;

const oldWord = say(
  'It is a file of an old Word, or locked with a password. Save it as .docx without a password and send it again.',
);
const noText = say('It is no text, and no archive that we know.');
const damagedJson = say('It begins like JSON and is damaged.');
