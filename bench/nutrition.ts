/**
 * The estimate of nutrition against what recipes state themselves, on saved pages in English that state their energy for
 * one serve: `npm run bench -- nutrition --pages <folder>`, or several folders with commas. `--list` prints each.
 *
 * The pages fall in two halves by a hash of their titles. Figures, matches and thresholds were learned from the first
 * alone; the second says how good they are. What pages state is itself computed, mostly by other programs. Every page
 * counts; pages whose own statement cannot be right, or may be of either of two serves, are counted apart as well:
 *
 * - A page contradicts itself if its protein, fat and carbohydrate make an energy that is more than 20 % off the one it
 *   states (Atwater's 4, 9 and 4 kcal; what alcohol has is not in them), or if a part is more than its whole.
 * - A page says a range of serves ("serves 2 to 4"): which of them its figure is of, it does not say.
 */
import { createHash } from 'node:crypto';
import {
  nutritionOfRecipe,
  nutritionPerServe,
} from '../packages/domain/src/plan/nutrition/recipe-nutrition';
import type { RecipeContent, StatedNutrition } from '../packages/recipe-parser/src/recipe';
import { kilocalories } from '../packages/recipe-parser/src/recipe/nutrients';
import { readRecipePages } from './magic-menu/recipe-pages';
import { printTable } from './measure';

export interface NutritionOptions {
  pages?: string | undefined;
  list?: boolean | undefined;
}

export async function benchNutrition({ pages, list }: NutritionOptions): Promise<void> {
  const folders = (pages ?? process.env['BENCH_PAGES'] ?? '').split(',').filter(Boolean);
  if (folders.length === 0) {
    console.log('Nutrition is left out: say where the pages lie by --pages.\n');
    return;
  }
  const recipes = (await Promise.all(folders.map(readRecipePages))).flat();
  const compared = recipes.flatMap(compare);
  // Whoever reads of the second half would learn from it.
  const learned = compared.filter(({ half }) => half === 'learned from');
  if (list) for (const each of learned) printComparison(each);
  printTable('Energy of one serve, against what the page states: all pages', scoresOf(compared));
  const without = (...doubts: Doubt[]) =>
    compared.filter(({ doubt }) => doubt === undefined || !doubts.includes(doubt));
  printTable('Without pages that contradict themselves', scoresOf(without('contradicts itself')));
  printTable(
    'Without those, and without pages that say a range of serves',
    scoresOf(without('contradicts itself', 'range of serves')),
  );
}

const scoresOf = (compared: readonly Comparison[]) =>
  (['learned from', 'held out', 'both'] as const).map((half) => ({
    half,
    ...scoreOf(compared.filter((each) => half === 'both' || each.half === half)),
  }));

type Doubt = 'contradicts itself' | 'range of serves';

interface Comparison {
  recipe: RecipeContent;
  half: 'learned from' | 'held out';
  stated: StatedNutrition;
  /** What speaks against the page's own statement, whatever we compute. */
  doubt: Doubt | undefined;
  computed: StatedNutrition | undefined;
}

function compare(recipe: RecipeContent): Comparison[] {
  const { statedNutrition: stated, serves, ingredients, measures, title } = recipe;
  if (!stated?.energyKj || serves === undefined) return [];
  const nutrition = nutritionOfRecipe(ingredients, measures);
  const isFirst = createHash('sha256').update(title).digest()[0]! % 2 === 0;
  return [
    {
      recipe,
      half: isFirst ? 'learned from' : 'held out',
      stated,
      doubt: doubtOf(recipe, stated),
      computed: nutritionPerServe(nutrition, serves),
    },
  ];
}

function doubtOf({ ingredients, yieldText = '' }: RecipeContent, stated: StatedNutrition) {
  const hasAlcohol = ingredients.some(({ name }) => alcohol.test(name));
  if (contradictsItself(stated, hasAlcohol)) return 'contradicts itself';
  return rangeOfServes.test(yieldText) ? 'range of serves' : undefined;
}

function contradictsItself(stated: StatedNutrition, hasAlcohol: boolean): boolean {
  const { energyKj = 0, proteinGrams, fatGrams, carbohydrateGrams } = stated;
  const { saturatedFatGrams = 0, sugarsGrams = 0 } = stated;
  if (saturatedFatGrams > (fatGrams ?? Infinity) + rounding) return true;
  if (sugarsGrams > (carbohydrateGrams ?? Infinity) + rounding) return true;
  if (proteinGrams === undefined || fatGrams === undefined || carbohydrateGrams === undefined)
    return false;
  const ratio = (4 * proteinGrams + 9 * fatGrams + 4 * carbohydrateGrams) / kilocalories(energyKj);
  return ratio > 1 + mostDeviation || (ratio < 1 - mostDeviation && !hasAlcohol);
}

/** Grams, since pages round each. */
const rounding = 1;
const mostDeviation = 0.2;
const rangeOfServes = /\d\s*(?:-|–|to|or)\s*\d/;
const alcohol =
  /\b(?:rum|wine|beer|whisk(?:e)?y|vodka|gin|brandy|bourbon|liqueur|tequila|sherry|port|sake|cider|champagne|prosecco)\b/i;

function scoreOf(compared: readonly Comparison[]) {
  const errors = compared.flatMap(energyError).toSorted((a, b) => a - b);
  return {
    'state it': compared.length,
    claimed: errors.length,
    'median, %': percent(errors[Math.floor(errors.length / 2)]),
    '75th, %': percent(errors[Math.floor(errors.length * 0.75)]),
    '90th, %': percent(errors[Math.floor(errors.length * 0.9)]),
  };
}

function energyError({ stated, computed }: Comparison): number[] {
  const energy = computed?.energyKj;
  return energy === undefined ? [] : [Math.abs(energy / stated.energyKj! - 1)];
}

const percent = (share: number | undefined): string =>
  share === undefined ? '-' : (share * 100).toFixed(1);

function printComparison({ recipe, stated, computed, doubt }: Comparison): void {
  const { total, lines, coverage } = nutritionOfRecipe(recipe.ingredients, recipe.measures);
  const ratio =
    ((computed ?? total).energyKj ?? 0) / (computed ? 1 : recipe.serves!) / stated.energyKj!;
  console.log(
    `\n${recipe.title}: ${ratio.toFixed(2)}${computed ? '' : ' not claimed'}, ` +
      (doubt ? `${doubt}, ` : '') +
      `states ${Math.round(kilocalories(stated.energyKj!))} kcal of ${recipe.serves}, ` +
      `lines ${coverage.lines.toFixed(2)}, weight ${coverage.weight.toFixed(2)}`,
  );
  for (const { ingredient, name, grams, nutrients, reason } of lines) {
    const { amount, unit, name: written, note } = recipe.ingredients[ingredient]!;
    console.log(
      `  ${[amount, unit, written].filter(Boolean).join(' ')}${note ? `, ${note}` : ''} -> ${name}, ` +
        `${grams === undefined ? '?' : Math.round(grams)} g, ` +
        (reason ?? `${Math.round(kilocalories(nutrients?.energyKj ?? 0))} kcal`),
    );
  }
}
