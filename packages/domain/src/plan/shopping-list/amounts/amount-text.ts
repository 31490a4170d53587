/**
 * Amounts in words for a list.
 *
 * - Metric as decimals, the rest as fractions; "mL" and "L" as on Australian packs.
 * - Converted grams and millilitres are whole: more digits would be false precision.
 * - Side by side amounts are joined by " + ". In brackets is the weight of what was joined, and
 *   after grams the pounds and ounces of the recipe.
 */
import { shownNumber, sizedPack, wordOfPart } from '@saltbush/recipe-parser/names';
import { say } from '../../../texts/say';
import {
  formatQuantity,
  quantity,
  toNumber,
  rationalFromNumber,
  notationFor,
  shownUnit,
  type UnitId,
  unitTable,
} from '@saltbush/recipe-parser/units';
import { inMetric } from './add-amounts';
import type { Span, Sum } from './add-amounts';
import type { JoinedSums } from './join-sums';
import { unitIdOf } from '../needs/list-unit';
import type { NeededAmount } from '../needs/list-need';
import type { ListAmount, PackageSize } from '../../rows/list-amount';

/**
 * @example amountText({ amount: 1.2, unit: 'kg' }) // '1.2 kg'
 * @example amountText({ amount: 2, unit: 'tin', packageSize: { amount: 400, unit: 'g' } }) // '2 × 400 g tins'
 */
export function amountText({ amount, amountMax = amount, unit, packageSize }: ListAmount): string {
  const range = quantity(rationalFromNumber(amount), rationalFromNumber(amountMax));
  return neededText({ quantity: range, unit, packageSize });
}

/** @example neededText({ quantity: quantity(rational(1, 3)), unit: 'cup' }) // '⅓ cup' */
export function neededText({ quantity: amount, unit, packageSize }: NeededAmount): string {
  const id = unitIdOf(unit);
  const number = formatQuantity(amount, notationFor(id));
  const largest = number === '1' ? 1 : toNumber(amount);
  const label =
    id === undefined ? wordOf(unit, largest) : id === 'whole' ? '' : shownUnit(id, largest);
  const pack = packageSize ? `× ${packedIn(packageSize, label)}` : label;
  return [shownNumber(number), pack].filter((word) => word !== '').join(' ');
}

/** @example lineText(joined) // '3 (about 450 g)' */
export function lineText({ sums, beside, isApproximate }: JoinedSums): string {
  const texts = sums.map((sum, index) => {
    const text = sumText(sum);
    if (index === 0 && beside) {
      const other = sumText(beside);
      return isApproximate
        ? say('{amount} (about {other})', { amount: text, other })
        : `${text} (${other})`;
    }
    if (index === 0 && isApproximate) return say('about {amount}', { amount: text });
    return metricFirst(sum, text);
  });
  return texts.join(' + ');
}

/** @example listAmount(sum) // { amount: 1.2, unit: 'kg' } */
export function listAmount({ shown, unit, packageSize }: Sum): ListAmount {
  if (shown.max === shown.min && !packageSize) return { amount: shown.min, unit };
  return {
    amount: shown.min,
    ...(shown.max === shown.min ? {} : { amountMax: shown.max }),
    unit,
    ...(packageSize ? { packageSize } : {}),
  };
}

/** @example packageText({ amount: 1000, unit: 'ml' }) // '1 L' */
export function packageText({ amount, unit }: PackageSize): string {
  const [small, large] =
    unit === 'g' ? ['g', 'kg'] : [shownUnit('ml', amount), shownUnit('l', amount)];
  const number = amount >= 1000 ? Number((amount / 1000).toFixed(2)) : amount;
  return `${shownNumber(String(number))} ${amount >= 1000 ? large : small}`;
}

/** Converted grams and millilitres without false precision; an inch is 2.5 cm. */
export function roundedAmount(sum: Sum): ListAmount {
  if (sum.unit === 'cm') return listAmount({ ...sum, shown: inHalves(sum.shown) });
  const isSmall = sum.unit === 'g' || sum.unit === 'ml';
  if (!sum.isConverted || !isSmall) return listAmount(sum);
  const shown = { min: roundedSmall(sum.shown.min), max: roundedSmall(sum.shown.max) };
  return listAmount({ ...sum, shown });
}

/**
 * Of words that are no units only the parts of an egg are counted: "2 whites". A part may be behind its unit: "mL juice".
 */
function wordOf(unit: string, count: number): string {
  const at = unit.lastIndexOf(' ') + 1;
  const part = wordOfPart(unit.slice(at));
  if (part !== undefined)
    return at === 0 ? part : `${unitBefore(unit.slice(0, at - 1), count)} ${part}`;
  return count > 1 && (unit === 'white' || unit === 'yolk') ? `${unit}s` : unit;
}

/** "907 g (2 lb)". */
function metricFirst(sum: Sum, text: string): string {
  return sum.unit === 'lb' || sum.unit === 'oz' ? `${gramsText(sum.base)} (${text})` : text;
}

function gramsText(grams: Span): string {
  return sumText({ ...inMetric('mass', grams), isConverted: true });
}

function sumText(sum: Sum): string {
  return amountText(roundedAmount(sum));
}

function inHalves({ min, max }: Span): Span {
  return { min: Math.round(min * 2) / 2, max: Math.round(max * 2) / 2 };
}

function roundedSmall(value: number): number {
  return value < 10 ? Number(value.toFixed(1)) : Math.round(value);
}

const packedIn = (size: PackageSize, pack: string): string =>
  pack === '' ? packageText(size) : sizedPack([packageText(size)], pack);

/** @param word as `needs/joined-foods.ts` writes it: "mL", "sprigs" */
function unitBefore(word: string, count: number): string {
  const id = unitIds.find((each) =>
    [each, unitTable[each].plural].includes(word === 'mL' ? 'ml' : word),
  );
  return id === undefined ? word : shownUnit(id, count);
}

const unitIds = Object.keys(unitTable) as UnitId[];
