/**
 * The language in which a recipe is written, for a voice that reads it: English, German, French, Spanish or Italian, by
 * the words that are frequent in each.
 */
export type ReadingLanguage = 'en' | 'de' | 'fr' | 'es' | 'it';

/**
 * @param unsure where nothing says more: the language of the reader
 * @example textLanguage('Die Zwiebel schneiden und mit der Butter braten.') // 'de'
 */
export function textLanguage(text: string, unsure: ReadingLanguage = 'en'): ReadingLanguage {
  const words =
    text
      .slice(0, longestText)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = languages.map(([language, small]) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first!.count > second!.count ? first!.language : unsure;
}

/** That of the app; English where no voice is looked for. @example readingLanguage('de-AT') // 'de' */
export const readingLanguage = (tag: string): ReadingLanguage =>
  languages.map(([language]) => language).find((language) => tag.startsWith(language)) ?? 'en';

/** In characters: more says no more. */
const longestText = 5_000;

const languages: readonly (readonly [ReadingLanguage, ReadonlySet<string>])[] = [
  [
    'en',
    wordSet(
      'the and with for until in to of a an over it into then from on minutes',
      'add stir bake cook mix serve chop season heat',
    ),
  ],
  [
    'de',
    wordSet(
      'der die das und mit für bis den dem ein eine im zu von auf minuten lassen',
      'einen einer zum zur nach bei dann oder sowie nicht stunden kurz alles alle',
      'geben zugeben schneiden hacken rühren verrühren kochen backen braten würzen servieren schälen',
    ),
  ],
  [
    'fr',
    new Set('le la les et avec pour dans du des une un au à jusqu puis pendant en'.split(' ')),
  ],
  [
    'es',
    new Set('el la los las y con para hasta en de una un del al durante minutos que'.split(' ')),
  ],
  ['it', new Set('il lo la gli le e con per fino in di una un del al nella minuti che'.split(' '))],
];

function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** What of a voice of the browser its choice depends on. */
export interface Voice {
  /** "en-AU", on some phones "en_AU". */
  readonly lang: string;
  readonly localService: boolean;
}

/**
 * The voice for a language: an Australian one before others in English, one of the device before one of the network.
 *
 * @returns undefined when there is none of the language
 * @example chooseVoice([{ lang: 'en-US', localService: true }, { lang: 'en-AU', localService: true }], 'en')?.lang // 'en-AU'
 */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: ReadingLanguage,
): V | undefined {
  const rank = ({ lang, localService }: Voice) =>
    (localService ? 0 : 2) + (language !== 'en' || /^en[-_]au$/i.test(lang) ? 0 : 1);
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => rank(a) - rank(b))[0];
}
