/** The names of each language beside English. A server has all of them, the web app those of its build. */
import { foods } from './de/foods';
import { words } from './de/words';
import type { NamesOfLanguage } from './readers-language';

/** By BCP 47 tag. */
export const namesByLanguage: Readonly<Record<string, NamesOfLanguage>> = {
  de: { words, foods },
};
