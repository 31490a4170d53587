/**
 * Builds a recipe from the parts a reader found, by the same rules for every format.
 *
 * - Yields, times and ingredient lines are understood as on an imported page.
 * - A time without a number ("until golden") goes to the notes.
 * - Notes follow one another, each under its heading.
 * - Labels of every kind (categories, tags, collections, folders) are tags, each once; one too long for
 *   a tag goes to the notes. The course is derived from them if possible.
 * - Equipment is names, each once; a text about a tool, and what is more than a recipe has, go to the notes.
 * - Stars are converted to 1 to 5, dates to UTC; other values are unread fields.
 * - A note on nutrition that says nothing but amounts is `statedNutrition`; of any other the amounts are taken too.
 * - A source is an address and a name, in whichever of its two fields each is.
 * - Texts that were read and are not in the recipe are reported (`missing-texts.ts`).
 */
import { chosenPlural } from '../../text/lines/chosen-plural';
import { durationOf } from './duration';
import type { FoundLine } from '../../text/headings/heading-lines';
import { readStatedNutrition } from '../../text/fields/stated-nutrition';
import { measuresFrom } from '../../text/fields/measures';
import { understoodLines } from '../../schema-org/recipe-from-schema-org';
import { isOnlyCourse, labelsFrom } from '../../schema-org/tags';
import { withMarks } from '../../text/marks/with-marks';
import { yieldFrom } from '../../text/fields/yields';
import type { Ingredient } from '../../recipe/ingredient';
import type { RecipeDraft } from '../../recipe/draft';
import { equipmentFrom } from '../../recipe/equipment';
import type { SourceAttribution, Step } from '../../recipe/recipe';
import { onceEach, type Fields } from '../fields/fields';
import { textsIn } from '../fields/field-values';
import { ingredientLine } from './ingredient-line';
import { missingTexts } from './missing-texts';
import type { ImageInFile, RecipeInFile } from '../fields/recipe-in-file';
import {
  difficultyFrom,
  isTooLong,
  ratingFrom,
  timestampFrom,
  withoutRepeats,
} from './ratings-dates-labels';

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
  equipment?: readonly string[] | undefined;
  cuisine?: string | undefined;
  /** Labels that are only a course. */
  courses?: readonly string[] | undefined;
  source?: SourceAttribution | undefined;
  language?: string | undefined;
  rating?: unknown;
  isFavourite?: boolean | undefined;
  difficulty?: string | undefined;
  createdAt?: unknown;
  images?: readonly ImageInFile[] | undefined;
}

export interface Note {
  heading?: string | undefined;
  text: string | undefined;
}

/** @example recipeFromParts({ title: 'Toast', ingredients: [], steps: [] }, fieldsOf({})) */
export function recipeFromParts(parts: RecipeParts, fields: Fields): RecipeInFile {
  const values = convertedValues(parts);
  const draft = draftFrom(parts, values);
  const { rating, createdAt } = values;
  const isRated = typeof parts.rating === 'number' && parts.rating !== 0;
  if (isRated && rating === undefined) fields.leave('rating', parts.rating);
  const texts = fields.texts();
  const converted = convertedTexts(parts, values);
  for (const { text } of texts) if (values.nutritionText.includes(text)) converted.add(text);
  const missing = missingTexts(texts, { draft }, converted);
  return {
    draft: withMarks(
      draft,
      fields.texts().map(({ text }) => text),
    ),
    rating,
    isFavourite: parts.isFavourite ?? false,
    createdAt,
    images: [...(parts.images ?? [])],
    notUnderstood: onceEach([...fields.leftovers(), ...missing]),
  };
}

type ConvertedValues = ReturnType<typeof convertedValues>;

function convertedValues(parts: RecipeParts) {
  return {
    prep: durationOf(parts.prepTime),
    cook: durationOf(parts.cookTime),
    total: durationOf(parts.totalTime),
    difficulty: difficultyFrom(parts.difficulty),
    rating: ratingFrom(parts.rating),
    createdAt: timestampFrom(parts.createdAt),
    yields: yieldFrom(parts.serves),
    equipment: equipmentFrom(parts.equipment ?? []),
    ...nutritionOf(parts.notes ?? []),
    ...labelsOf(parts),
  };
}

function draftFrom(parts: RecipeParts, values: ConvertedValues): RecipeDraft {
  const lines = linesFrom(parts.ingredients);
  return {
    title: (parts.title ?? '').replace(/\s+/g, ' ').trim(),
    ...values.yields,
    description: parts.description?.trim() || undefined,
    statedNutrition: values.statedNutrition,
    notes: notesFrom([...values.notes, ...notesOnValues(parts, values)]),
    prepMinutes: values.prep.minutes,
    cookMinutes: values.cook.minutes,
    totalMinutes: values.total.minutes,
    cuisine: parts.cuisine,
    course: values.course,
    difficulty: values.difficulty,
    measures: measuresFrom({
      host: hostOf(parts.source?.siteUrl),
      language: parts.language,
      lines: [...lines.ingredientLines, ...parts.steps.map((step) => step.text)],
    }),
    tags: withoutRepeats(values.labels),
    ...(values.equipment.names.length > 0 && { equipment: values.equipment.names }),
    ...lines,
    // Files name pictures of their own program here, which the report has.
    steps: parts.steps.map(({ text, section }) => ({ text, section })),
    language: parts.language,
    sourceAttribution: sourceFrom(parts.source),
  };
}

