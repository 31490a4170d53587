/**
 * What Magic Menu needs to know of a recipe, derived from its text when it is saved: it then chooses among
 * thousands without reading an ingredient.
 *
 * - The course is the author's, else the one that tags, title and foods suggest (`infer-course.ts`).
 * - Main proteins: at least 50 g for each person, the most first, at most two. A food that the table does not have counts as
 *   what it is a kind of; while one is of no known kind, nobody can say that the dish has no other protein.
 * - Of a recipe with recipes in it all their foods count, and the time of each is added.
 * - Perishable foods with the share of a usual pack that the recipe needs (`packs.ts`).
 */
import type { Course, RecipeContent } from '@saltbush/recipe-parser/recipe';
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import type { Food } from '@saltbush/recipe-parser/foods';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { multiplyQuantity } from '@saltbush/recipe-parser/units';
import type { Requirement } from '../../../recipe/diets/allergens';
import { verdictOf, type RecipeDiets } from '../../../recipe/diets/diet-facts';
import { dietsOfRows } from '../../../recipe/diets/recipe-diets';
import {
  flatRows,
  minutesOfParts,
  type RecipePart,
} from '../../../recipe/sub-recipes/flatten-recipe';
import { partsOfContent } from '../../../recipe/sub-recipes/parts-of-content';
import type { FlattenedRecipe } from '../../../recipe/sub-recipes/sub-recipe';
import { kindOfFood } from '../../shopping-list/needs/names/kind-of-food';
import { readNeed, type Need } from '../../shopping-list/needs/read-need';
import type { PerishableNeed } from '../menu-request';
import { foodsBehind, type FoodsBehind } from './foods-behind';
import { inferCourse } from './infer-course';
import { gramsOf, packOf } from './packs';
import { proteinOf } from './proteins';

export interface MenuFacts {
  readonly course: Course | undefined;
  readonly isMeatless: boolean;
  readonly cuisine: string | undefined;
  readonly proteins: readonly string[];
  /** Some food is of no known kind: it may be another protein. */
  readonly hasUnknownFood: boolean;
  readonly perishables: readonly PerishableNeed[];
  /** Keys, each once; without water and equipment. */
  readonly foods: readonly string[];
  /** Of each of `foods`, whole grams for one person; 0: not known. */
  readonly grams: readonly number[];
  /** Allergens in it, and diets that it does not suit. */
  readonly contains: readonly Requirement[];
  /** Those that nobody can say from the ingredient list. */
  readonly unsure: readonly Requirement[];
  /** A line was not understood: everything else is unsure too. */
  readonly hasUnknownLine: boolean;
  /** Of what is in `contains` and `unsure`, the foods that bring it, as far as they are known. */
  readonly behind: FoodsBehind;
}

/**
 * @param subRecipes the recipes in it, and those in them
 * @example
 * menuFacts({ title: 'Dal', serves: 4, tags: [], steps: [], ingredients: [
 *   { name: 'red lentils', amount: '300', unit: 'g' } ] }).proteins // ['legumes']
 */
export function menuFacts(
  recipe: RecipeContent,
  subRecipes: readonly FlattenedRecipe[] = [],
): MenuFacts {
  const { serves } = recipe;
  const parts = partsOfContent(recipe, subRecipes);
  const rows = flatRows(parts);
  const diets = dietsOfRows(rows);
  const needs = parts.flatMap(needsOfPart);
  // Which meats count most depends little on for how many it is; how much one person gets, entirely.
  const proteins = mainProteins(needs, {
    serves: serves ?? defaultServes,
    title: recipe.title,
  });
  const foods = [...new Set(needs.map(({ identity }) => identity.key))];
  return {
    course: recipe.course ?? inferCourse(recipe, { proteins, foods }),
    isMeatless: verdictOf(diets, 'vegetarian') === 'no-sign',
    cuisine: recipe.cuisine?.trim() || undefined,
    proteins,
    hasUnknownFood: needs.some((need) => foodOf(need) === undefined),
    perishables: perishablesOf(needs),
    foods: foods.slice(0, mostFoods),
    grams: foods.slice(0, mostFoods).map((key) => gramsForOne(key, needs, serves)),
    contains: requirementsOf(diets, 'contains'),
    unsure: requirementsOf(diets, 'unsure'),
    hasUnknownLine: diets.unknownLines.length > 0,
    behind: foodsBehind(rows, foods.slice(0, mostFoods)),
  };
}

