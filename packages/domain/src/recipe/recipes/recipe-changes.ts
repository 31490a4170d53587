/**
 * What one save of a recipe changed: shown in its history.
 *
 * - A plain field (title, serves, times …) is one change with its text before and after.
 * - Lists (ingredients, steps, tags, equipment) and the lines of a longer text (description, notes) are compared line by line, in order: the longest run of lines
 *   that stayed is found, and what is between two of them was added, removed, or, where a line
 *   went and another came in the same place, rewrittenLines.
 * - A line that only moved counts as removed in one place and added in the other.
 * - A text of very many lines is one change.
 * - The heading of a line is part of the line, and so is whether it stands for a recipe.
 */
import { say } from '../../texts/say';
import type { Ingredient, RecipeContent, Step } from '@saltbush/recipe-parser/recipe';
import { statedNutritionLines } from '@saltbush/recipe-parser/recipe/nutrients';
import { trailingAmountText } from '@saltbush/recipe-parser/ingredients';

export type ChangedField = (typeof changedFields)[number];

/** In the order in which a reader looks for them. */
export const changedFields = [
  'title',
  'description',
  'serves',
  'yieldText',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'course',
  'cuisine',
  'difficulty',
  'measures',
  'imageUrl',
  'moreImageUrls',
  'stepImages',
  'tags',
  'equipment',
  'ingredients',
  'steps',
  'notes',
  'source',
  'statedNutrition',
] as const;

export interface RecipeFieldChange {
  readonly field: ChangedField;
  /** Absent when nothing was there. */
  readonly before?: string;
  /** Absent when nothing is there any more. */
  readonly after?: string;
}

/**
 * @returns the changes in the order of `changedFields`; of a list, in the order of its lines
 * @example
 * recipeChanges(
 *   { title: 'Soup', tags: [], steps: [], ingredients: [{ name: 'leek', amount: '1', unit: '' }] },
 *   { title: 'Soup', tags: [], steps: [], ingredients: [{ name: 'leek', amount: '2', unit: '' }] },
 * )
 * // [{ field: 'ingredients', before: '1 leek', after: '2 leek' }]
 */
export function recipeChanges(before: RecipeContent, after: RecipeContent): RecipeFieldChange[] {
  return changedFields.flatMap((field) =>
    changesOf(before, after, field).map((change) => ({ field, ...change })),
  );
}

function changesOf(before: RecipeContent, after: RecipeContent, field: ChangedField): LineChange[] {
  const changes = compareLines(linesOf(before, field), linesOf(after, field));
  if (changes.length > 0 || (field !== 'description' && field !== 'notes')) return changes;
  // The same lines with other blanks between them.
  return compareLines(plain(before[field]), plain(after[field]));
}

function linesOf(content: RecipeContent, field: ChangedField): string[] {
  if (field === 'tags') return content.tags;
  if (field === 'equipment') return content.equipment ?? [];
  if (field === 'moreImageUrls') return content.moreImageUrls ?? [];
  if (field === 'stepImages') return content.steps.flatMap(({ imageUrl }) => imageUrl ?? []);
  if (field === 'ingredients') return content.ingredients.map(ingredientText);
  if (field === 'steps') return content.steps.map(stepText);
  if (field === 'description' || field === 'notes') return textLines(content[field]);
  if (field === 'statedNutrition') return statedNutritionLines(content.statedNutrition);
  if (field === 'source') return plain(sourceText(content));
  return plain(content[field]);
}

const plain = (value: string | number | undefined): string[] =>
  value === undefined || value === '' ? [] : [String(value)];

/** The work grows with the lines of both sides multiplied. */
const mostTextLines = 200;

function textLines(text: string | undefined): string[] {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.length > mostTextLines ? plain(text) : lines;
}

const ingredientText = ({ amount, unit, name, note, section, recipeId }: Ingredient): string => {
  const behind = unit === '' ? trailingAmountText(amount) : undefined;
  const line = behind ? `${name}, ${behind}` : [amount, unit, name].filter(Boolean).join(' ');
  const text = note ? `${line}, ${note}` : line;
  return underHeading(section, recipeId === undefined ? text : say('{text} (a recipe)', { text }));
};

const stepText = ({ text, section }: Step): string => underHeading(section, text);

const underHeading = (section: string | undefined, text: string): string =>
  section ? `${section}: ${text}` : text;

const sourceText = ({ sourceAttribution: source }: RecipeContent): string =>
  [source?.recipeTitle, source?.author, source?.siteName, source?.siteUrl]
    .filter(Boolean)
    .join(', ');

type LineChange = Omit<RecipeFieldChange, 'field'>;

function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let from = 0;
  let to = 0;
  for (const [unchangedFrom, unchangedTo] of [
    ...unchangedLines(before, after),
    [before.length, after.length],
  ]) {
    changes.push(
      ...rewrittenLines(before.slice(from, unchangedFrom), after.slice(to, unchangedTo)),
    );
    from = unchangedFrom! + 1;
    to = unchangedTo! + 1;
  }
  return changes;
}

/** Between two lines that stayed: pairs in order, then what is left of the longer side. */
function rewrittenLines(before: readonly string[], after: readonly string[]): LineChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, i) => ({
    ...(before[i] !== undefined && { before: before[i] }),
    ...(after[i] !== undefined && { after: after[i] }),
  }));
}

/** Places of the longest common subsequence, as pairs [in before, in after]. */
function unchangedLines(before: readonly string[], after: readonly string[]): [number, number][] {
  // lengths[i][j]: of the longest common subsequence of before from i and after from j.
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const unchanged: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) unchanged.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return unchanged;
}
