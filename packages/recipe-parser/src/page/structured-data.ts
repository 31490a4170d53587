/** Structured data of a page: the most complete extraction of its recipe, and the list of recipes. */
import {
  bestRecipe,
  partsOf,
  recipesFromSchemaOrg,
  type FoundRecipe,
} from '../schema-org/recipe-from-schema-org';
import { isSameRecipe } from '../recipe/same-recipe';
import type { RecipeDraft } from '../recipe/draft';
import type { ExtractionSource } from './provenance';
import type { Page } from './document/page';
import { lastOfAddress } from './document/page-names';
import { readJsonLd } from './readers/json-ld';
import { readMicrodata, readRdfa } from './readers/microdata-and-rdfa';
import { readMicroformats } from './readers/microformats';
import { readScriptData } from './readers/script-data';
import { readStateData } from './readers/state-data';

/** A recipe as one reader found it. */
export interface Extraction extends FoundRecipe {
  reader: ExtractionSource;
}

export interface StructuredData {
  best: RecipeDraft | undefined;
  /** What `best` was made of, the most important first. */
  extractions: Extraction[];
  /** Whole recipes of the page when it has several, each once, in its order. */
  choices: Extraction[];
}

/** A reader gives what it finds in the shape of schema.org; one function turns that into a draft. */
type Reader = (page: Page) => readonly unknown[];

const readers: readonly (readonly [ExtractionSource, Reader])[] = [
  ['json-ld', readJsonLd],
  ['microdata', readMicrodata],
  ['rdfa', readRdfa],
  ['microformats', readMicroformats],
  ['script-data', readScriptData],
  ['script-data', readStateData],
];

/** Title, ingredients and steps. */
const allParts = 3;
/** A page with more is a collection, too long to choose from. */
const mostChoices = 20;

export function readStructuredData(page: Page): StructuredData {
  const extractions: Extraction[] = [];
  const pageTitle = `${page.meta.get('og:title') ?? ''} ${page.titleText} ${lastOfAddress(page)}`;
  for (const [reader, read] of readers) {
    const found = recipesFromSchemaOrg(read(page)).map((each) => ({ ...each, reader }));
    const best = bestRecipe(found, pageTitle);
    if (best === undefined) continue;
    if (partsOf(best.draft) === allParts) {
      return { best: best.draft, extractions: [best], choices: choicesAmong(found) };
    }
    extractions.push(best);
  }
  extractions.sort((a, b) => partsOf(b.draft) - partsOf(a.draft));
  const fullest = extractions[0]?.draft;
  const best = fullest && extractions.map(({ draft }) => draft).reduce(completedFrom, fullest);
  return { best, extractions, choices: [] };
}

/**
 * Whole recipes, each once: sites often mark or show one twice.
 *
 * @returns none where there is only one
 */
export function choicesAmong(found: readonly Extraction[]): Extraction[] {
  const whole: Extraction[] = [];
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
