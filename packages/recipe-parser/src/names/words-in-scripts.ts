/** The web app's build puts in the words of its language (`packages/web/build/texts/inline-names.ts`); English has none. */
import type { WordsOfLanguage } from './words-of-language';

export const words: WordsOfLanguage | undefined = undefined;
