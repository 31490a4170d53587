/** A row of substitutes in the amount of a line. */
import { findFood, gramsOfAmount } from '@saltbush/recipe-parser/foods';
import { scaleIngredient } from '@saltbush/recipe-parser/ingredients';
import { shownNumber } from '@saltbush/recipe-parser/names';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import {
  findUnit,
  isVolumeUnit,
  parseQuantity,
  rationalFromNumber,
  toMillilitres,
  toNumber,
  type UnitId,
  wordBehind,
} from '@saltbush/recipe-parser/units';
import type { ParsedRow } from './parse-row';

export interface LinesFor {
  /** Under the heading of the line. */
  lines: Ingredient[];
  /** For how much of the food they are, where the amount of the line says nothing of it: "1 cup". */
  per: string | undefined;
}

/** @param line of one food */
export function linesFor({ of, use }: ParsedRow, line: Ingredient, measures: Measures): LinesFor {
  const factor = factorOf(line, of, measures);
  const { section } = line;
  const lines = use.map((each) => ({
    ...each,
    ...amountFor(each, { line, factor, measures }),
    ...(section !== undefined && { section }),
  }));
  const isPer = factor === undefined && of.amount !== '';
  return {
    lines,
    per: isPer
      ? [shownNumber(of.amount), wordBehind(of.amount, of.unit)].filter(Boolean).join(' ')
      : undefined,
  };
}

/** What has no amount is taken like the line; the rest is scaled, if by a number. */
function amountFor(
  use: Ingredient,
  { line, factor, measures }: { line: Ingredient; factor: number | undefined; measures: Measures },
): Pick<Ingredient, 'amount' | 'unit'> {
  if (use.amount === '') return { amount: line.amount, unit: line.unit };
  if (factor === undefined) return { amount: use.amount, unit: use.unit };
  const { amount, unit } = scaleIngredient(use, measures, rationalFromNumber(factor));
  return { amount: measurable(amount, unit), unit };
}

/** Scales and jugs show steps of 5: "38.4 g" comes of converting spoons. */
function measurable(amount: string, unit: string): string {
  const isMetric = unit === 'g' || unit === 'ml';
  const number = Number(amount);
  return isMetric && number > 20 ? String(5 * Math.round(number / 5)) : amount;
}

/** How many times the line is what the row is for; undefined where nobody can say. */
function factorOf(line: Ingredient, of: Ingredient, measures: Measures): number | undefined {
  const [wanted, stated] = [numberIn(line), numberIn(of)];
  if (wanted === undefined || stated === undefined) return undefined;
  if (line.unit.trim().toLowerCase() === of.unit.trim().toLowerCase()) return wanted / stated;
  const [unit, ofUnit] = [unitOf(line), unitOf(of)];
  if (unit === undefined || ofUnit === undefined) return undefined;
  if (unit === ofUnit) return wanted / stated;
  if (isVolumeUnit(unit) && isVolumeUnit(ofUnit)) {
    return toMillilitres(wanted, unit, measures) / toMillilitres(stated, ofUnit, measures);
  }
  const { food = findFood(of.name, measures).food } = findFood(line.name, measures);
  const grams = food && gramsOfAmount(food, wanted, unit, measures);
  const ofGrams = food && gramsOfAmount(food, stated, ofUnit, measures);
  return grams && ofGrams ? grams / ofGrams : undefined;
}

function numberIn({ amount }: Ingredient): number | undefined {
  const read = parseQuantity(amount);
  const number = read && toNumber(read);
  return number !== undefined && number > 0 ? number : undefined;
}

const unitOf = ({ unit }: Ingredient): UnitId | undefined =>
  unit.trim() === '' ? 'whole' : findUnit(unit);
