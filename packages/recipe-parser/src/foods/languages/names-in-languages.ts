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
    const written = isEnglishWord ? name.slice(1) : name;
    const [one, several] = nameForms(written);
    const all = [
      one,
      ...(several === undefined ? pluralsOf(one, language) : furtherForms(written, several)),
    ];
    return all.map((form): [string, boolean] => [form, isEnglishWord]);
  });
}

/** "Appels" and "appelen" of "appel(,s,en)", which `nameForms` has the first two forms of. */
function furtherForms(written: string, several: string): string[] {
  const [, stem = '', endings = '', rest = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(written) ?? [];
  const others = endings.split(',').slice(2);
  return [several, ...others.map((ending) => `${stem}${ending}${rest}`)];
}

/**
 * In two languages the plural is made here; the other tables have theirs. Of the first word ("pommes de terre", "limones"), and
 * of all if none joins them: "oignons verts".
 */
function pluralsOf(name: string, language: string): string[] {
  if (language !== 'fr' && language !== 'es') return [];
  const [first = '', ...rest] = name.split(' ');
  const plural = pluralWord(first, language);
  const ofFirst = plural === first ? [] : [[plural, ...rest].join(' ')];
  if (rest.length === 0 || rest.length > mostAdjectives || rest.some((word) => joins.test(word)))
    return ofFirst;
  const ofAll = [plural, ...rest.map((word) => pluralWord(word, language))].join(' ');
  return ofAll === name ? ofFirst : [...ofFirst, ofAll];
}

function pluralWord(word: string, language: string): string {
  if (/[sxz]$/.test(word)) return word;
  return `${word}${language === 'es' && !/[aeiouáéíóú]$/.test(word) ? 'es' : 's'}`;
}

const mostAdjectives = 2;
/** What follows such a word describes nothing: "pomme de terre", "crème à fouetter". */
const joins =
  /^(?:d['’].*|l['’].*|de|du|des|del|à|au|aux|a|al|en|et|y|e|con|avec|sans|sin|para|pour|la|le)$/;
