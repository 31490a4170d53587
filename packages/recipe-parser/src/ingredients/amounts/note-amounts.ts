/**
 * Amounts that the note of a row states besides its own: "450 g" of "1 lb (450 g) beef mince", "or 200 g", "plus 1 tsp
 * extra", "about 2 medium".
 *
 * - At the front of a phrase only: "cooked in 2 cups of water" is no amount of the food.
 * - The size of a package or of one piece is none: "400 g" of two tins, "200 g each", "5 cm".
 * - A number without a unit counts where the words before it say so ("about 4", "or 2 small", "plus 1").
 */
import { readQuantity } from '../../units/read-quantity';
import { findUnit } from '../../units/find-unit';
import { dimensionOf } from '../../units/units';
import type { UnitId } from '../../units/units';
import { sizedUnits } from '../line/amount/unit-roles';

export interface NoteAmount {
  /** The number and its unit in the note. */
  readonly start: number;
  readonly end: number;
  /** As written: "1 1/2", "tbsp". Blank where it only counts. */
  readonly amount: string;
  readonly unitText: string;
  readonly unit: UnitId | undefined;
  /** What is between them, a space or nothing. */
  readonly space: string;
  /** More or less of it, so that it is no other measure of the same amount: "plus 2 tbsp". */
  readonly isAddition: boolean;
  /** The phrase where it says nothing else: "or 200 g", "about 7 oz in total". */
  readonly phrase: { readonly start: number; readonly end: number } | undefined;
}

/**
 * @param rowUnit the unit of the row: what a tin holds stays as it is
 * @example noteAmounts('plus 1 tsp extra', 'tbsp')[0]?.amount // '1'
 */
export function noteAmounts(note: string, rowUnit: UnitId | undefined): NoteAmount[] {
  if (!/[\d¼-¾⅐-⅞]/.test(note) || note.length > longestNote) return [];
  const isPackage = rowUnit !== undefined && sizedUnits.has(rowUnit);
  return Array.from(note.matchAll(phrases)).flatMap(({ index, 0: phrase }) =>
    amountsOfPhrase(note, index, index + phrase.length, isPackage),
  );
}

/** Twice what a note may have (contract, recipes). */
const longestNote = 1000;
const phrases = /(?:[^,;()]|,(?=\d))+/g;

/** "Or", "about", "plus": what may be before an amount that belongs to the row's. */
const opening =
  /^\s*(?<how>(?:(?:or|oder|ou|eller|plus|and|minus|less|an?|extra|another|additional|about|approx|approximately|around|roughly|circa|ca|ungefähr|etwa|environ|total|totalling|weighing)\b\.?\s*|[+~≈=]\s*)*)/iu;
const addition = /(?:^|\s)(?:plus|and|minus|less|extra|another|additional)\b|\+/i;

function amountsOfPhrase(
  note: string,
  start: number,
  end: number,
  isPackage: boolean,
): NoteAmount[] {
  const found = opening.exec(note.slice(start, end));
  const how = found?.groups?.['how'] ?? '';
  const isAddition = addition.test(how);
  if (isPackage && !isAddition && !/^or\b/i.test(how)) return [];
  const amounts: NoteAmount[] = [];
  for (let at = start + (found?.[0].length ?? 0); ;) {
    const amount = amountAt(note, at, end, how !== '');
    if (!amount) break;
    amounts.push({ ...amount, isAddition, phrase: undefined });
    const other = /^\s*(?:\/|=|or)\s*(?=[\d¼-¾⅐-⅞])/.exec(note.slice(amount.end, end));
    if (!other) break;
    at = amount.end + other[0].length;
  }
  const rest = note.slice(amounts.at(-1)?.end ?? start, end);
  return noSecondAmount.test(rest)
    ? []
    : amounts.map((amount) => ({
        ...amount,
        phrase: onlyAmount.test(rest) ? { start, end } : undefined,
      }));
}

/** Sizes of one, times, temperatures, and packages: "400 g tin". */
const noSecondAmount =
  /^[\s-]*(?:each|per|apiece|a piece|thick|long|wide|tall|diameter|%|°|º|x\b|×|years?|months?|days?|hours?|hrs?|minutes?|mins?|sec|degrees?|servings?|people|percent|tins?|cans?|packets?|packs?|packages?|jars?|bottles?|bags?|box|boxes|tubs?|cartons?|containers?|sachets?|blocks?|punnets?|size)(?![\p{L}])/iu;
const onlyAmount = /^\s*(?:(?:in )?(?:total|all)|altogether|drained|net|weight|\.|\s)*$/i;

function amountAt(
  note: string,
  at: number,
  end: number,
  mayCount: boolean,
): Omit<NoteAmount, 'isAddition' | 'phrase'> | undefined {
  const reading = /[\d¼-¾⅐-⅞]/.test(note.charAt(at)) ? readQuantity(note, at) : undefined;
  if (!reading || reading.end > end) return undefined;
  const amount = note.slice(at, reading.end);
  const [, space = '', first = '', second = ''] =
    /^([\s-]?)(\p{L}+\.?)(\s\p{L}+\.?)?/u.exec(note.slice(reading.end, end)) ?? [];
  const unitText = findUnit(first + second) === undefined || second === '' ? first : first + second;
  const unit = findUnit(unitText);
  if (unit !== undefined && dimensionOf(unit) === 'length') return undefined;
  if (unit !== undefined) {
    const unitEnd = reading.end + space.length + unitText.length;
    return { start: at, end: unitEnd, amount, unitText, unit, space };
  }
  return mayCount
    ? { start: at, end: reading.end, amount, unitText: '', unit, space: '' }
    : undefined;
}
