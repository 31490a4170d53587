/** What a page's marked data says: the fullest telling of its recipe, and which recipes there are. */
import {
  bestRecipe,
  partsOf,
  recipesFromSchemaOrg,
  type FoundRecipe,
} from '@saltbush/domain/recipe-import/recipe-from-schema-org';
import { isSameRecipe } from '@saltbush/domain/recipe-import/same-recipe';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { ReaderName } from '@saltbush/contract/recipe-evidence';
import type { Page } from './page';
import { readJsonLd } from './readers/json-ld';
import { readMicrodata, readRdfa } from './readers/marked-items';
import { readMicroformats } from './readers/microformats';
import { readScriptData } from './readers/script-data';

/** A recipe as one reader found it. */
export interface Told extends FoundRecipe {
  reader: ReaderName;
}

export interface Marked {
  best: RecipeDraft | undefined;
  /** What `best` was made of, the most important first. */
  told: Told[];
  /** Whole recipes of the page when it has several, each once, in its order. */
  choices: Told[];
}

/** A reader gives what it finds in the shape of schema.org; one function turns that into a draft. */
type Reader = (page: Page) => readonly unknown[];

const readers: readonly (readonly [ReaderName, Reader])[] = [
  ['json-ld', readJsonLd],
  ['microdata', readMicrodata],
  ['rdfa', readRdfa],
  ['microformats', readMicroformats],
  ['script-data', readScriptData],
];

/** Title, ingredients and steps. */
const allParts = 3;
/** A page with more is a collection; nobody picks from a longer list. */
const mostChoices = 20;

export function readMarks(page: Page): Marked {
  const told: Told[] = [];
  const pageTitle = `${page.meta.get('og:title') ?? ''} ${page.titleText} ${lastOfAddress(page)}`;
  for (const [reader, read] of readers) {
    const found = recipesFromSchemaOrg(read(page)).map((each) => ({ ...each, reader }));
    const best = bestRecipe(found, pageTitle);
    if (best === undefined) continue;
    if (partsOf(best.draft) === allParts) {
      return { best: best.draft, told: [best], choices: choicesAmong(found) };
    }
    told.push(best);
  }
  told.sort((a, b) => partsOf(b.draft) - partsOf(a.draft));
  const fullest = told[0]?.draft;
  const best = fullest && told.map(({ draft }) => draft).reduce(completedFrom, fullest);
  return { best, told, choices: [] };
}

/** "…/recipes/camp-damper" names the dish too. */
function lastOfAddress({ url }: Page): string {
  const names = url !== undefined && URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return (names.findLast((name) => name !== '') ?? '').replaceAll('-', ' ');
}

/** Sites often mark one recipe twice. */
function choicesAmong(found: readonly Told[]): Told[] {
  const whole: Told[] = [];
  for (const each of found) {
    const isNew = !whole.some((other) => isSame(each.draft, other.draft));
    if (isNew && partsOf(each.draft) === allParts) whole.push(each);
  }
  return whole.length > 1 ? whole.slice(0, mostChoices) : [];
}

function isSame(one: RecipeDraft, other: RecipeDraft): boolean {
  const known = ({ title, ingredients }: RecipeDraft) => ({
    title,
    foods: ingredients.map(({ name }) => name),
  });
  return isSameRecipe(known(one), known(other));
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
