/**
 * The request body of the form: without blank rows, headings as sections, times in minutes. It also
 * returns which row each item came from, to map messages to rows.
 */
import { t } from '@lingui/core/macro';
import type { FieldMessage } from '@saltbush/contract/errors';
import type { RecipeInput } from '@saltbush/contract/recipe/recipes';
import { minutesFrom } from '@saltbush/recipe-parser/text';
import { isHeading, withoutHeadings } from '@saltbush/recipe-parser/recipe';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import { totalTime } from '@saltbush/domain/recipe/recipes/times';
import { ingredientOf, type HeadingRow, type RecipeFormValues } from './form-values';

export interface SentRow {
  key: string;
  headingKey: string | undefined;
}

export interface FormInput {
  input: RecipeInput;
  /** Row keys in the order of the request, and of the heading above each. */
  rowKeys: Record<'ingredients' | 'instructions', SentRow[]>;
  /** Errors found by the form itself: an invalid time. */
  messages: FieldMessage[];
}

export function formInput(values: RecipeFormValues): FormInput {
  const ingredients = withoutHeadings(values.ingredients.filter((row) => !isBlank(row)));
  const steps = withoutHeadings(values.steps.filter((row) => !isBlank(row)));
  const times = timeFields.map((field) => [field, readTime(values[timeTexts[field]])] as const);
  return {
    input: {
      title: values.title,
      description: values.description || undefined,
      imageUrl: values.imageUrl,
      moreImageUrls: values.moreImageUrls?.length ? values.moreImageUrls : undefined,
      serves: values.serves,
      yieldText: values.yieldText || undefined,
      ...Object.fromEntries(times.filter(([, minutes]) => minutes !== unreadable)),
      course: values.course || undefined,
      difficulty: values.difficulty || undefined,
      cuisine: values.cuisine || undefined,
      tags: values.tags,
      equipment: values.equipment?.length ? values.equipment : undefined,
      measures: values.measures,
      ingredients: ingredients.map(({ section, ...row }) => ({ ...ingredientOf(row), section })),
      ...fromSteps(steps),
      notes: values.notes || undefined,
      sourceAttribution: values.sourceAttribution,
      statedNutrition: values.statedNutrition,
      evidenceId: values.evidenceId,
      origin: values.origin,
    },
    rowKeys: {
      ingredients: sentRows(values.ingredients),
      instructions: sentRows(values.steps),
    },
    messages: times
      .filter(([, minutes]) => minutes === unreadable)
      .map(([field]) => ({ field, message: t`Please write a time like 45 min or 1 h 30 min` })),
  };
}

/** What prep and cook add up to, which is the total while none is typed. */
export function sumOfTimes({ prepTime, cookTime }: RecipeFormValues): number | undefined {
  const prepMinutes = readTime(prepTime);
  const cookMinutes = readTime(cookTime);
  if (prepMinutes === unreadable || cookMinutes === unreadable) return undefined;
  return totalTime({ prepMinutes, cookMinutes });
}

const timeTexts = {
  prepMinutes: 'prepTime',
  cookMinutes: 'cookTime',
  totalMinutes: 'totalTime',
} as const;
const timeFields = ['prepMinutes', 'cookMinutes', 'totalMinutes'] as const;

const unreadable = Symbol('unreadable');

function readTime(text: string): number | undefined | typeof unreadable {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (/^0+(?:\s*min\w*)?$/.test(trimmed)) return 0;
  return minutesFrom(trimmed) ?? unreadable;
}

function sentRows(rows: readonly (HeadingRow | { key: string })[]): SentRow[] {
  let headingKey: string | undefined;
  return rows.flatMap((row) => {
    if (isHeading(row)) headingKey = row.key;
    return isHeading(row) || isBlank(row) ? [] : [{ key: row.key, headingKey }];
  });
}

/** Headings are never dropped: a blank one ends a section. */
export function isBlank(row: object): boolean {
  return (
    !('heading' in row) &&
    Object.entries(row).every(
      ([field, text]) => notSaved.has(field) || String(text ?? '').trim() === '',
    )
  );
}

const notSaved: ReadonlySet<string> = new Set(['key', 'doubt', 'recipeId']);
