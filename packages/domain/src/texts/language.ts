/** The language that texts are in. Dates, lists and numbers are written by `account/countries/forms.ts`. */

/** Put in by the build of the web app, one for each language; elsewhere nothing puts it in. */
declare const appLanguage: string | undefined;

let current = (): string => 'en';

/** @param asked each time something is written; `setTexts` says it (`say.ts`) */
export const setLanguage = (asked: () => string): void => {
  current = asked;
};

/** A BCP 47 tag. @example language() // 'de' */
export const language = (): string => (typeof appLanguage === 'string' ? appLanguage : current());
