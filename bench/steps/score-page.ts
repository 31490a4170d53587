/**
 * What a recipe's steps show, against its labels.
 *
 * - An amount is right when the label has this ingredient in this step with the same amount; each
 *   label is met once, so an amount shown twice is wrong once.
 * - Spoons, cups and scales are compared through millilitres and grams, anything else by its unit.
 */
import { toGrams, toMillilitres } from '../../packages/recipe-parser/src/units/convert';
import type { Ingredient } from '../../packages/recipe-parser/src/recipe/ingredient';
import type { Measures } from '../../packages/recipe-parser/src/units/measures';
import { parseQuantity } from '../../packages/recipe-parser/src/units/parse-quantity';
import type { Quantity } from '../../packages/recipe-parser/src/units/quantity';
import { rationalToNumber } from '../../packages/recipe-parser/src/units/rational';
import { findUnit } from '../../packages/recipe-parser/src/units/find-unit';
import { isMassUnit, isVolumeUnit } from '../../packages/recipe-parser/src/units/units';
import { stepUses } from '../../packages/recipe-parser/src/steps/step-uses';
import type { LabelledPage, LabelledUse } from './labelled-pages';

export interface PageScore {
  right: number;
  /** Shown, but not so; in words. */
  wrong: string[];
  /** Could be said, but is not shown; in words. */
  missed: string[];
}

interface Amount {
  text: string;
  unit: string;
  quantity: Quantity | undefined;
}

interface Shown extends Amount {
  step: number;
  ingredient: number;
}

export function scorePage({ recipe, uses }: LabelledPage): PageScore {
  const measures = recipe.measures ?? 'au';
  const lines = recipe.ingredients;
  const open = new Set(uses);
  const wrong: Shown[] = [];
  let right = 0;
  for (const shown of listShown(recipe.steps, lines, measures)) {
    const met = [...open].find(
      (use) => isSamePlace(use, shown) && isSameAmount(amountOf(use, lines), shown, measures),
    );
    if (met) {
      open.delete(met);
      right += 1;
    } else wrong.push(shown);
  }
  const missed = [...open].filter((use) => amountOf(use, lines) !== undefined);
  const place = (at: { step: number; ingredient: number }) =>
    `step ${at.step}, ${at.ingredient} ${lines[at.ingredient - 1]?.name}:`;
  return {
    right,
    wrong: wrong.map((shown) => {
      const labels = uses.filter((use) => isSamePlace(use, shown)).map((use) => use.amount);
      const label = labels.length > 0 ? labels.join(', ') : 'not used here';
      return `${place(shown)} shown ${shown.text} ${shown.unit}, label ${label}`;
    }),
    missed: missed.map((use) => `${place(use)} ${use.amount}`),
  };
}

function listShown(
  steps: LabelledPage['recipe']['steps'],
  lines: readonly Ingredient[],
  measures: Measures,
): Shown[] {
  return stepUses(steps, lines, { measures }).flatMap((mentions, index) =>
    mentions.flatMap((mention) =>
      mention.uses.flatMap(({ ingredient, share, amount }) =>
        amount && (share === 'all' || share === 'part' || share === 'rest')
          ? [{ step: index + 1, ingredient: ingredient + 1, ...amount, text: amount.amount }]
          : [],
      ),
    ),
  );
}

function isSamePlace(use: LabelledUse, shown: Shown): boolean {
  return use.step === shown.step && use.ingredient === shown.ingredient;
}

/** `undefined` when the label gives no amount that could be shown. */
function amountOf(
  { amount, ingredient }: LabelledUse,
  lines: readonly Ingredient[],
): Amount | undefined {
  if (amount === 'unknown') return undefined;
  if (amount === 'all') {
    const line = lines[ingredient - 1];
    return line && { text: line.amount, unit: line.unit, quantity: parseQuantity(line.amount) };
  }
  const [, text = '', unit = ''] = /^(?:part|rest) ([\d /-]*\d) ?(.*)$/.exec(amount) ?? [];
  return { text, unit, quantity: parseQuantity(text) };
}

function isSameAmount(label: Amount | undefined, shown: Amount, measures: Measures): boolean {
  if (!label) return false;
  if (!label.quantity || !shown.quantity) {
    return label.text === shown.text && label.unit === shown.unit;
  }
  const [wanted, got] = [scaleOf(label.unit, measures), scaleOf(shown.unit, measures)];
  const isNear = (end: 'min' | 'max') => {
    const a = rationalToNumber(label.quantity![end]) * wanted.factor;
    const b = rationalToNumber(shown.quantity![end]) * got.factor;
    return Math.abs(a - b) <= Math.max(a, b) * closeEnough;
  };
  return wanted.kind === got.kind && isNear('min') && isNear('max');
}

/** A cook's fraction may be rounded ("⅓ cup" for 80 mL): no further than this. */
const closeEnough = 0.03;

function scaleOf(unit: string, measures: Measures): { kind: string; factor: number } {
  const id = findUnit(unit);
  if (id && isMassUnit(id)) return { kind: 'grams', factor: toGrams(1, id) };
  if (id && isVolumeUnit(id)) {
    return { kind: 'millilitres', factor: toMillilitres(1, id, measures) };
  }
  return { kind: id ?? unit.toLowerCase(), factor: 1 };
}
