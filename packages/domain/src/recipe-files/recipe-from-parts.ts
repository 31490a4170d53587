/**
 * A recipe put together from what a reader found, by the same rules for every format.
 *
 * - Yields, times and ingredient lines are understood as on an imported page.
 * - A time that is words ("until golden") was written by a person: it goes to the notes.
 * - Notes stand below one another, each under its heading.
 * - Labels of every kind (categories, tags, collections, folders) are tags, each once; one too long for
 *   a tag goes to the notes. A course is known from them where it can be.
 * - Stars are brought to 1 to 5, dates to UTC; what is neither stays away.
 */
import { durationOf, type Duration } from './duration';
import type { FoundLine } from '../ingredients/headed-lines';
import { measuresFrom } from '../recipe-import/measures';
import { understoodLines } from '../recipe-import/recipe-from-schema-org';
import { labelsFrom } from '../recipe-import/tags';
import { yieldFrom } from '../recipe-import/yields';
import type { Ingredient } from '../ingredients/ingredient';
import type { SourceAttribution, Step } from '../recipes/recipe';
import type { Fields } from './fields';
import { ingredientLine } from './ingredient-line';
import type { PictureInFile, RecipeInFile } from './recipe-in-file';
import {
  difficultyFrom,
  isTooLong,
  ratingFrom,
  timestampFrom,
  withoutRepeats,
} from './small-facts';

export interface RecipeParts {
  title: string | undefined;
  description?: string | undefined;
  notes?: readonly Note[] | undefined;
  /** Anything that `yieldFrom` takes. */
  serves?: unknown;
  /** Minutes, ISO 8601 or words. */
  prepTime?: unknown;
  cookTime?: unknown;
  totalTime?: unknown;
  ingredients: readonly (FoundLine | Ingredient)[];
  steps: readonly Step[];
  labels?: readonly string[] | undefined;
  cuisine?: string | undefined;
  /** Labels that say only which course it is. */
  courses?: readonly string[] | undefined;
  source?: SourceAttribution | undefined;
  language?: string | undefined;
  rating?: unknown;
  isFavourite?: boolean | undefined;
  difficulty?: string | undefined;
  createdAt?: unknown;
  pictures?: readonly PictureInFile[] | undefined;
}

export interface Note {
  heading?: string | undefined;
  text: string | undefined;
}

/** @example recipeFromParts({ title: 'Toast', ingredients: [], steps: [] }, fieldsOf({})) */
export function recipeFromParts(parts: RecipeParts, fields: Fields): RecipeInFile {
  const title = (parts.title ?? '').replace(/\s+/g, ' ').trim();
  const prep = durationOf(parts.prepTime);
  const cook = durationOf(parts.cookTime);
  const total = durationOf(parts.totalTime);
  const lines = linesFrom(parts.ingredients);
  const { course, labels } = labelsOf(parts);
  const difficulty = difficultyFrom(parts.difficulty);
  return {
    draft: {
      title,
      ...yieldFrom(parts.serves),
      description: parts.description?.trim() || undefined,
      notes: notesFrom([
        ...(parts.notes ?? []),
        ...timeNotes(prep, cook, total),
        { heading: 'Difficulty', text: difficulty ? undefined : parts.difficulty },
        { heading: 'Labels', text: labels.filter(isTooLong).join(', ') },
      ]),
      prepMinutes: prep.minutes,
      cookMinutes: cook.minutes,
      totalMinutes: total.minutes,
      cuisine: parts.cuisine,
      course,
      difficulty,
      measures: measuresFrom({
        host: hostOf(parts.source?.siteUrl),
        language: parts.language,
        lines: [...lines.ingredientLines, ...parts.steps.map((step) => step.text)],
      }),
      tags: withoutRepeats(labels),
      ...lines,
      steps: [...parts.steps],
      language: parts.language,
      sourceAttribution: sourceFrom(parts.source),
    },
    rating: ratingFrom(parts.rating),
    isFavourite: parts.isFavourite ?? false,
    createdAt: timestampFrom(parts.createdAt),
    pictures: [...(parts.pictures ?? [])],
    notUnderstood: fields.leftovers(),
  };
}

/** A label that is nothing but the course is said by the course. */
function labelsOf({ courses = [], labels = [] }: RecipeParts) {
  const of = (label: string) => labelsFrom({ recipeCategory: label }, '').course;
  const telling = courses.find((label) => of(label) !== undefined);
  return {
    course: telling === undefined ? labels.map(of).find(Boolean) : of(telling),
    labels: [...courses.filter((label) => label !== telling), ...labels],
  };
}

function linesFrom(found: readonly (FoundLine | Ingredient)[]) {
  return {
    ingredientLines: found.map((line) => ('text' in line ? line.text : ingredientLine(line))),
    ingredients: found.flatMap((line) =>
      'text' in line ? understoodLines([line]).ingredients : [line],
    ),
  };
}

function timeNotes(prep: Duration, cook: Duration, total: Duration): Note[] {
  return [
    { heading: 'Preparation time', text: prep.words },
    { heading: 'Cooking time', text: cook.words },
    { heading: 'Total time', text: total.words },
  ];
}

function notesFrom(notes: readonly Note[]): string | undefined {
  const paragraphs = notes.flatMap(({ heading, text }) => {
    const words = text?.trim();
    if (!words) return [];
    return [heading ? `${heading}: ${words.includes('\n') ? '\n' : ''}${words}` : words];
  });
  return paragraphs.join('\n\n').replace(/: \n/g, ':\n') || undefined;
}

/** A source is an address, or a name where it is none. */
function sourceFrom(source: SourceAttribution | undefined): SourceAttribution | undefined {
  if (source === undefined) return undefined;
  const siteUrl = isWebAddress(source.siteUrl) ? source.siteUrl : undefined;
  const siteName = source.siteName ?? (siteUrl ? undefined : source.siteUrl);
  const kept = { ...source, siteUrl, siteName: isWebAddress(siteName) ? undefined : siteName };
  return Object.values(kept).some((part) => part) ? kept : undefined;
}

const isWebAddress = (text: string | undefined): text is string =>
  /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text ?? '');

const hostOf = (address: string | undefined): string | undefined =>
  /^https?:\/\/([^/:?#]+)/i.exec(address ?? '')?.[1];
