/**
 * From the HTML of a web page to a recipe draft.
 *
 * - Readers run in order, from structured data to the visible layout. The first
 *   that finds title, ingredients and steps wins; otherwise the most complete result is used and what it
 *   lacks is taken from the others.
 * - Of several recipes in the data, or below one another on a page without data, the main one is read, and the others are
 *   named, so that a person can ask for one of them by its number.
 * - The structured data is compared with the visible page (`readings/`); the page shows the main
 *   recipe, so the others are taken as they are.
 * - A page without marked data is a recipe only if it shows ingredients and either steps or amounts.
 * - The page's metadata (site, image, language) completes every draft.
 * - What is bold, italic or a link on the page is so in description, notes and steps (`text/marks`).
 */
import { shareWithAmount } from '../text/lines/line-shape';
import { bestRecipe, recipesFromSchemaOrg } from '../schema-org/recipe-from-schema-org';
import type { RecipeDraft } from '../recipe/draft';
import {
  choicesAmong,
  readStructuredData,
  type Extraction,
  type StructuredData,
} from './structured-data';
import { findProvenance, type Provenance } from './provenance';
import { openPage, type Page } from './document/page';
import { combineReadings, type ShownRecipe } from './readings/combine-readings';
import { isOfOtherPage } from './readings/of-other-page';
import { extractFromHead, withPageMetadata } from './page-facts';
import { lastOfAddress } from './document/page-names';
import { titleOf } from './document/site-names';
import { titleOverlap } from '../text/headings/title-overlap';
import { readCards } from './readers/cards';
import { withMarks } from '../text/marks/with-marks';
import { readLayout } from './readers/layout';
import { readPost } from './readers/post';

export interface RecipeOnPage {
  draft: RecipeDraft;
  /** Where each field came from. */
  origins: Provenance;
  /** The other recipes of the page, by the number to ask for them. */
  others: { title: string; recipe: number }[];
}

/** @returns `undefined` when there is no recipe on the page. */
export function readPage(html: string, url?: string): RecipeDraft | undefined {
  return readRecipe(html, url)?.draft;
}

/**
 * @param recipe the number of one of the page's recipes, from 1; the main one when absent
 * @param known whether the page's data is a recipe, though none of its lines may read like one ("# Sauce")
 * @returns `undefined` when there is no such recipe on the page
 */
export function readRecipe(
  html: string,
  url?: string,
  recipe?: number,
  known: { isKnownRecipe: boolean } = { isKnownRecipe: false },
): RecipeOnPage | undefined {
  const page = openPage(html, url);
  const { best, extractions, choices, isShown } = findChoices(page);
  const asked =
    recipe === undefined && isShown ? mainOf(choices, page) : choices[(recipe ?? 0) - 1];
  if (recipe !== undefined && asked === undefined && recipe > 1) return undefined;
  const isMain = asked === undefined || asked.draft === best;
  const seen = isMain ? readVisibleText(page, best) : undefined;
  const main = isMain ? mainRecipe(dataOfPage(best, seen, page), seen, known) : undefined;
  const post = isMain && main === undefined ? readPost(page) : undefined;
  const draft = isMain ? (main ?? post) : asked.draft;
  if (draft === undefined) return undefined;
  // The description of a post is its caption, which has become the recipe.
  const whole = withPageMetadata(draft, page, { isMain: isMain && draft !== post });
  const sources = [...(isMain ? extractions : [asked]), ...(seen ? [seen] : [])];
  const others = choices.map((choice, index) => ({ choice, recipe: index + 1 }));
  return {
    draft: withMarks(whole, [html, ...markedData(page)], page.url),
    origins: findProvenance(whole, [...sources, extractFromHead(whole, page)], page.url),
    others: others
      .filter(({ choice }) => choice.draft !== (isMain ? best : asked.draft))
      .map(({ choice, recipe: number }) => ({ title: choice.draft.title, recipe: number })),
  };
}

/** Of recipes that are only shown the one that the page is named after, else the first. */
function mainOf(choices: readonly Extraction[], page: Page): Extraction | undefined {
  const name = `${titleOf(page)} ${lastOfAddress(page)}`;
  return choices.find(({ draft }) => titleOverlap(draft.title, name) >= fairShare) ?? choices[0];
}

/** Of a card's title that the page's title has too. */
const fairShare = 0.75;

/** Of a page without data the recipes that it shows one below the other. */
function findChoices(page: Page): StructuredData & { isShown: boolean } {
  const data = readStructuredData(page);
  if (data.best !== undefined) return { ...data, isShown: false };
  const cards = readCards(page).map((card) => ({ ...card, reader: 'layout' as const }));
  const choices = choicesAmong(cards);
  return { ...data, choices, isShown: choices.length > 0 };
}

/** Texts of the data that have HTML in them. */
function markedData({ jsonLdTexts }: Page): string[] {
  return jsonLdTexts.filter((text) => /<|\\u003c/i.test(text)).map(unescaped);
}

/** As HTML, as far as marks are concerned: each text of the data on a line of its own. */
const unescaped = (json: string): string =>
  json
    .replace(/\\u003c/gi, '<')
    .replace(/\\u003e/gi, '>')
    .replace(/\\[nrt]/g, '\n')
    .replace(/(?<!\\)"/g, '\n')
    .replace(/\\(["/\\])/g, '$1');

/** Undefined where the data is of another recipe than the page. */
function dataOfPage(
  data: RecipeDraft | undefined,
  seen: ShownRecipe | undefined,
  page: Page,
): RecipeDraft | undefined {
  if (data === undefined || seen === undefined || !isClearlyRecipe(seen.draft)) return data;
  const name = `${titleOf(page)} ${lastOfAddress(page)}`;
  return isOfOtherPage(data, seen.draft, name) ? undefined : data;
}

function readVisibleText(
  page: Page,
  marked: RecipeDraft | undefined,
): (Extraction & ShownRecipe) | undefined {
  const { recipes, equipment, statedServes } = readLayout(page, marked);
  const found = bestRecipe(recipesFromSchemaOrg(recipes), '');
  return found && { reader: 'layout', ...found, equipment, statedServes };
}

function mainRecipe(
  marked: RecipeDraft | undefined,
  seen: ShownRecipe | undefined,
  { isKnownRecipe }: { isKnownRecipe: boolean },
): RecipeDraft | undefined {
  const draft = marked === undefined ? seen?.draft : combineReadings(marked, seen);
  const isRecipe =
    marked === undefined
      ? draft && isClearlyRecipe(draft)
      : draft && (isKnownRecipe || hasContent(draft));
  return isRecipe ? draft : undefined;
}

function hasContent({ ingredientLines, steps }: RecipeDraft): boolean {
  return ingredientLines.length + steps.length > 0;
}

function isClearlyRecipe({ ingredientLines, steps }: RecipeDraft): boolean {
  const hasAmounts = ingredientLines.length > 2 && shareWithAmount(ingredientLines) >= 0.5;
  return ingredientLines.length > 0 && (steps.length > 0 || hasAmounts);
}
