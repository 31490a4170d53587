/**
 * One file, known by what stands in it: its recipes, or why there are none.
 *
 * The name says nothing about the kind; Cooklang alone takes the dish's name from it.
 */
import { gunzipSync } from 'node:zlib';
import { readCopyMeThat } from '@saltbush/domain/recipe-files/readers/copy-me-that';
import { readCsv } from '@saltbush/domain/recipe-files/readers/csv';
import { readRecipeKeeper } from '@saltbush/domain/recipe-files/readers/recipe-keeper';
import { isCooklang, readCooklang } from '@saltbush/domain/recipe-files/cooklang/read-cooklang';
import { readJson, type JsonReading } from '@saltbush/domain/recipe-files/read-json';
import { recipeFromDraft } from '@saltbush/domain/recipe-files/recipe-from-draft';
import type { RecipeInFile } from '@saltbush/domain/recipe-files/recipe-in-file';
import { recipeFromPlainText } from '@saltbush/domain/recipe-import/recipe-from-plain-text';
import { readPage } from '../../recipe-import';
import { mostEntryBytes } from './archive';
import { readHtmlPieces } from './html-pieces';

/** Recipes, or a sentence on why there are none. */
export type BytesReading = JsonReading | { problem: string };

export function readBytes(bytes: Buffer, name: string): BytesReading {
  if (bytes.length === 0) return { problem: 'It is empty.' };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return readGzip(bytes, name);
  const text = decoded(bytes);
  if (text === undefined) return { problem: 'It is no text, and no archive that we know.' };
  return readText(text, name);
}

function readGzip(bytes: Buffer, name: string): BytesReading {
  try {
    const inside = gunzipSync(bytes, { maxOutputLength: mostEntryBytes });
    const isTwice = inside[0] === 0x1f && inside[1] === 0x8b;
    return isTwice ? { problem: 'It is packed twice.' } : readBytes(inside, name);
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { problem: isTooLarge ? 'It unpacks to too much.' : 'It is damaged.' };
  }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    // Spreadsheets on Windows still write this; it never fails, so bytes that no text has are told apart.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? undefined : text;
  }
}

/** Programs on Windows write two bytes a letter, and a mark in front that says in which order. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function readText(text: string, name: string): BytesReading {
  const start = text.slice(0, 200).trimStart()[0];
  if (start === '{' || start === '[') {
    const json = parsed(text);
    if (json !== undefined) return readJson(json) ?? { problem: 'No recipe of a kind we know.' };
    if (!isCooklang(text)) return { problem: 'It begins like JSON and is damaged.' };
  }
  if (start === '<') return readHtml(text);
  if (isCooklang(text)) return one('Cooklang', readCooklang(text, baseName(name)));
  const table = readCsv(text);
  if (table !== undefined) return { format: 'CSV', ...table };
  const draft = text.length <= longestPlainText ? recipeFromPlainText(text) : undefined;
  const isRecipe = draft && draft.ingredients.length > 0 && draft.steps.length > 0;
  return isRecipe
    ? one('Text', recipeFromDraft(draft))
    : { problem: 'We found no recipe in its text.' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function readHtml(html: string): BytesReading {
  const pieces = readHtmlPieces(html);
  if (pieces !== undefined) {
    const read = pieces.format === 'Recipe Keeper' ? readRecipeKeeper : readCopyMeThat;
    const recipes = pieces.recipes.map((recipe) => () => read(recipe));
    return { format: pieces.format, recipes, notUnderstood: [] };
  }
  const draft = html.length <= longestPage ? readPage(html) : undefined;
  if (draft === undefined) return { problem: 'We found no recipe on this page.' };
  return one('Web page', recipeFromDraft(draft));
}

const one = (format: string, recipe: RecipeInFile): JsonReading => ({
  format,
  recipes: [() => recipe],
  notUnderstood: [],
});

/** @example baseName('Soups/Laksa.cook') // 'Laksa' */
const baseName = (path: string): string =>
  path.replace(/^.*\//, '').replace(/\.[a-z0-9]{1,12}$/i, '');

const longestPlainText = 100_000;
const longestPage = 2_500_000;
