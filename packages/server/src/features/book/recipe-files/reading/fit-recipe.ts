/**
 * Fits a recipe of a file into the limits of a recipe that can be saved.
 *
 * Nothing is cut in silence: what was too long is named, and goes to the report. Lines that stand for recipes of the same
 * file have the ids of `fileId` until all of it is read.
 */
import { recipeInputSchema, recipeLimits } from '@saltbush/contract/recipe/recipes';
import { fittingIngredients } from '@saltbush/contract/schemas/recipe-limits';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import {
  cutText,
  ingredientLine,
  valuePreview,
  type RecipeInFile,
  type UnreadField,
} from '@saltbush/recipe-parser/file';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import { subRecipeLimits } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { untitledRecipe } from '@saltbush/domain/recipe/recipes/untitled-recipe';
import * as z from 'zod/mini';
import { numberForm } from '@saltbush/domain/account/countries/forms';
import { say } from '@saltbush/domain/texts/say';
import { fileId } from './item-key';

export type FittedInput = z.output<typeof recipeInputSchema>;

export interface FittedRecipe {
  input: FittedInput;
  cut: UnreadField[];
}

/** @returns why it cannot be saved when there is nothing in it, or values that no recipe may have */
export function fitRecipe({ draft, lineKeys }: RecipeInFile): FittedRecipe | { reason: string } {
  if (draft.title === '' && draft.ingredients.length === 0 && draft.steps.length === 0) {
    return { reason: nothingInIt };
  }
  const cut: UnreadField[] = [];
  const fit = fitter(cut);
  const steps = fitSteps(draft, fit);
  const tags = fit.list(draft.tags, recipeLimits.tags, 'tags');
  const input = parseInput(recipeInputSchema, {
    title: fit.text(draft.title || untitledRecipe(), recipeLimits.title, 'title'),
    serves: draft.serves,
    measures: draft.measures,
    yieldText: fit.text(draft.yieldText, 200, 'yield'),
    description: fit.text(draft.description, recipeLimits.text, 'description'),
    notes: fit.text(draft.notes, recipeLimits.notes, 'notes'),
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
    totalMinutes: draft.totalMinutes,
    cuisine: fit.text(draft.cuisine, 100, 'cuisine'),
    course: draft.course,
    difficulty: draft.difficulty,
    tags: tags.map((tag) => fit.text(tag, recipeLimits.tag, 'tags')),
    equipment: fitEquipment(draft, fit),
    ingredients: fitIngredients(withFileIds(draft, lineKeys), fit),
    ...fromSteps(steps),
    sourceAttribution: fitSource(draft, fit),
    statedNutrition: draft.statedNutrition,
  });
  if (input.success) return { input: input.data, cut };
  return { reason: z.prettifyError(input.error).slice(0, 500) };
}

type Draft = RecipeInFile['draft'];

/** Lines beyond the number that may be recipes stay text. */
function withFileIds({ ingredients }: Draft, keys: RecipeInFile['lineKeys'] = []) {
  const named = keys.flatMap((key, line) => (key === undefined ? [] : [line]));
  const linked = new Set(named.slice(0, subRecipeLimits.lines));
  return ingredients.map((line, at) =>
    linked.has(at) ? { ...line, recipeId: fileId(keys[at]!) } : line,
  );
}

const numbers = numberForm();

function fitIngredients(ingredients: Draft['ingredients'], fit: Fitter) {
  for (const line of ingredients.filter((each) => !hasName(each))) {
    const rest = ingredientLine(line).trim();
    if (rest !== '') fit.leaveOut('ingredients', rest);
  }
  const named = ingredients.filter(hasName);
  const fitted = fit.list(named, recipeLimits.ingredients, 'ingredients').map((line) => ({
    name: fit.text(line.name, recipeLimits.ingredientName, 'ingredients[].name'),
    amount: fit.text(line.amount, recipeLimits.amount, 'ingredients[].amount'),
    unit: fit.text(line.unit, recipeLimits.unit, 'ingredients[].unit'),
    note: fit.text(line.note, recipeLimits.note, 'ingredients[].note'),
    section: fit.text(line.section, recipeLimits.section, 'ingredients[].section'),
    recipeId: line.recipeId,
  }));
  const remaining = fittingIngredients(fitted);
  const first = fitted[remaining.length];
  if (first) {
    const count = fitted.length - remaining.length;
    const most = numbers(recipeLimits.ingredientText);
    fit.leaveOut(
      'ingredients',
      say(
        '{count, plural, one {# after {most} characters, from “{name}” on} other {# after {most} characters, from “{name}” on}}',
        {
          count,
          most,
          name: valuePreview(first.name),
        },
      ),
    );
  }
  return remaining;
}

/** Longer lists and names of a file stand in the notes; those of an archive of ours fit. */
const fitEquipment = ({ equipment }: Draft, fit: Fitter) =>
  equipment &&
  fit
    .list(equipment, recipeLimits.equipment, 'equipment')
    .map((name) => fit.text(name, recipeLimits.equipmentName, 'equipment'));

const hasName = ({ name }: { name: string }): boolean => name.trim() !== '';

function fitSteps({ steps }: Draft, fit: Fitter) {
  const fitted = fit.list(steps, recipeLimits.instructions, 'steps').map((step) => ({
    text: fit.text(step.text, recipeLimits.text, 'steps[].text'),
    section: fit.text(step.section, recipeLimits.section, 'steps[].section'),
  }));
  return fitted.filter((step) => step.text.trim() !== '');
}

function fitSource({ sourceAttribution: source }: Draft, fit: Fitter) {
  if (source === undefined) return undefined;
  const hasAddress = source.siteUrl !== undefined && canBeUrl(source.siteUrl);
  if (source.siteUrl && !hasAddress) fit.leaveOut('source', valuePreview(source.siteUrl));
  return {
    siteName: fit.text(source.siteName, 200, 'source'),
    siteUrl: hasAddress ? source.siteUrl : undefined,
    recipeTitle: fit.text(source.recipeTitle, 300, 'source.title'),
    author: fit.text(source.author, 200, 'author'),
  };
}

interface Fitter {
  text<Text extends string | undefined>(text: Text, most: number, path: string): Text;
  list<Item>(items: readonly Item[], most: number, path: string): Item[];
  leaveOut(path: string, sample: string): void;
}

/** @param cut collects what is cut and left out */
function fitter(cut: UnreadField[]): Fitter {
  const leaveOut = (path: string, sample: string) => void cut.push({ path, sample });
  return {
    text: <Text extends string | undefined>(text: Text, most: number, path: string): Text => {
      if (text === undefined || text.length <= most) return text;
      leaveOut(path, `longer than ${most} characters`);
      return `${cutText(text, most - 1).trimEnd()}…` as Text;
    },
    list: (items, most, path) => {
      if (items.length > most) leaveOut(path, `more than ${most}`);
      return items.slice(0, most);
    },
    leaveOut,
  };
}

const nothingInIt = say('There is neither a title nor an ingredient nor a step in it.');

const canBeUrl = (address: string): boolean => address.length <= 2_000 && URL.canParse(address);
