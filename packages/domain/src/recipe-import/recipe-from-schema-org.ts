/**
 * A recipe draft from schema.org data, in any of the shapes that real sites use.
 *
 * - Input is unknown JSON: JSON-LD, or microdata and microformats turned into its shape. Whatever comes
 *   in, nothing throws.
 * - Of several recipes the one with the most parts wins (title, ingredients, steps); among equals the one
 *   of whose title the page has most in its own; then the first.
 * - Ingredient lines stay as found in `ingredientLines`; beside them stands how each was understood.
 * - Adverts among the lines and steps go, and so do ingredient lists printed under a step.
 * - Fields that the data does not give stay empty: nothing is made up.
 *
 * Spec 1: import a recipe from a web page. Source of the field names: https://schema.org/Recipe.
 */
import type { FoundLine } from '../ingredients/headed-lines';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import type { RecipeDraft } from '../recipes/draft';
import type { Step } from '../recipes/recipe';
import { isAdvert } from './adverts';
import { cleanLines, cleanText } from './clean-text';
import { minutesFrom } from './durations';
import { findRecipes, type Resolve } from './find-recipes';
import { ingredientLinesFrom } from './ingredient-lines';
import { isListOnly, withoutListed } from './listed-in-steps';
import { authorFrom, pictureFrom } from './people-and-pictures';
import { listOf, textOf, type SchemaNode } from './schema-values';
import { sourceWords, type SourceWords } from './source-words';
import { stepsFrom } from './steps';
import { labelsFrom } from './tags';
import { yieldFrom } from './yields';

/** A recipe in the data, and the words it was read from. */
export interface FoundRecipe {
  draft: RecipeDraft;
  said: SourceWords;
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
    .map((node) => ({ draft: draftFrom(node, resolve), said: sourceWords(node, resolve) }));
}

/** @param pageTitle what the page calls itself; decides between recipes that are equally full */
export function bestRecipe<Found extends Pick<FoundRecipe, 'draft'>>(
  found: readonly Found[],
  pageTitle: string,
): Found | undefined {
  const named = new Set(wordsOf(pageTitle));
  const rank = ({ draft }: Found) => partsOf(draft) * 2 + shareNamed(draft.title, named);
  return found.reduce<Found | undefined>(
    (best, next) => (best === undefined || rank(next) > rank(best) ? next : best),
    undefined,
  );
}

/** Far more than any page or recipe has; the rest of what a stranger sends is not looked at. */
const mostRecipes = 50;
const mostSteps = 300;

/** Pages word their titles freely: "The best damper" holds a recipe for "Camp damper". */
function shareNamed(title: string, named: ReadonlySet<string>): number {
  const words = wordsOf(title);
  return words.length === 0 ? 0 : words.filter((word) => named.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  return (
    cleanText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How much of a recipe is there, 0 to 3; what has all three can be used as it is. */
export function partsOf(draft: RecipeDraft): number {
  return (
    Number(draft.title !== '') +
    Number(draft.ingredientLines.length > 0) +
    Number(draft.steps.length > 0)
  );
}

/** What a draft needs of its lines: the text as found, and each line understood. */
export function understoodLines(
  lines: readonly FoundLine[],
): Pick<RecipeDraft, 'ingredients' | 'ingredientLines'> {
  return {
    ingredientLines: lines.map((line) => line.text),
    ingredients: lines.map(({ text, section }) => ({ ...splitIngredientLine(text), section })),
  };
}

function draftFrom(node: SchemaNode, resolve: Resolve): RecipeDraft {
  const title = withoutKind(textOf(node['name'] ?? node['headline']) ?? '');
  const lines = ingredientLinesFrom(
    node['recipeIngredient'] ?? node['ingredients'] ?? node['ingredient'],
  ).filter(({ text }) => !isAdvert(text));
  const prepMinutes = minutesFrom(textOf(node['prepTime']));
  const cookMinutes = minutesFrom(textOf(node['cookTime']));
  const author = authorFrom(node['author'] ?? node['creator'], resolve);
  return {
    title,
    ...yieldFrom(node['recipeYield'] ?? node['yield']),
    description:
      cleanLines(listOf(node['description']).filter(isText).join('\n')).join('\n') || undefined,
    prepMinutes,
    cookMinutes,
    totalMinutes: minutesFrom(textOf(node['totalTime'])),
    ...labelsFrom(node, title),
    imageUrl: pictureFrom(node['image'] ?? node['thumbnailUrl'], resolve),
    ...understoodLines(lines),
    steps: realSteps(stepsFrom(node['recipeInstructions'] ?? node['instructions']), lines),
    language: textOf(node['inLanguage']),
    sourceAttribution: {
      siteName: textOf(resolve(listOf(node['publisher'])[0])),
      siteUrl: undefined,
      recipeTitle: title || undefined,
      author,
    },
  };
}

function realSteps(found: readonly Step[], lines: readonly FoundLine[]): Step[] {
  const listed = lines.map(({ text }) => text);
  const steps = found.slice(0, mostSteps).filter(({ text }) => !isAdvert(text));
  const real = steps.filter(({ text }) => !isListOnly(text, listed));
  return (real.length > 0 ? real : steps).map((step) => ({
    ...step,
    text: withoutListed(step.text, listed),
  }));
}

/** "Almond tart – recipe" and "Recipe: Almond tart" are "Almond tart". */
function withoutKind(title: string): string {
  return title.replace(kindBehind, '').replace(kindAhead, '');
}

const kinds =
  'recipe|rezept|recept|recette|receta|ricetta|receita|przepis|oppskrift|opskrift|resepti';
const kindBehind = new RegExp(`\\s+[-–—|:]\\s+(?:${kinds})$`, 'i');
const kindAhead = new RegExp(`^(?:${kinds})\\s*:\\s+(?=\\S)`, 'i');

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
