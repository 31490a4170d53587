/** Money in words. Amounts are hundredths of the currency, called cents in the code. */
import type { HomeCountry } from './country';
import { localeOf } from './locale';
import { standInCountry } from './stand-in-country';

/** Which currency, in the forms of which country. */
export type MoneyForm = Pick<HomeCountry, 'code' | 'currency'>;

/**
 * @param language of the app
 * @example moneyText(1250, { code: 'GB', currency: 'GBP' }) // '£12.50'
 * @example moneyText(1250, { code: 'DE', currency: 'EUR' }, 'de') // '12,50 €'
 */
export const moneyText = (
  cents: number,
  form: MoneyForm = standInCountry,
  language = 'en',
): string => minusSign(moneyFormat(form, language, 2).format(cents / 100));

/** Without hundredths. @example wholeMoneyText(1250, { code: 'US', currency: 'USD' }) // '$13' */
export const wholeMoneyText = (
  cents: number,
  form: MoneyForm = standInCountry,
  language = 'en',
): string => minusSign(moneyFormat(form, language, 0).format(cents / 100));

/**
 * The sign of the currency as its country writes it.
 *
 * @example currencySign({ code: 'NZ', currency: 'NZD' }) // '$'
 */
export const currencySign = (form: MoneyForm = standInCountry, language = 'en'): string =>
  moneyFormat(form, language, 0)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? form.currency;

function moneyFormat({ code, currency }: MoneyForm, language: string, digits: number) {
  const key = `${language} ${code} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf(language, code), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

/** A true minus, as the rest of the screen has. */
const minusSign = (text: string): string => text.replace('-', '−');
