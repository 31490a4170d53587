/** Reads the tables of names: "onion: zwiebel(n), gemüsezwiebel(n)". */
import { nameForms } from '../../names/name-forms';
import { foodWords, slug } from '../food-words';

export interface ForeignName {
  readonly id: string;
  /** Whether it is an English word too. */
  readonly isEnglishWord: boolean;
}

/**
 * Every name in the spelling of `foodWords`; without those of which languages disagree.
 *
 * @example namesInLanguages({ … }).get('zwiebeln') // { id: 'onion', isEnglishWord: false }
 */
export function namesInLanguages(
  tables: Readonly<Record<string, string>>,
): ReadonlyMap<string, ForeignName> {
  const names = new Map<string, ForeignName>();
  const disputed = new Set<string>();
  for (const [language, table] of Object.entries(tables)) {
    for (const line of table.trim().split('\n')) {
      const [food = '', typed = ''] = line.split(': ');
      for (const [form, isEnglishWord] of formsOf(typed, language)) {
        const key = foodWords(form).join(' ');
        const known = names.get(key);
        if (known && known.id !== slug(food)) disputed.add(key);
        names.set(key, {
          id: slug(food),
          isEnglishWord: isEnglishWord || known?.isEnglishWord === true,
        });
      }
    }
  }
  for (const name of disputed) names.delete(name);
  return names;
}

function formsOf(typed: string, language: string): [form: string, isEnglishWord: boolean][] {
  return typed.split(/, (?![^()]*\))/).flatMap((name) => {
    const isEnglishWord = name.startsWith('?');
    const [one, several] = nameForms(isEnglishWord ? name.slice(1) : name);
    const all = [one, ...(several === undefined ? pluralsOf(one, language) : [several])];
    return all.map((form): [string, boolean] => [form, isEnglishWord]);
  });
}

/** In two languages the plural is made here; the other tables have theirs. With the first word: "pommes de terre", "limones". */
function pluralsOf(name: string, language: string): string[] {
  if (language !== 'fr' && language !== 'es') return [];
  const [first = '', ...rest] = name.split(' ');
  if (/[sxz]$/.test(first)) return [];
  const ending = language === 'es' && !/[aeiouáéíóú]$/.test(first) ? 'es' : 's';
  return [[`${first}${ending}`, ...rest].join(' ')];
}
