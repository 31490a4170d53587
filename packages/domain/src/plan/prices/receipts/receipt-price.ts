/** Prices at the end of a row, as a text recognition reads them: "$3.5O", "3,50", "1.00-". */

export interface RowPrice {
  /** What stands before it. */
  readonly rest: string;
  /** Below zero: taken off. */
  readonly cents: number;
}

/**
 * Undefined if the row ends in no price.
 *
 * @param row at most `receiptLimits.rowLength` characters
 * @example priceAtEnd('WW FULL CREAM MILK 2L  3.10') // { rest: 'WW FULL CREAM MILK 2L', cents: 310 }
 */
export function priceAtEnd(row: string): RowPrice | undefined {
  return matched(row, endPrice) ?? matched(row, withoutPoint);
}

/**
 * The same for a row that can end in nothing but a price: "1.00" may be read as "100".
 *
 * @example surePriceAtEnd('Item Discount 125') // { rest: 'Item Discount', cents: 125 }
 */
export function surePriceAtEnd(row: string): RowPrice | undefined {
  return priceAtEnd(row) ?? matched(row, digitsOnly);
}

function matched(row: string, pattern: RegExp): RowPrice | undefined {
  const match = pattern.exec(row);
  if (!match) return undefined;
  const { minus = '', dollars = '', cents = '', after = '' } = match.groups!;
  if (!/\d/.test(dollars + cents)) return undefined;
  const amount = Number(digits(dollars)) * 100 + Number(digits(cents));
  const isLess = minus !== '' || after !== '';
  return { rest: row.slice(0, match.index).trim(), cents: isLess ? -amount : amount };
}

/** @example centsOf('3.5O') // 350; undefined: no price */
export function centsOf(text: string): number | undefined {
  return priceAtEnd(` ${text}`)?.cents;
}

/** Letters that are read for digits. */
const digit = '[\\dOoIl|]';
const dash = '[-–—~=]';
/** As a regular expression: before a price, and misread. */
export const currency = '(?:[$S§€]|EUR|CHF)?';
/**
 * Behind it may be a mark of the tax, "9.00 *", "9.00 A" or "0,25 A *", which may be read as one more digit; "1.25L" is a
 * pack.
 */
const endPrice = new RegExp(
  `(?:^|\\s)(?<minus>${dash}?)\\s?${currency}\\s?(?<dollars>${digit}{1,4})\\s?[.,·:]\\s?(?<cents>${digit}{2})(?<after>${dash}?)(?:\\s?(?:EURO?|€|CHF))?(?:\\s[A-Z](?:\\s?\\*)?|\\s?[*#%^.\\d](?:\\s?[A-Z])?)?$`,
);

/** The point is pale: "3 20". Of a number of a telephone there would be more before it. */
const withoutPoint = new RegExp(
  `(?<=\\p{L}.*)\\s(?<minus>${dash}?)[$S§]?(?<dollars>\\d{1,3}) (?<cents>\\d{2})(?<after>${dash}?)$`,
  'u',
);
const digitsOnly = new RegExp(
  `\\s(?<minus>${dash}?)[$S§]?(?<dollars>\\d{1,2})(?<cents>\\d{2})(?<after>${dash}?)$`,
);

const digits = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1');
