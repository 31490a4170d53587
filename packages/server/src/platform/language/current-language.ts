/**
 * In whose language texts are said (`say`, `inLanguage`): that of the call that is answered, of whom a mail is for, of
 * whom a job works for. English where nobody has said otherwise.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { localeOf } from '@saltbush/domain/account/countries/locale';
import { setTexts, type LanguageTexts } from '@saltbush/domain/texts/say';
import { listLanguages, readTexts } from './read-texts';

/** BCP 47 tags; English is the first of them. */
export const languages: readonly string[] = listLanguages();

/** `undefined` is the language of the process: a server in which everybody reads English never begins to store it. */
const stored = new AsyncLocalStorage<string>();
let languageOfProcess = 'en';

/** @returns one of `languages` */
export const currentLanguage = (): string => stored.getStore() ?? languageOfProcess;

/**
 * Does work in a language, with all that it awaits.
 *
 * @param language a BCP 47 tag; one that is not known, as `null`, is English
 * @example const mail = withLanguage('de', () => verificationEmail(person, url));
 */
export function withLanguage<Result>(
  language: string | null | undefined,
  work: () => Result,
): Result {
  const known = knownLanguage(language) ?? 'en';
  return known === currentLanguage() ? work() : stored.run(known, work);
}

/** For a process that does one task at a time, each for somebody else. */
export function setLanguageOfProcess(language: string): void {
  languageOfProcess = knownLanguage(language) ?? 'en';
}

/** Once for each process. Files are read when something is first said in their language. */
export function speakLanguages(): void {
  setTexts(() => textsOf(currentLanguage()));
}

const read = new Map<string, LanguageTexts>();

function textsOf(language: string): LanguageTexts {
  const known = read.get(language) ?? readTexts(language);
  read.set(language, known);
  return known;
}

/**
 * The language that has texts for whoever reads this one, as RFC 4647 looks it up.
 *
 * @example knownLanguage('de-AT') // 'de'
 */
export function knownLanguage(tag: string | null | undefined): string | undefined {
  let rest = tag?.toLowerCase() ?? '';
  while (rest !== '') {
    const found = languages.find((each) => each.toLowerCase() === rest);
    if (found !== undefined) return found;
    rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')));
  }
  return undefined;
}

/** What `Intl` writes dates, numbers and lists by, where no country is known. */
export const currentLocale = (): string => localeOf(currentLanguage());
