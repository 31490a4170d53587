/**
 * Every name of the nine languages, read once: those that lists show in the language (`names/`), and further ones.
 */
import { foods as shownGermanNames } from '../../names/de/foods';
import { nameForms } from '../../names/name-forms';
import { findNamedFood } from '../food-index';
import { slug } from '../food-words';
import { dutchNames } from './dutch';
import { moreNames } from './foods-in-five-languages';
import { northernNames } from './foods-in-northern-languages-and-portuguese';
import { frenchNames } from './french';
import { germanNames } from './german';
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
  names ??= namesInLanguages({
    de: namesBesideEnglish(shownGermanNames) + germanNames.trim() + moreNames('de'),
    fr: frenchNames.trim() + moreNames('fr'),
    es: spanishNames.trim() + moreNames('es'),
    it: italianNames.trim() + moreNames('it'),
    nl: dutchNames.trim() + moreNames('nl'),
    pt: northernNames('pt'),
    pl: northernNames('pl'),
    sv: northernNames('sv'),
    da: northernNames('da'),
  });
  const name = words.length > longestName ? undefined : names.get(words.join(' '));
  return name && (isAmongOthers || !name.isEnglishWord) ? name.id : undefined;
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
