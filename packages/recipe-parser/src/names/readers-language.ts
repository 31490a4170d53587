/**
 * In whose language foods, units, packs and aisles are named: in the web app that of its build, on a server that of the
 * call. English where nobody says so. What is stored has English names or ids, whoever stores it.
 */
import { words as wordsInScripts } from './words-in-scripts';
import type { WordsOfLanguage } from './words-of-language';

export interface NamesOfLanguage {
  readonly words: WordsOfLanguage;
  /** A row for each food, as `languages/de/foods.ts` has them. */
  readonly foods: string;
}

/** Put in by the build of the web app; elsewhere nothing puts it in. */
declare const appLanguage: string | undefined;

/** Whether it is always English: then the build drops what follows. */
export const isEnglishOnly = typeof appLanguage === 'string' && appLanguage === 'en';

let current: () => NamesOfLanguage | undefined = () => undefined;

/**
 * Says, once for the process, in whose language things are named at any time.
 *
 * @param names is asked each time something is named; undefined for English
 */
export function setNames(names: () => NamesOfLanguage | undefined): void {
  current = names;
}

/** What a server has for the reader; undefined for English, and in the web app, whose build has it in the scripts. */
export const namesOfCall = (): NamesOfLanguage | undefined => current();

/** The words of the reader's language; undefined for English. */
export const wordsNow = (): WordsOfLanguage | undefined =>
  typeof appLanguage === 'string' ? wordsInScripts : current()?.words;
