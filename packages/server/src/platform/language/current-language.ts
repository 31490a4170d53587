/**
 * In whose language texts are said (`say`, `inLanguage`): that of the call that is answered, of who gets a mail, of
 * who began a job. English where nobody has said otherwise.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setNames } from '@saltbush/recipe-parser/names';
import { namesByLanguage } from '@saltbush/recipe-parser/names/all-languages';
import { setTexts, type LanguageTexts } from '@saltbush/domain/texts/say';
import { findLanguage, standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import { readTexts } from './read-texts';

/** `undefined` is the language of the process: a server in which everybody reads English never begins to store it. */
const stored = new AsyncLocalStorage<Language>();
let languageOfProcess: Language = standInLanguage;

export const currentLanguage = (): Language => stored.getStore() ?? languageOfProcess;

/**
 * Does work in a language, with all that it awaits.
 *
 * @param language a BCP 47 tag; one that is none of ours, as `null`, is English
 * @example const mail = withLanguage('de', () => verificationEmail(person, url));
 */
export function withLanguage<Result>(
  language: string | null | undefined,
  work: () => Result,
): Result {
  const known = findLanguage(language) ?? standInLanguage;
  return known === currentLanguage() ? work() : stored.run(known, work);
}

/**
 * The same items, each made in the language of now: a slow reader asks for the next ones from events of its connection, which
 * have no language.
 */
export function inThisLanguage<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  const language = currentLanguage();
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = items[Symbol.asyncIterator]();
      return {
        next: () => withLanguage(language, () => iterator.next()),
        return: async (value: unknown) =>
          (await iterator.return?.(value)) ?? { done: true, value: undefined },
      };
    },
  };
}

/** For a process that does one task at a time, each for somebody else. */
export function setLanguageOfProcess(language: string): void {
  languageOfProcess = findLanguage(language) ?? standInLanguage;
}

/** Once for each process. Files are read when something is first said in their language. */
export function speakLanguages(): void {
  setTexts(() => textsOf(currentLanguage()));
  setNames(() => namesByLanguage[currentLanguage()]);
}

const read = new Map<Language, LanguageTexts>();

function textsOf(language: Language): LanguageTexts {
  const known = read.get(language) ?? readTexts(language);
  read.set(language, known);
  return known;
}
