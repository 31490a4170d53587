/**
 * A recipe draft from schema.org data, in any of the shapes that real sites use.
 *
 * - Input is unknown JSON: JSON-LD, or microdata and microformats turned into its shape. Nothing throws,
 *   for any input.
 * - The recipe with the most parts wins (title, ingredients, steps); among equals the one whose title
 *   overlaps most with the page title; then the first.
 * - Ingredient lines stay as found in `ingredientLines`; beside them is how each was understood.
 * - Adverts among the lines and steps go, and so do ingredient lists printed under a step.
 * - Fields that the data does not give stay empty: nothing is invented.
 *
 * Spec 1: import a recipe from a web page. Source of the field names: https://schema.org/Recipe.
 */
import type { FoundLine } from '../text/headings/heading-lines';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import type { RecipeDraft } from '../recipe/draft';
import { equipmentFrom, equipmentInText } from '../recipe/equipment';
import type { Ingredient } from '../recipe/ingredient';
import type { StatedNutrition } from '../recipe/nutrients';
import { isAdvert, isPostRequest } from '../text/lines/adverts';
import { isNutritionLine } from '../text/lines/nutrition-lines';
import { cleanLines } from '../characters/clean-text';
import { minutesFrom } from '../text/fields/durations';
import { nutritionOfPiece } from '../text/fields/pieces-of-serve';
import { readStatedNutrition } from '../text/fields/stated-nutrition';
import { withoutBrand } from './brand-names';
import { findRecipes, type Resolve } from './find-recipes';
import { ingredientLinesFrom } from './ingredient-lines';
import {
  isListOnly,
  ingredientWordSet,
  withoutIngredientList,
} from '../text/lines/ingredient-lists-in-steps';
import { authorFrom, imagesFrom } from './people-and-images';
import { withPlainFigures } from './plain-figures';
import { stepsAndNotes } from './notes-in-steps';
import { dividedImages } from './same-image';
import { listOf, textOf, textsOf, type SchemaNode } from './schema-values';
import { namedTexts, sourceTexts, type SourceText } from './source-texts';
import { withoutRecipeWord } from '../text/headings/recipe-words';
import { titleOverlap } from '../text/headings/title-overlap';
import { stepsFrom, type FoundStep } from './steps';
import { labelsFrom } from './tags';
import { yieldFrom } from '../text/fields/yields';

/** A recipe in the data, with its source texts. */
export interface FoundRecipe {
  draft: RecipeDraft;
  said: SourceText;
}

/**
 * @example
 * recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Toast', recipeIngredient: '2 slices bread' }])
 * // { title: 'Toast', ingredientLines: ['2 slices bread'], steps: [], … }
 */
export function recipeFromSchemaOrg(
  documents: readonly unknown[],
  pageTitle = '',
): RecipeDraft | undefined {
  return bestRecipe(recipesFromSchemaOrg(documents), pageTitle)?.draft;
}

/** Every recipe, in the order of the data. */
export function recipesFromSchemaOrg(documents: readonly unknown[]): FoundRecipe[] {
  const { recipes, resolve } = findRecipes(documents);
  return recipes
    .slice(0, mostRecipes)
    .map((node) => ({ draft: draftFrom(node, resolve), said: sourceTexts(node, resolve) }));
}

/** @param pageTitle what the page calls itself; decides between recipes that are equally full */
export function bestRecipe<Found extends Pick<FoundRecipe, 'draft'>>(
  found: readonly Found[],
  pageTitle: string,
): Found | undefined {
  const rank = ({ draft }: Found) => partsOf(draft) * 2 + titleOverlap(draft.title, pageTitle);
  return found.reduce<Found | undefined>(
    (best, next) => (best === undefined || rank(next) > rank(best) ? next : best),
    undefined,
  );
}

/** Far more than any page has; the rest of untrusted input is not read. */
const mostRecipes = 50;
/** More than a recipe may have (contract, recipes): steps after them stay as found. */
const mostSteps = 300;
/** Of those that are tried where the best cannot be fetched. */
const mostOtherImages = 3;
/** More than a recipe may have (contract, recipe-limits). */
const mostMoreImages = 20;
/** Of a dish or a site. */
const longestName = 1_000;

/** How much of a recipe is there, 0 to 3; what has all three can be used as it is. */
export function partsOf(draft: RecipeDraft): number {
  return (
    Number(draft.title !== '') +
    Number(draft.ingredientLines.length > 0) +
    Number(draft.steps.length > 0)
  );
}

/**
 * What a draft needs of its lines: the text as found, and each line understood. After `mostUnderstood`
 * each line stays whole in the name.
 */
