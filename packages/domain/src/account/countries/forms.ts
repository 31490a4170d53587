/** What words do not say, in the language of whoever reads it: dates, lists and numbers. */
import { readersLocale } from './locale';

/**
 * Dates in the language of whoever reads them, in the forms of one country everywhere (decision 0159). A form is made when a
 * language first needs it.
 *
 * @returns the text of a moment, or of a time that `Date.parse` gives
 * @example const dayForm = dateForm({ timeZone: 'UTC', day: 'numeric', month: 'long' })
 * dayForm(Date.parse('2026-11-23')) // '23 November'
 */
export function dateForm(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const formIn = forms((locale) => new Intl.DateTimeFormat(locale, options));
  return (at) => formIn().format(at);
}

/** @example const tenths = numberForm({ maximumFractionDigits: 1 }); tenths(2.25) // '2.3' */
export function numberForm(options?: Intl.NumberFormatOptions): (number: number) => string {
  const formIn = forms((locale) => new Intl.NumberFormat(locale, options));
  return (number) => formIn().format(number);
}

const listForm = /*#__PURE__*/ forms(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);

/** @example listed(['milk', 'eggs', 'bread']) // 'milk, eggs and bread' */
export const listed = (names: readonly string[]): string => listForm().format(names);

/** One for each language, made once. */
function forms<Form>(make: (locale: string) => Form): () => Form {
  const made = new Map<string, Form>();
  return () => {
    const locale = readersLocale();
    const form = made.get(locale) ?? make(locale);
    made.set(locale, form);
    return form;
  };
}
