/**
 * Every name in other languages than English, read once: in those that the app speaks, names that lists show and further ones
 * (`languages/`); and those of languages that are only read.
 */
import { foodsByLanguage, furtherFoodsByLanguage } from '../../names/all-languages';
import { nameForms } from '../../names/name-forms';
import { findNamedFood } from '../food-index';
import { slug } from '../food-words';
import { dutchNames } from './dutch';
import { moreNames } from './foods-in-four-languages';
import { northernNames } from './foods-in-northern-languages-and-portuguese';
import { frenchNames } from './french';
import { italianNames } from './italian';
import { namesInLanguages } from './names-in-languages';
import { spanishNames } from './spanish';

/**
 * The id of the food that has exactly this name.
 *
 * @param words in the spelling of `foodWords`
 * @param isAmongOthers whether other words of the language are beside it, so that it may be an English word too
 * @example findForeignName(['zwiebeln']) // 'onion'
 */
export function findForeignName(
  words: readonly string[],
  isAmongOthers = false,
): string | undefined {
  names ??= namesInLanguages(allTables());
  const name = words.length > longestName ? undefined : names.get(words.join(' '));
  return name && (isAmongOthers || !name.isEnglishWord) ? name.id : undefined;
}

/** By language: a language that the app speaks may be one of those that were only read before. */
function allTables(): Record<string, string> {
  const tables: Record<string, string> = {
    fr: frenchNames.trim() + moreNames('fr'),
    es: spanishNames.trim() + moreNames('es'),
    it: italianNames.trim() + moreNames('it'),
    nl: dutchNames.trim() + moreNames('nl'),
    pt: northernNames('pt'),
    pl: northernNames('pl'),
    sv: northernNames('sv'),
    da: northernNames('da'),
  };
  const add = (language: string, table: string) => {
    tables[language] = `${table.trim()}\n${tables[language] ?? ''}`.trim();
  };
  for (const [language, table] of Object.entries(furtherFoodsByLanguage)) add(language, table);
  for (const [language, table] of Object.entries(foodsByLanguage)) {
    add(language, namesBesideEnglish(table));
  }
  return tables;
}

/** Without those that the English table has already: more names would make words of other languages doubtful. */
function namesBesideEnglish(shown: string): string {
  const rows = shown.split('\n').filter((row) => {
    const [food = '', name = ''] = row.split(': ');
    return nameForms(name).some((form) => form && findNamedFood(form)?.id !== slug(food));
  });
  return rows.map((row) => `${row}\n`).join('');
}

let names: ReturnType<typeof namesInLanguages> | undefined;

/** Words in the longest name. */
const longestName = 8;
