/** Money as pages and files of others write it: which currency, and how much. */
import { language } from '../../texts/language';

/**
 * Whether a currency that somebody states is the reader's: by its code or one of its signs. What is not stated is no other
 * one.
 *
 * @param readers "AUD"
 * @example isCurrency('AU$', 'AUD') // true, as '$', 'A$' and ''
 */
export function isCurrency(stated: string, readers: string): boolean {
  const text = stated.trim().toUpperCase();
  return text === '' || text === readers || signsOf(readers).includes(text);
}

/** @example signsOf('NZD') // ['$', 'NZ$', 'NZ$'] */
function signsOf(currency: string): string[] {
  const narrow = nameOf(currency, 'narrowSymbol');
  return [narrow, nameOf(currency, 'symbol'), `${currency.slice(0, 2)}${narrow}`];
}

/** @example currencyName('AUD') // 'Australian dollars' */
export const currencyName = (currency: string): string => nameOf(currency, 'name', language());

/** Asked for each row of a file, of the few currencies of our countries: making a form takes longer than reading the row. */
const names = new Map<string, string>();

function nameOf(
  currency: string,
  currencyDisplay: 'name' | 'narrowSymbol' | 'symbol',
  locale = 'en',
): string {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'currency' ? value : []))
    .join('');
  names.set(key, name);
  return name;
}

/** @example currencyWord('AUD') // 'dollars' */
export const currencyWord = (currency: string): string => currencyName(currency).split(' ').at(-1)!;

/**
 * Undefined for what is no price, for nothing, and for one in another currency.
 *
 * @param currency of the reader: "AUD"
 * @example centsOfPrice('$3.10', 'AUD') // 310, as '3,10' and 'AUD 3.10'
 */
export function centsOfPrice(price: unknown, currency: string): number | undefined {
  const text = typeof price === 'number' ? String(price) : typeof price === 'string' ? price : '';
  const match = priceText.exec(text.slice(0, 40));
  const [, before = '', whole = '', decimals = '0', after = ''] = match ?? [];
  if (!isCurrency(before, currency) || !isCurrency(after, currency)) return undefined;
  const cents = match ? Math.round(Number(`${whole.replaceAll(',', '')}.${decimals}`) * 100) : 0;
  return cents >= 1 ? cents : undefined;
}

const currencyText = String.raw`([a-z]{3}|[a-z]{0,2}\p{Sc})?`;
const priceText = new RegExp(
  String.raw`^\s*${currencyText}\s*(\d{1,6}(?:,\d{3})*)(?:[.,](\d{1,20}))?\s*${currencyText}\s*$`,
  'iu',
);