export function understoodLines(
  lines: readonly FoundLine[],
): Pick<RecipeDraft, 'ingredients' | 'ingredientLines'> {
  return {
    ingredientLines: lines.map((line) => line.text),
    ingredients: lines.map(({ text, section }, at) => ({
      ...(at < mostUnderstood ? understood(text) : { name: text, amount: '', unit: '' }),
      section,
    })),
  };
}

/** More than twice what a recipe may have (contract, recipes). */
const mostUnderstood = 500;

function understood(line: string): Ingredient {
  const row = splitIngredientLine(withPlainFigures(line));
  const { name, brand } = withoutBrand(row.name);
  if (brand === undefined) return row;
  return { ...row, name, note: row.note === undefined ? brand : `${brand}, ${row.note}` };
}

function draftFrom(node: SchemaNode, resolve: Resolve): RecipeDraft {
  const title = withoutRecipeWord(textOf(node['name'] ?? node['headline'], longestName) ?? '');
  const lines = ingredientLinesFrom(
    node['recipeIngredient'] ?? node['ingredients'] ?? node['ingredient'],
  ).filter(({ text }) => !isAdvert(text));
  const prepMinutes = minutesFrom(node['prepTime']);
  const cookMinutes = minutesFrom(node['cookTime']);
  const author = authorFrom(node['author'] ?? node['creator'], resolve);
  return {
    title,
    ...yieldFrom(node['recipeYield'] ?? node['yield']),
    description:
      cleanLines(listOf(node['description']).filter(isText).join('\n')).join('\n') || undefined,
    prepMinutes,
    cookMinutes,
    totalMinutes: minutesFrom(node['totalTime']),
    ...labelsFrom(node, title),
    ...equipmentOf(node),
    ...imageFieldsOf(node, resolve),
    ...understoodLines(lines),
    ...stepsAndNotes(
      realSteps(stepsFrom(node['recipeInstructions'] ?? node['instructions']), lines, title),
    ),
    language: textOf(node['inLanguage']),
    statedNutrition: statedNutritionOf(node, resolve),
    sourceAttribution: {
      siteName: textOf(resolve(listOf(node['publisher'])[0]), longestName),
      siteUrl: undefined,
      recipeTitle: title || undefined,
      author,
    },
  };
}

/** Of one serve of the recipe, which may be a piece: "2 tacos" of "10 tacos" are two of them. */
function statedNutritionOf(node: SchemaNode, resolve: Resolve): StatedNutrition | undefined {
  const texts = namedTexts(node['nutrition'], resolve);
  const { nutrition } = readStatedNutrition(texts.join('\n'));
  const size = texts.find((text) => text.startsWith(servingSize))?.slice(servingSize.length);
  const { yieldText } = yieldFrom(node['recipeYield'] ?? node['yield']);
  return nutrition && nutritionOfPiece(nutrition, { servingSize: size, yieldText });
}

const servingSize = 'servingSize: ';

function imageFieldsOf(node: SchemaNode, resolve: Resolve): Partial<RecipeDraft> {
  const addresses = imagesFrom(node['image'] ?? node['thumbnailUrl'], resolve);
  const { same, others } = dividedImages(addresses);
  return {
    imageUrl: addresses[0],
    ...(same.length > 0 && { otherImageUrls: same.slice(0, mostOtherImages) }),
    ...(others.length > 0 && { moreImageUrls: others.slice(0, mostMoreImages) }),
  };
}

function realSteps(
  found: readonly FoundStep[],
  lines: readonly FoundLine[],
  title: string,
): FoundStep[] {
  const listed = ingredientWordSet(lines.map(({ text }) => text));
  const steps = found
    .slice(0, mostSteps)
    .filter(({ text }) => !isFurniture(text) && (text !== title || found.length === 1));
  const real = steps.filter(({ text }) => !isListOnly(text, listed));
  const tidied = (real.length > 0 ? real : steps).map((step) => ({
    ...step,
    text: withoutIngredientList(step.text, listed),
  }));
  return [...tidied, ...found.slice(mostSteps)];
}

/** A tool that reads like a sentence or an advert is none. */
function equipmentOf(node: SchemaNode): Pick<RecipeDraft, 'equipment'> {
  const texts = textsOf(node['tool'], longestName).filter((text) => !isAdvert(text));
  const isText = typeof node['tool'] === 'string';
  const { names } = equipmentFrom(isText ? texts.flatMap(equipmentInText) : texts);
  return names.length > 0 ? { equipment: names } : {};
}

/** Adverts, requests to readers, and nutrients. */
function isFurniture(text: string): boolean {
  return isAdvert(text) || isPostRequest(text) || isNutritionLine(text);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
