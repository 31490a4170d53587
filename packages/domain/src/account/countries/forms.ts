/** What words do not say, in the language of whoever reads it: dates, lists and numbers. */
import { readersLocale } from './locale';

/** Asked each time something is written. */
type Locale = () => string;

/**
 * Dates in the language of whoever reads them, with the forms of their country (decision 0159) unless another locale is
 * given. A form is made when a locale first needs it.
 *
 * @returns the text of a moment, or of a time that `Date.parse` gives
 * @example const dayForm = dateForm({ timeZone: 'UTC', day: 'numeric', month: 'long' })
 * dayForm(Date.parse('2026-11-23')) // '23 November'
 */
export function dateForm(
  options: Intl.DateTimeFormatOptions,
  locale: Locale = readersLocale,
): (at: number | Date) => string {
  const formIn = forms((used) => new Intl.DateTimeFormat(used, options), locale);
  return (at) => formIn().format(at);
}

/**
 * Two dates that the parts of the form differ in, in one: what is common to both is said once.
 *
 * @example const daysForm = dateRangeForm({ timeZone: 'UTC', day: 'numeric', month: 'long' })
 * daysForm(Date.parse('2026-11-23'), Date.parse('2026-11-29')) // '23 – 29 November'
 */
export function dateRangeForm(
  options: Intl.DateTimeFormatOptions,
): (from: number | Date, to: number | Date) => string {
  const formIn = forms((used) => new Intl.DateTimeFormat(used, options));
  // Versions and countries differ in the spaces.
  return (from, to) =>
    formIn()
      .formatRange(from, to)
      .replace(/\s*–\s*/, ' – ');
}

/** @example const tenths = numberForm({ maximumFractionDigits: 1 }); tenths(2.25) // '2.3' */
export function numberForm(options?: Intl.NumberFormatOptions): (number: number) => string {
  const formIn = forms((used) => new Intl.NumberFormat(used, options));
  return (number) => formIn().format(number);
}

/** @example listForm({ type: 'conjunction' })(['Ann', 'Ben']) // 'Ann and Ben' */
export function listForm(options: Intl.ListFormatOptions): (names: Iterable<string>) => string {
  const formIn = forms((used) => new Intl.ListFormat(used, options));
  return (names) => formIn().format(names);
}

/** @example listed(['milk', 'eggs', 'bread']) // 'milk, eggs and bread' */
export const listed: (names: Iterable<string>) => string = /*#__PURE__*/ listForm({
  type: 'conjunction',
});

/** One for each locale, made once. */
function forms<Form>(make: (locale: string) => Form, locale: Locale = readersLocale): () => Form {
  const made = new Map<string, Form>();
  return () => {
    const used = locale();
    const form = made.get(used) ?? make(used);
    made.set(used, form);
    return form;
  };
}
