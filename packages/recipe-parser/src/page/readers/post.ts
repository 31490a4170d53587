/**
 * A post of a social network or a video: its page shows little without a script, but has the caption for previews and in
 * its data.
 *
 * - Captions stand in the head, perhaps between quotes behind the name of whoever wrote it (`May on Instagram: "Toast
 *   Ingredients …"`), as the description of a video or a posting in the data, in scripts, and in a paragraph.
 * - Each is read like a pasted text. It is a recipe when it has ingredients and steps; one that ends in "… more" may lack
 *   the steps.
 * - A page has captions of other posts too: a text of a script or a paragraph counts where the head begins like it or names
 *   its dish, or where it is the only recipe.
 */
import { titleOverlap } from '../../text/headings/title-overlap';
import { recipeFromPlainText } from '../../plain-text/recipe-from-plain-text';
import { isNode, textsOf, typesOf } from '../../schema-org/schema-values';
import type { RecipeDraft } from '../../recipe/draft';
import type { Page } from '../document/page';
import { letters } from '../document/page-names';
import { titleOf } from '../document/site-names';
import { blocksOf } from '../layout/blocks';
import { textsInData } from './data-texts';
import { readJsonLd } from './json-ld';

/** @returns the fullest recipe of the captions; undefined where none is a recipe */
export function readPost(page: Page): RecipeDraft | undefined {
  const head = captionsInHead(page);
  const own = [...head, ...descriptionsInData(page)].flatMap(recipeIn);
  const others = otherTexts(page).flatMap(recipeIn);
  const proven = others.filter(({ text, draft }) => isOfPage(text, draft, head, page));
  const found = [...own, ...(proven.length === 0 && others.length === 1 ? others : proven)];
  const best = found.toSorted((a, b) => sizeOf(b.draft) - sizeOf(a.draft))[0]?.draft;
  return best && { ...best, title: best.title || shortTitle(page) };
}

/** The longest caption of the page's own, whether or not it is a recipe: for a person to make one of. */
export function captionOf(page: Page): string | undefined {
  const captions = [...captionsInHead(page), ...descriptionsInData(page)];
  return captions.toSorted((a, b) => b.length - a.length)[0];
}

interface Caption {
  text: string;
  draft: RecipeDraft;
}

function recipeIn(text: string): Caption[] {
  const draft = recipeFromPlainText(text.replace(cutOff, ' … more'));
  if (draft === undefined) return [];
  const { ingredients, steps, isCutShort } = draft;
  const isWhole = ingredients.length > 0 && steps.length > 0;
  return isWhole || (isCutShort === true && ingredients.length > 1) ? [{ text, draft }] : [];
}

/** A network cuts a caption inside a word; "Enjoy!…" is a writer's. */
const cutOff = /(?<=[\p{L}\p{N},])(?:…|\.\.\.)["”]?\s*$/u;

const names = ['og:description', 'og:title', 'twitter:description', 'twitter:title', 'description'];

function captionsInHead({ meta }: Page): string[] {
  const texts = names.map((name) => captionIn(meta.get(name) ?? ''));
  return [...new Set(texts)].filter((text) => text.length >= shortest);
}

/** Shorter ones are names and slogans. */
const shortest = 60;

/** Of a video or a posting in JSON-LD. */
function descriptionsInData(page: Page): string[] {
  const found: string[] = [];
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    if (count > mostNodes || depth > deepest) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isNode(value)) {
      if (typesOf(value).some((type) => kinds.test(type)))
        found.push(...fields.flatMap((field) => textsOf(value[field], longest)));
      for (const child of Object.values(value)) visit(child, depth + 1);
    }
  };
  visit(readJsonLd(page), 0);
  const captions = found.filter((text) => text.length >= shortest);
  return [...new Set(captions)].slice(0, mostTried);
}

const kinds =
  /^(?:videoobject|clip|imageobject|.*posting|comment|message|creativework|mediaobject)$/;
const fields = ['articleBody', 'description', 'caption', 'text', 'transcript'];
const longest = 10_000;
const mostNodes = 2_000;
const deepest = 12;

/** The longest ones: a recipe is longer than a remark. */
function otherTexts(page: Page): string[] {
  const shown = blocksOf(page.root).all.map(({ text }) => text);
  const paragraphs = shown.filter((text) => text.length >= shortest && /\d/.test(text));
  const all = [...new Set([...textsInData(page).captions, ...paragraphs])];
  return all
    .filter((text) => text.length <= longest)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostTried);
}

/** Each is read as a recipe. */
const mostTried = 20;

/** The head is cut, and has emoji and line ends of its own. */
function isOfPage(text: string, draft: RecipeDraft, head: readonly string[], page: Page): boolean {
  const beginning = letters(text.slice(0, longestBeginning));
  const begins = head.some((caption) => {
    const known = letters(caption).slice(0, sameBeginning);
    return known.length >= fewestLetters && beginning.includes(known);
  });
  return begins || titleOverlap(draft.title, titleOf(page)) >= fairShare;
}

const longestBeginning = 400;
const sameBeginning = 40;
const fewestLetters = 15;
const fairShare = 0.6;

function shortTitle(page: Page): string {
  const title = titleOf(page);
  return title.length <= longestTitle ? title : '';
}

const longestTitle = 100;

const sizeOf = ({ ingredients, steps }: RecipeDraft): number => ingredients.length + steps.length;

/** What is between the quotes, behind the name. */
function captionIn(text: string): string {
  return quoted.exec(text.trim())?.[1] ?? text;
}

const quoted = /^[^"“”\n]{1,200}:\s*["“]([\s\S]{40,}?)["”]?[\s.]*$/u;
