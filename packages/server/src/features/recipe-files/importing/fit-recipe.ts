/**
 * A recipe of a file as one that may be kept: cut to what a recipe may hold.
 *
 * Nothing is cut in silence: what was too long is named, and goes to the report.
 */
import { recipeInputSchema, recipeLimits } from '@saltbush/contract/recipes';
import type { RecipeInFile, UnreadField } from '@saltbush/domain/recipe-files/recipe-in-file';
import { fromSteps } from '@saltbush/domain/recipes/steps';
import * as z from 'zod/mini';

export type KeptInput = z.output<typeof recipeInputSchema>;

export interface FittedRecipe {
  input: KeptInput;
  cut: UnreadField[];
}

/** @returns nothing when it has no title and nothing else */
export function fitRecipe({ draft }: RecipeInFile): FittedRecipe | undefined {
  const cut: UnreadField[] = [];
  const fit = <Text extends string | undefined>(text: Text, most: number, path: string): Text => {
    if (text === undefined || text.length <= most) return text;
    cut.push({ path, sample: `longer than ${most} characters` });
    return shortened(text, most) as Text;
  };
  const few = <Item>(items: readonly Item[], most: number, path: string): Item[] => {
    if (items.length > most) cut.push({ path, sample: `more than ${most}` });
    return items.slice(0, most);
  };
  if (draft.title === '' && draft.ingredients.length === 0 && draft.steps.length === 0) {
    return undefined;
  }
  const source = draft.sourceAttribution;
  const steps = few(draft.steps, recipeLimits.instructions, 'steps').map((step) => ({
    text: fit(step.text, recipeLimits.text, 'steps[].text'),
    section: fit(step.section, recipeLimits.section, 'steps[].section'),
  }));
  const input = z.safeParse(recipeInputSchema, {
    title: fit(draft.title || 'Recipe without a title', recipeLimits.title, 'title'),
    serves: draft.serves,
    measures: draft.measures,
    yieldText: fit(draft.yieldText, 200, 'yield'),
    description: fit(draft.description, recipeLimits.text, 'description'),
    notes: fit(draft.notes, recipeLimits.notes, 'notes'),
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
    totalMinutes: draft.totalMinutes,
    cuisine: fit(draft.cuisine, 100, 'cuisine'),
    course: draft.course,
    difficulty: draft.difficulty,
    tags: few(draft.tags, recipeLimits.tags, 'tags').map((tag) =>
      fit(tag, recipeLimits.tag, 'tags'),
    ),
    ingredients: few(
      draft.ingredients.filter((line) => line.name.trim() !== ''),
      recipeLimits.ingredients,
      'ingredients',
    ).map((line) => ({
      name: fit(line.name, recipeLimits.ingredientName, 'ingredients[].name'),
      amount: fit(line.amount, recipeLimits.amount, 'ingredients[].amount'),
      unit: fit(line.unit, recipeLimits.unit, 'ingredients[].unit'),
      note: fit(line.note, recipeLimits.note, 'ingredients[].note'),
      section: fit(line.section, recipeLimits.section, 'ingredients[].section'),
    })),
    ...fromSteps(steps.filter((step) => step.text.trim() !== '')),
    sourceAttribution: source && {
      siteName: fit(source.siteName, 200, 'source'),
      siteUrl: source.siteUrl && canBeUrl(source.siteUrl) ? source.siteUrl : undefined,
      recipeTitle: fit(source.recipeTitle, 300, 'source.title'),
      author: fit(source.author, 200, 'author'),
    },
  });
  return input.success ? { input: input.data, cut } : undefined;
}

/** Cut between characters, not inside a pair that makes one. */
function shortened(text: string, most: number): string {
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

const canBeUrl = (address: string): boolean => address.length <= 2_000 && URL.canParse(address);
