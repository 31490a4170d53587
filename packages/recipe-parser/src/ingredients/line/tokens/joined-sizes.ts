/** A size whose hyphen has a space beside it: "14- ounce can", "15 -oz. can". */
import { unitsBySpelling } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';

/** @example withJoinedSizes('14- ounce can') // '14-ounce can' */
export function withJoinedSizes(text: string): string {
  if (!looseHyphen.test(text)) return text;
  return text.replace(looseHyphens, (found, number: string, unit: string) =>
    isUnitOfSize(unit) ? `${number}-${unit}` : found,
  );
}

/** "4 - cup" may be a typing error of an amount: only weights, lengths and metric volumes are sizes. */
function isUnitOfSize(word: string): boolean {
  const unit = unitsBySpelling.get(word.toLowerCase());
  return unit !== undefined && sizeUnits.has(unit);
}

const sizeUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'g',
  'kg',
  'oz',
  'lb',
  'fl oz',
  'ml',
  'l',
  'inch',
  'cm',
]);

/** A quick check: few lines match. */
const looseHyphen = /\d(?:- | -)/;
const looseHyphens = /(\d)(?:- | - ?)(\p{L}{1,12})(?!\p{L})/gu;