/** The heading of what readers find of nutrition. */
const nutritionHeading = 'Nutrition';

function nutritionOf(notes: readonly Note[]) {
  const note = notes.find(({ heading, text }) => heading === nutritionHeading && text);
  const { nutrition, isComplete } = readStatedNutrition(note?.text ?? '');
  return {
    statedNutrition: nutrition,
    /** What of the texts became amounts and is in no note. */
    nutritionText: isComplete ? (note?.text ?? '') : '',
    notes: isComplete ? notes.filter((each) => each !== note) : notes,
  };
}

/** What a field of the draft cannot hold. */
function notesOnValues(
  parts: RecipeParts,
  { prep, cook, total, difficulty, labels, equipment }: ConvertedValues,
): Note[] {
  return [
    { heading: 'Preparation time', text: prep.words },
    { heading: 'Cooking time', text: cook.words },
    { heading: 'Total time', text: total.words },
    { heading: 'Difficulty', text: difficulty ? undefined : parts.difficulty },
    { heading: 'Equipment', text: equipment.left.join('\n') },
    { heading: 'Labels', text: labels.filter(isTooLong).join(', ') },
  ];
}

/** Texts that the recipe has as a number, a date or a choice: they are not missing. */
function convertedTexts(parts: RecipeParts, values: ConvertedValues): Set<unknown> {
  const { serves } = values.yields;
  return new Set<unknown>([
    ...(values.prep.minutes ? everyText(parts.prepTime) : []),
    ...(values.cook.minutes ? everyText(parts.cookTime) : []),
    ...(values.total.minutes ? everyText(parts.totalTime) : []),
    values.difficulty && parts.difficulty,
    (values.rating || Number(parts.rating) === 0) && parts.rating,
    values.createdAt && parts.createdAt,
    values.courseLabel,
    ...[parts.serves].flat().filter((text) => statesOnlyServes(text, serves)),
  ]);
}

/** A time may be an object with two ends. */
const everyText = (value: unknown): string[] => [...textsIn(value, '')].map(({ text }) => text);

/** "7", "Serves 7", "7 people"; "7 jars" contains more. */
function statesOnlyServes(text: unknown, serves: number | undefined): boolean {
  if (yieldFrom(text).serves !== serves) return false;
  return /^\W*\d+\W*$|serv|portion|people|person/i.test(String(text));
}

/** A label that is nothing but the course is dropped; "Chocolate cakes" says more. */
function labelsOf({ courses = [], labels = [] }: RecipeParts) {
  const of = (label: string) => labelsFrom({ recipeCategory: label }, '').course;
  const courseLabel = courses.find((label) => of(label) !== undefined);
  const isCourse = courseLabel !== undefined && isOnlyCourse(courseLabel);
  return {
    course: courseLabel === undefined ? labels.map(of).find(Boolean) : of(courseLabel),
    courseLabel: isCourse ? courseLabel : undefined,
    labels: [...courses.filter((label) => !isCourse || label !== courseLabel), ...labels],
  };
}

function linesFrom(given: readonly (FoundLine | Ingredient)[]) {
  const found = given.map((line) =>
    'text' in line ? { ...line, text: chosenPlural(line.text) } : withPlural(line),
  );
  const understood = understoodLines(found.filter((line) => 'text' in line)).ingredients;
  let next = 0;
  return {
    ingredientLines: found.map((line) => ('text' in line ? line.text : ingredientLine(line))),
    ingredients: found.map((line) => ('text' in line ? understood[next++]! : line)),
  };
}

function withPlural(line: Ingredient): Ingredient {
  const start = `${line.amount} `;
  const chosen = (word: string) => chosenPlural(`${start}${word}`).slice(start.length);
  return { ...line, unit: chosen(line.unit), name: chosen(line.name) };
}

function notesFrom(notes: readonly Note[]): string | undefined {
  const paragraphs = notes.flatMap(({ heading, text }) => {
    const words = text?.trim();
    if (!words) return [];
    return [heading ? `${heading}: ${words.includes('\n') ? '\n' : ''}${words}` : words];
  });
  return paragraphs.join('\n\n').replace(/: \n/g, ':\n') || undefined;
}

/** The first address is the address; the other text is the name. */
function sourceFrom(source: SourceAttribution | undefined): SourceAttribution | undefined {
  if (source === undefined) return undefined;
  const said = [source.siteName, source.siteUrl].filter((text) => text !== undefined);
  const siteUrl = [source.siteUrl, source.siteName].find(isWebAddress);
  const names = said.filter((text) => !isWebAddress(text));
  const complete = { ...source, siteUrl, siteName: names.join(', ') || undefined };
  return Object.values(complete).some((part) => part) ? complete : undefined;
}

const isWebAddress = (text: string | undefined): text is string =>
  /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text ?? '');

const hostOf = (address: string | undefined): string | undefined =>
  /^https?:\/\/([^/:?#]+)/i.exec(address ?? '')?.[1];
