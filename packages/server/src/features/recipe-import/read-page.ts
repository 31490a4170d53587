/**
 * A stranger's page to a recipe draft.
 *
 * - Readers are tried in order, from what a site says most exactly to what can only be seen. The first
 *   that finds title, ingredients and steps wins; when none does, the fullest answer is kept and what it
 *   lacks is taken from the others.
 * - What the site says in data is compared with what it shows (`agreedWithPage`).
 * - A page without marked data is a recipe only if it shows ingredients and either steps or amounts.
 * - What the page's head says (site, picture, language) completes every draft.
 */
import { shareWithAmount } from '@saltbush/domain/recipe-import/line-shape';
import {
  partsOf,
  recipeFromSchemaOrg,
} from '@saltbush/domain/recipe-import/recipe-from-schema-org';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import { agreedWithPage } from './agree-with-page';
import { openPage, type Page } from './page';
import { withPageFacts } from './page-facts';
import { readJsonLd } from './readers/json-ld';
import { readLayout } from './readers/layout';
import { readMicrodata, readRdfa } from './readers/marked-items';
import { readMicroformats } from './readers/microformats';
import { readScriptData } from './readers/script-data';

/** A reader gives what it finds in the shape of schema.org; one function turns that into a draft. */
type Reader = (page: Page) => readonly unknown[];

const markedReaders: readonly Reader[] = [
  readJsonLd,
  readMicrodata,
  readRdfa,
  readMicroformats,
  readScriptData,
];

/** Title, ingredients and steps. */
const allParts = 3;

/** @returns `undefined` when there is no recipe on the page. */
export function readPage(html: string, url?: string): RecipeDraft | undefined {
  const page = openPage(html, url);
  const marked = fromMarks(page);
  const seen = recipeFromSchemaOrg(readLayout(page));
  const draft = marked === undefined ? seen : agreedWithPage(marked, seen);
  const isRecipe =
    marked === undefined ? draft && isClearlyRecipe(draft) : draft && hasContent(draft);
  return draft && isRecipe ? withPageFacts(draft, page) : undefined;
}

function fromMarks(page: Page): RecipeDraft | undefined {
  const drafts: RecipeDraft[] = [];
  const pageTitle = page.meta.get('og:title') ?? page.titleText;
  for (const reader of markedReaders) {
    const draft = recipeFromSchemaOrg(reader(page), pageTitle);
    if (draft === undefined) continue;
    if (partsOf(draft) === allParts) return draft;
    drafts.push(draft);
  }
  const fullest = drafts.toSorted((a, b) => partsOf(b) - partsOf(a))[0];
  return fullest && drafts.reduce(completedFrom, fullest);
}

function completedFrom(draft: RecipeDraft, other: RecipeDraft): RecipeDraft {
  const lines = draft.ingredientLines.length > 0 ? draft : other;
  return {
    ...other,
    ...withoutBlanks(draft),
    title: draft.title || other.title,
    tags: draft.tags.length > 0 ? draft.tags : other.tags,
    ingredients: lines.ingredients,
    ingredientLines: lines.ingredientLines,
    steps: draft.steps.length > 0 ? draft.steps : other.steps,
  };
}

function withoutBlanks(draft: RecipeDraft): Partial<RecipeDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function hasContent({ ingredientLines, steps }: RecipeDraft): boolean {
  return ingredientLines.length + steps.length > 0;
}

function isClearlyRecipe({ ingredientLines, steps }: RecipeDraft): boolean {
  const hasAmounts = ingredientLines.length > 2 && shareWithAmount(ingredientLines) >= 0.5;
  return ingredientLines.length > 0 && (steps.length > 0 || hasAmounts);
}
