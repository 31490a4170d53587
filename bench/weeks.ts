/**
 * Shopping lists of weeks of saved pages, for reading. What a machine can find is marked: foods of a recipe that
 * no line shows, names that are no food, and lines that may be one food.
 */
import { missingFoods, shownOn } from '../packages/domain/testing/shown-foods';
import { seededRandom } from '../packages/domain/src/plan/magic-menu/random';
import { buildShoppingList } from '../packages/domain/src/plan/shopping-list/build-shopping-list';
import { namesNoFood } from '../packages/domain/src/plan/shopping-list/needs/names/names-no-food';
import {
  choicesOfSome,
  choiceText,
} from '../packages/domain/src/plan/shopping-list/lines/choice-texts';
import type {
  ListMeal,
  ShoppingLine,
} from '../packages/domain/src/plan/shopping-list/shopping-line';
import type { RecipeContent } from '../packages/recipe-parser/src/recipe/recipe';
import { foodWords, singularWords } from '../packages/recipe-parser/src/foods/food-words';
import { readRecipePages } from './magic-menu/recipe-pages';
import { printTable } from './measure';

export interface WeeksOptions {
  /** A folder of saved pages, `<name>.html.gz` each. */
  pages?: string | undefined;
  weeks: number;
  seed: number;
}

export async function benchWeeks({ pages, weeks, seed }: WeeksOptions): Promise<void> {
  if (!pages) throw new Error('Which pages? -- weeks --pages <folder>');
  const recipes = await readRecipePages(pages);
  const counts = { lines: 0, 'no food': 0, 'foods lost': 0, 'rows lost': 0, 'maybe one food': 0 };
  for (const [at, meals] of drawWeeks(recipes, weeks, seed).entries()) {
    const lines = buildShoppingList(meals);
    console.log(`\n=== Week ${at + 1}: ${meals.map(({ recipe }) => recipe.title).join('; ')}`);
    for (const line of lines) console.log(lineText(line));
    const nameless = lines.filter(({ name }) => namesNoFood(name)).map(({ name }) => name);
    const foods = lostFoods(meals);
    const rows = lostRows(meals, lines);
    const pairs = linesOfOneHead(lines);
    printAll('No food', nameless);
    printAll('Food lost', foods);
    printAll('Row lost', rows);
    printAll('Maybe one food', pairs);
    counts.lines += lines.length;
    counts['no food'] += nameless.length;
    counts['foods lost'] += foods.length;
    counts['rows lost'] += rows.length;
    counts['maybe one food'] += pairs.length;
  }
  printTable(`${weeks} weeks of ${recipes.length} recipes`, [{ seed, ...counts }]);
}

/** Five to seven recipes each; every recipe is drawn once before one is drawn again. */
function drawWeeks(recipes: readonly RecipeContent[], weeks: number, seed: number): ListMeal[][] {
  const random = seededRandom(seed);
  let deck: RecipeContent[] = [];
  return Array.from({ length: weeks }, () => {
    const size = 5 + Math.floor(random() * 3);
    if (deck.length < size) deck = [...recipes];
    return Array.from({ length: size }, (_, day): ListMeal => {
      const [recipe] = deck.splice(Math.floor(random() * deck.length), 1);
      if (!recipe) throw new Error('Too few recipes in English.');
      return {
        recipe: { id: `${day}`, ...recipe },
        quantity: 1,
        date: `2026-03-0${day + 1}`,
      };
    });
  });
}

function lineText(line: ShoppingLine) {
  const { name, text, buy, aisle, isAtHome, mayBeAtHome, isOptional, parts } = line;
  const remarks = [
    isAtHome ? 'not on the list' : aisle,
    mayBeAtHome ? 'have some?' : '',
    isOptional ? 'optional' : '',
    choiceText(line),
    ...choicesOfSome(line),
  ].filter((remark) => remark !== '');
  const sources = parts.map(({ ingredientText }) => `«${ingredientText}»`).join(' ');
  const bought = buy && !isAtHome ? `buy ${buy.amount} ${buy.name}` : '';
  return `${name} | ${text} | ${bought} | ${remarks.join('; ')} | ${sources}`;
}

function lostFoods(meals: readonly ListMeal[]): string[] {
  return rowsOf(meals).flatMap(({ meal, text }) => {
    const lines = buildShoppingList([meal]);
    return missingFoods(text, shownOn(lines)).map((food) => `${food} of «${text}»`);
  });
}

function lostRows(meals: readonly ListMeal[], lines: readonly ShoppingLine[]): string[] {
  const shown = new Set(
    lines.flatMap(({ parts }) => parts.map(({ ingredientText }) => ingredientText)),
  );
  return rowsOf(meals).flatMap(({ text, whole }) => (shown.has(whole) ? [] : [text]));
}

function rowsOf(meals: readonly ListMeal[]) {
  return meals.flatMap((meal) =>
    meal.recipe.ingredients.map((row) => {
      const text = [row.amount, row.unit, row.name].filter((part) => part.trim() !== '').join(' ');
      const whole = row.note === undefined || row.note === '' ? text : `${text}, ${row.note}`;
      const alone = { ...meal, recipe: { ...meal.recipe, ingredients: [row] } };
      return { meal: alone, text: whole, whole };
    }),
  );
}

/** Lines whose names have the last word in common, or one of which ends another: to be read. */
function linesOfOneHead(lines: readonly ShoppingLine[]): string[] {
  const byHead = new Map<string, string[]>();
  for (const { name } of lines) {
    const head = singularWords(foodWords(name)).at(-1) ?? '';
    byHead.set(head, [...(byHead.get(head) ?? []), name]);
  }
  return [...byHead.values()].flatMap((names) => (names.length > 1 ? [names.join(' / ')] : []));
}

function printAll(title: string, items: readonly string[]): void {
  for (const item of items) console.log(`  ! ${title}: ${item}`);
}
