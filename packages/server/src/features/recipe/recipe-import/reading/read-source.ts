/**
 * A page or a text to a draft that can be saved. Runs in a worker process: both are untrusted, of
 * any size and shape.
 */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { recipeFromPastedData, recipeInColumns } from '@saltbush/recipe-parser/file';
import { recipeFromPlainText } from '@saltbush/recipe-parser/plain-text';
import { type PhotoLine, type PhotoPage, recipeFromPhoto } from '@saltbush/recipe-parser/photo';
import type { RecipeDraft } from '@saltbush/recipe-parser/recipe';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import { decodePage } from '../../../../outside/web-page/charset';
import {
  type PageHints,
  pageHints,
  preformattedTexts,
  type Provenance,
  readRecipe,
  type RecipeOnPage,
  textOfCaptions,
} from '@saltbush/recipe-parser/page';
import { presentDraft } from '../recipe-import.present';
import { findSaltbushData, withSaltbushData } from '../saltbush-page';
import { compressPage } from './compress-page';

/** As the site sent it. */
export interface EncodedPage {
  bytes: Uint8Array;
  /** Of the content-type header. */
  charset: string | undefined;
  /** Also data. */
  isPlainText: boolean;
}

export interface PageToRead {
  page: EncodedPage | { html: string };
  /** Where the page is from. */
  url?: string | undefined;
  /** The number of one of the page's recipes, from 1; the main one when absent. */
  recipe?: number | undefined;
}

export interface ReadRecipe {
  draft: RecipeDraftOnWire;
  /** The other recipes of the page. */
  others: RecipeOnPage['others'];
  /** What it was read from; a text has no page. */
  page?: { origins: Provenance; packed: Uint8Array | undefined } | undefined;
}

/** @returns `undefined` when there is no recipe on the page */
export function readPageSource({ page, url, recipe }: PageToRead): ReadRecipe | undefined {
  const html = 'html' in page ? page.html : decodePage(Buffer.from(page.bytes), page.charset);
  const isText = 'isPlainText' in page && page.isPlainText;
  if (isText && !isPageSource.test(html)) return withAddress(readPastedText(html), url);
  const old = recipe === undefined ? recipeInOldText(html) : undefined;
  if (old) return withAddress(old, url);
  const ours = recipe === undefined ? findSaltbushData(html) : undefined;
  const found = readRecipe(html, url, recipe, { isKnownRecipe: ours !== undefined });
  if (found === undefined) return isMarkup(html) ? undefined : withAddress(readData(html), url);
  const read = presentDraft(found.draft);
  // No page can hold NUL or half a character, but the JSON in it can escape them.
  const { others, origins } = wellFormedJson({ others: found.others, origins: found.origins });
  return {
    draft: ours ? withSaltbushData(read, ours) : read,
    others,
    page: { origins, packed: compressPage(html) },
  };
}

/** Archives have the texts of old programs in their pages. */
const recipeInOldText = (html: string): ReadRecipe | undefined =>
  fromDraft(preformattedTexts(html).map(recipeInColumns).find(Boolean));

/** Of a page without a recipe: where it is instead. */
export function readPageHints({ page, url }: PageToRead): PageHints {
  const html = 'html' in page ? page.html : decodePage(Buffer.from(page.bytes), page.charset);
  return wellFormedJson(pageHints(html, url));
}

/** @param track the captions of a video, in any of their formats */
export const readCaptions = (track: Uint8Array): string =>
  wellFormedJson(textOfCaptions(Buffer.from(track).toString('utf8')));

/**
 * People paste what they copied: sometimes that is the page's source.
 *
 * @returns `undefined` when there is no recipe in it
 */
export function readPastedText(text: string): ReadRecipe | undefined {
  return (
    (isPageSource.test(text) ? readPageSource({ page: { html: text } }) : undefined) ??
    readData(text) ??
    fromDraft(recipeFromPlainText(text))
  );
}

/** Data in the scripts of a page is read with the page. */
const isMarkup = (text: string): boolean => /^\s*\ufeff?\s*</.test(text);

const isPageSource = /^\s*<(?:!doctype|html|head|body|script|div|article|section)\b/i;

const readData = (text: string): ReadRecipe | undefined =>
  fromDraft(recipeFromPastedData(text)?.draft ?? recipeInColumns(text));

/** A text or data that has an address. */
function withAddress(
  read: ReadRecipe | undefined,
  url: string | undefined,
): ReadRecipe | undefined {
  if (read === undefined || url === undefined || url.length > 2_000) return read;
  const source = read.draft.sourceAttribution;
  const sourceAttribution = { ...source, siteUrl: source?.siteUrl ?? url };
  return { ...read, draft: { ...read.draft, sourceAttribution } };
}

export interface ReadPhotos {
  /** The text of the photos, also when it is not a recipe. */
  text: string;
  draft: RecipeDraftOnWire | undefined;
  /** Lines of the draft whose fraction was read with doubt. */
  doubtfulLines: string[];
  /** Lines of the photos of which the draft has nothing. */
  unusedLines: string[];
  /** Where the lines of the text were read. */
  lines: PhotoLine[];
}

export type PageOfPhoto = Pick<PhotoPage, 'words' | 'upright'>;

export function readPhotoPages(pages: readonly PageOfPhoto[]): ReadPhotos {
  const { text, draft: found, doubtfulLines: doubtful, ...read } = recipeFromPhoto(pages);
  const draft = found && presentDraft(found);
  const doubtfulLines = (draft?.ingredientLines ?? []).filter((line) => doubtful.includes(line));
  return {
    text: text.slice(0, photoLimits.text),
    draft,
    doubtfulLines,
    unusedLines: read.unusedLines.slice(0, photoLimits.lines).map(shortLine),
    lines: read.lines
      .slice(0, photoLimits.lines)
      .map((line) => ({ ...line, text: shortLine(line.text) })),
  };
}

const shortLine = (line: string): string => line.slice(0, recipeLimits.text);

function fromDraft(draft: RecipeDraft | undefined): ReadRecipe | undefined {
  return draft && { draft: presentDraft(draft), others: [] };
}
