/**
 * One recipe from what a page's data says and what the page shows.
 *
 * - Ingredients line by line (`choose-lines.ts`), the steps as a list (`choose-steps.ts`).
 * - Every other field is the data's; what the data lacks altogether is taken from the page. How many it serves is the
 *   page's, if the page says so more than once.
 * - The steps shown count only if they are of the same recipe: one that lists the foods of the data.
 */
import type { RecipeDraft } from '../../recipe/draft';
import { chooseLines } from './choose-lines';
import { chooseSteps } from './choose-steps';
import { linesOf } from './read-line';
import { overlap } from './word-overlap';

/** A recipe as the page shows it. */
export interface ShownRecipe {
  draft: RecipeDraft;
  /** Texts under a heading for equipment. */
  equipment: readonly string[];
  /** How many it serves, if the page says so more than once. */
  statedServes?: number | undefined;
}

/** Two versions of one list phrase it differently, but name the same foods. */
const sameFoods = 0.5;

export function combineReadings(data: RecipeDraft, shown: ShownRecipe | undefined): RecipeDraft {
  if (shown === undefined) return data;
  const page = shown.draft;
  const { equipment } = shown;
  const lines = chooseLines(linesOf(data), { lines: linesOf(page), equipment }, data.serves);
  const steps = listsSameFoods(data, page) ? chooseSteps(data.steps, page.steps) : data.steps;
  return {
    ...data,
    title: data.title || page.title,
    ingredientLines: lines.map(({ text }) => text),
    ingredients: lines.map(({ ingredient }) => ingredient),
    steps: [...steps],
    // Tips stand between the steps of the page.
    notes: data.notes ?? (steps === data.steps ? undefined : page.notes),
    ...yieldOf(data, shown),
    prepMinutes: data.prepMinutes ?? page.prepMinutes,
    cookMinutes: data.cookMinutes ?? page.cookMinutes,
    totalMinutes: data.totalMinutes ?? (hasTimes(data) ? undefined : page.totalMinutes),
    equipment: data.equipment ?? page.equipment,
    imageUrl: data.imageUrl ?? page.imageUrl,
    sourceAttribution: {
      ...data.sourceAttribution,
      author: data.sourceAttribution?.author ?? page.sourceAttribution?.author,
    },
  };
}

/** What the page says twice counts before the data, which was not changed with it; "1 loaf" is no number of serves. */
function yieldOf(
  data: RecipeDraft,
  { draft: page, statedServes }: ShownRecipe,
): Pick<RecipeDraft, 'serves' | 'yieldText'> {
  const isOther = statedServes !== undefined && (data.serves ?? statedServes) !== statedServes;
  if (isOther) return { serves: statedServes, yieldText: page.yieldText };
  return {
    serves: data.serves ?? page.serves,
    yieldText: data.yieldText ?? (data.serves === undefined ? page.yieldText : undefined),
  };
}

/** The total is then their sum; another number on the page is about something else. */
function hasTimes({ prepMinutes, cookMinutes }: RecipeDraft): boolean {
  return prepMinutes !== undefined && cookMinutes !== undefined;
}

function listsSameFoods(data: RecipeDraft, page: RecipeDraft): boolean {
  if (data.steps.length === 0) return true;
  const foods = data.ingredientLines.join(' ');
  return foods === '' || overlap(foods, page.ingredientLines.join(' ')) >= sameFoods;
}
