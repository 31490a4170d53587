/** Written by `npm run languages` from the folders of `languages/`: it is not edited. */
import { words as wordsOfDe } from '../../../../languages/de/words';
import { foods as foodsOfDe } from '../../../../languages/de/foods';
import { furtherFoods as furtherFoodsOfDe } from '../../../../languages/de/further-foods';
import type { NamesOfLanguage } from './readers-language';

/** By BCP 47 tag. A server has those of all languages, the web app those of its build. */
export const namesByLanguage: Readonly<Record<string, NamesOfLanguage>> = {
  de: { words: wordsOfDe, foods: foodsOfDe },
};

/** Names of foods as they are shown, which are read too. */
export const foodsByLanguage: Readonly<Record<string, string>> = { de: foodsOfDe };

/** Names of foods that are only read. */
export const furtherFoodsByLanguage: Readonly<Record<string, string>> = { de: furtherFoodsOfDe };