function gramsForOne(
  key: string,
  needs: readonly MeasuredNeed[],
  serves: number | undefined,
): number {
  if (serves === undefined) return 0;
  const ofFood = needs.filter(({ identity }) => identity.key === key);
  const grams = ofFood.map((need) => gramsOf(need, need.measures));
  const known = grams.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return grams.includes(undefined) ? 0 : Math.ceil(known / serves);
}

const requirementsOf = ({ findings }: RecipeDiets, verdict: 'contains' | 'unsure') =>
  findings.filter((finding) => finding.verdict === verdict).map(({ of }) => of);

type Measures = NonNullable<RecipeContent['measures']>;

/** With the measures of the recipe that its row stands in. */
type MeasuredNeed = Need & { readonly measures: Measures };

const needsOfPart = ({ rows, measures, times }: RecipePart): MeasuredNeed[] =>
  rows
    .flatMap(({ row }) => foodsOfRow(row))
    .map(({ ingredient }) => readNeed(ingredient, measures))
    .filter((need) => need !== undefined && !need.isEquipment && need.identity.key !== 'water')
    .map((need) => ({ ...need!, measures, amounts: multiplied(need!, times) }));

const multiplied = ({ amounts }: Need, times: RecipePart['times']): Need['amounts'] =>
  times
    ? amounts.map((amount) => ({ ...amount, quantity: multiplyQuantity(amount.quantity, times) }))
    : [];

function mainProteins(
  needs: readonly MeasuredNeed[],
  { serves, title }: { serves: number; title: string },
): string[] {
  const grams = new Map<string, number>();
  for (const need of needs) {
    const food = foodOf(need);
    const protein = food && proteinOf(food);
    if (protein === undefined) continue;
    // An amount that is not known is a usual one.
    const known = gramsOf(need, need.measures) ?? usualGrams * serves;
    const isNamed = title.toLowerCase().includes(protein.replace(/s$/, ''));
    const counted = isNamed ? Math.max(known, leastGrams * serves) : known;
    grams.set(protein, (grams.get(protein) ?? 0) + counted);
  }
  return [...grams]
    .filter(([, amount]) => amount >= leastGrams * serves)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostProteins)
    .map(([protein]) => protein);
}

const foodOf = ({ identity: { food, name } }: Need): Food | undefined => food ?? kindOfFood(name);

function perishablesOf(needs: readonly MeasuredNeed[]): PerishableNeed[] {
  const byFood = new Map<string, PerishableNeed>();
  for (const need of needs) {
    const { food } = need.identity;
    const pack = food && packOf(food, need.measures);
    if (!food || !pack) continue;
    const grams = gramsOf(need, need.measures) ?? pack.grams * shareWithoutAmount;
    const packs = (byFood.get(pack.id)?.packs ?? 0) + grams / pack.grams;
    byFood.set(pack.id, {
      food: pack.id,
      name: nameInSentence(pack.isPiece ? food.nameOfOne : food.name),
      packs: Math.round(packs * 100) / 100,
    });
  }
  return [...byFood.values()].filter(({ packs }) => packs > 0);
}

const nameInSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Minutes from start to table, with those of the recipes in it.
 *
 * @example menuMinutes(lasagne, [bolognese]) // 150
 */
export const menuMinutes = (
  recipe: RecipeContent,
  subRecipes: readonly FlattenedRecipe[],
): number | undefined => minutesOfParts(partsOfContent(recipe, subRecipes));

/** For each person. */
const leastGrams = 50;
const usualGrams = 100;
const mostProteins = 2;
const mostFoods = 60;
/** "Coriander, to serve". */
const shareWithoutAmount = 0.25;
