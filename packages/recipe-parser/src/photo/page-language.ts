/**
 * The language of a page, from the short words that every sentence has. English recognition reads them in
 * other languages, too: they have no accents.
 */
import type { PhotoWord } from './photo-page';

/** Languages besides English for which recognition may have data. */
export type PageLanguage = 'de' | 'fr' | 'es' | 'it';

const wordsOf: Record<PageLanguage | 'en', ReadonlySet<string>> = {
  en: new Set(
    'the and with for until of to in a into then add over cook serve heat minutes cup from it'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und der die das den dem mit in im ein eine einen zu auf für nach dann bei minuten lassen geben schneiden zutaten zubereitung'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les et de du des un une au aux avec dans pendant puis sur pour ajoutez mélangez faites minutes'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las y de del un una con en por para hasta durante añade cucharadas minutos ingredientes preparación'.split(
      ' ',
    ),
  ),
  it: new Set(
    'il lo la gli le e di del della un una con per in nel fino cucchiai minuti ingredienti preparazione aggiungi unisci'.split(
      ' ',
    ),
  ),
};

/** Fewer words of a language may be names in an English recipe. */
const fewestWords = 6;
const leastLead = 1.5;

/**
 * @returns nothing for English, and for what is not recognised
 * @example languageOfPage([]) // undefined
 */
export function languageOfPage(
  words: readonly Pick<PhotoWord, 'text' | 'confidence'>[],
): PageLanguage | undefined {
  const read = words
    .filter(({ confidence }) => confidence >= 50)
    .map(({ text }) => text.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const counted = (Object.keys(wordsOf) as (PageLanguage | 'en')[])
    .map((language) => ({
      language,
      count: read.filter((word) => wordsOf[language].has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  const [best, second] = counted;
  if (best === undefined || second === undefined || best.language === 'en') return undefined;
  return best.count >= fewestWords && best.count >= second.count * leastLead
    ? best.language
    : undefined;
}
