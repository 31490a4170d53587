/** Packs in words: "600 mL + 300 mL cartons", "½ bunch"; "12" hamburger buns of two packets of 6. */
import { sizedPack, wordOfUnit } from '@saltbush/recipe-parser/names';
import { shownUnit } from '@saltbush/recipe-parser/units';
import { inMetric, piecesSum } from '../amounts/add-amounts';
import type { Sum } from '../amounts/add-amounts';
import { amountText, packageText } from '../amounts/amount-text';
import type { Pack } from '../packs/pack';
import type { Purchase } from './purchase';
import type { PackCount } from './whole-packs';

/**
 * @param counts the largest pack first
 * @param whole the largest pack of the food
 * @example packsText([{ pack: carton600, count: 1 }, { pack: carton300, count: 1 }], carton600).text
 * // '600 mL + 300 mL cartons'
 */
export function packsText(counts: readonly PackCount[], whole: Pack): Omit<Purchase, 'holds'> {
  if (whole.isUnsized) return unsized(counts, whole);
  if (whole.unit === 'each') return { text: String(amountOf(counts)), pieces: amountOf(counts) };
  const names = new Set(counts.map(({ pack }) => pack.name));
  const texts = [...names].map((name) =>
    sizedText(counts.filter(({ pack }) => pack.name === name)),
  );
  return { text: texts.join(' + ') };
}

/**
 * @example packsHold([{ pack: carton600, count: 1 }, { pack: carton300, count: 1 }]).shown.max // 900, of mL
 */
export function packsHold(counts: readonly PackCount[]): Sum {
  const amount = amountOf(counts);
  const span = { min: amount, max: amount };
  const unit = counts[0]?.pack.unit;
  if (unit === undefined || unit === 'each') return piecesSum(span, '');
  return { ...inMetric(unit === 'g' ? 'mass' : 'volume', span), isConverted: true };
}

const amountOf = (counts: readonly PackCount[]): number =>
  counts.reduce((sum, { pack, count }) => sum + count * pack.amount, 0);

function unsized(counts: readonly PackCount[], { amount, name }: Pack): Omit<Purchase, 'holds'> {
  const wholes = amountOf(counts) / amount;
  const text = amountText({
    amount: wholes,
    unit: name === 'small jar' ? label(name, wholes) : name,
  });
  return name === '' ? { text, pieces: wholes } : { text };
}

/** Of packs of one name. */
function sizedText(counts: readonly PackCount[]): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const name = label(counts[0]!.pack.name, all);
  const sizes = counts.map(({ pack: { amount, unit }, count }) => {
    const size = packageText({ amount, unit: unit === 'ml' ? 'ml' : 'g' });
    return count > 1 ? `${count} × ${size}` : size;
  });
  return sizedPack(sizes, name);
}

function label(name: Pack['name'], count: number): string {
  if (name !== '' && name !== 'small jar') return shownUnit(name, count);
  return wordOfUnit(name, count) ?? (count > 1 ? `${name}s` : name);
}
