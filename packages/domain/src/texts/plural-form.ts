/** Picks among the forms that a text has for numbers or words. */

/** Put in by the build of the web app, one for each language; elsewhere nothing puts it in. */
declare const appLanguage: string | undefined;

let rules: Intl.PluralRules | undefined;

/**
 * The form for a number, by the rules of the language: CLDR's names, or the number itself.
 *
 * @example pluralForm(1, { one: '1 egg', other: '3 eggs' }) // '1 egg'
 * @example pluralForm(0, { 0: 'no eggs', other: '0 eggs' }) // 'no eggs'
 * @public Called by what the web app's build writes.
 */
export function pluralForm<T>(
  number: number,
  forms: Record<string, T>,
  language = typeof appLanguage === 'string' ? appLanguage : 'en',
): T {
  if (rules?.resolvedOptions().locale !== language) rules = new Intl.PluralRules(language);
  return forms[number] ?? forms[rules.select(number)] ?? forms['other']!;
}

/**
 * @example selectForm('fridge', { fridge: 'In the fridge', other: 'At home' }) // 'In the fridge'
 * @public Called by what the web app's build writes.
 */
export const selectForm = <T>(word: string, forms: Record<string, T>): T =>
  forms[word] ?? forms['other']!;
