/**
 * What texts in other languages say of small jobs, in the English words that the rules know: "tiefgekühlte Garnelen" are
 * "frozen Garnelen". Names of foods stay as they are. A further language is one more table.
 */
import { findListedFood, isForeignNameOf } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';

/** @example inJobPhrases('Bohnen, über Nacht eingeweicht') // 'beans, overnight soaked' */
export const inJobPhrases = (text: string): string =>
  phrases.reduce((said, [pattern, english]) => said.replace(pattern, english), text);

/**
 * A name with the English one of its food behind it, where it is of another language.
 *
 * @example withEnglishName('Blätterteig', 'metric') // 'Blätterteig, puff pastry'
 */
export function withEnglishName(name: string, measures: Measures): string {
  const food = findListedFood(name, measures);
  return food && isForeignNameOf(name, food) ? `${name}, ${food.name.toLowerCase()}` : name;
}

/** English; the first of a text. */
export const frozenWord = /\b(?:frozen|thawed|defrosted)\b,?/i;

/** @example withoutFrozen('TK-Garnelen') // 'Garnelen' */
export const withoutFrozen = (name: string): string =>
  frozenInGerman
    .reduce((said, [pattern]) => said.replace(pattern, ' '), name)
    .replace(frozenWord, ' ')
    .trim();

type Phrases = readonly (readonly [RegExp, string])[];

/** Whole words, with the endings of adjectives. */
const adjective = (stems: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${stems})(?:e[mnrs]?)?(?!\\p{L})`, 'giu');
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const frozenInGerman: Phrases = [
  [/(?<!\p{L})(?:tiefkühl|gefrier|tk-)(?:[- ]|(?=\p{L}))/giu, 'frozen '],
  [adjective('tiefgekühlt|tiefgefroren|gefroren|tiefkühl|tk'), 'frozen'],
  [adjective('aufgetaut|angetaut'), 'thawed'],
];

const german: Phrases = [
  // What the cook may do, and how long something keeps.
  [
    whole(
      'kann|können|könnte|könnt|darf|dürfen|evtl|eventuell|ggf|gegebenenfalls|bei bedarf|nach belieben|nach wunsch|wer mag|wer möchte|wer will|falls|sofern|wenn (?:möglich|gewünscht|die zeit|genug zeit|noch zeit|man|ihr|du|sie)|am besten|idealerweise|bestenfalls|möglichst|gerne?|optional|alternativ|tipps?|hinweis',
    ),
    'optional',
  ],
  [
    whole(
      'hält|halten|haltbar|aufbewahren|aufbewahrung|aufbewahrt|aufheben|lagern|lagerung|vorbereiten|reste|übrig(?:e[rsn]?)?|luftdicht',
    ),
    'store',
  ],
  [whole('bis zu|maximal|max|höchstens|längstens'), 'up to'],
  [whole('oder'), 'or'],
  // Times.
  [
    whole(
      '(?:schon |bereits )?(?:am (?:vortag|vorabend|abend (?:vorher|zuvor|davor)|tag (?:vorher|zuvor|davor))|(?:einen|1) tag (?:vorher|zuvor))',
    ),
    'overnight',
  ],
  // Frozen and thawed.
  [
    whole(
      '(?:noch |im )?gefroren(?:en zustand)?(?= (?:da)?zu(?:geben|fügen))|noch gefroren|im gefrorenen zustand|unaufgetaut(?:e[nrs]?)?|ohne (?:sie |es |ihn )?aufzutauen|nicht (?:vorher )?auf(?:zu)?tauen|nicht aufgetaut',
    ),
    'from frozen',
  ],
  ...frozenInGerman,
  [whole('auftauen(?: lassen)?|antauen(?: lassen)?'), 'thaw'],
  [adjective('frisch'), 'fresh'],
  // Kept and cooked.
  [adjective('getrocknet|trocken'), 'dried'],
  [adjective('gekocht|gegart|vorgegart|vorgekocht'), 'cooked'],
  [adjective('geräuchert|räucher'), 'smoked'],
  [adjective('geschmolzen|zerlassen'), 'melted'],
  [adjective('abgekühlt'), 'cooled'],
  [adjective('abgetropft'), 'drained'],
  [whole('dosen?|büchsen?|konserven?'), 'tin'],
  [whole('glas|gläser|gläsern'), 'jar'],
  [whole('grüne[rn]? bohnen|prinzessbohnen|fisolen|buschbohnen'), 'green beans'],
  [whole('bohnen(?:kerne)?'), 'beans'],
  // Taken out of the fridge.
  [adjective('zimmerwarm|raumwarm'), 'at room temperature'],
  [whole('(?:bei|auf|mit|in)? ?(?:zimmer|raum)temperatur'), ' at room temperature'],
  // What takes hours.
  [adjective('eingeweicht|vorgequollen'), 'soaked'],
  [whole('nicht (?:vorher )?ein(?:zu)?weichen|ohne einweichen|kein einweichen'), 'no need to soak'],
  [whole('einweichen|einzuweichen|quellen|einlegen in wasser'), 'soak'],
  [adjective('mariniert|eingelegt|gebeizt'), 'marinated'],
  [whole('marinieren|beizen|durchziehen|(?:in der marinade|darin) ziehen'), 'marinate'],
  [
    whole(
      '(?:ab)?kühlen|kühl ?stellen|kalt ?stellen|kühl ?gestellt|kalt ?gestellt|in den kühlschrank(?: stellen| geben| legen)?|im kühlschrank (?:lassen|ruhen|durchkühlen)|kühlen lassen',
    ),
    'chill',
  ],
  [whole('ins gefrierfach|in den tiefkühler|einfrieren|gefrieren|tiefkühlen'), 'freeze'],
  [whole('fest werden|erstarren|stocken'), 'set'],
  [whole('ziehen'), 'infuse'],
  [whole('stehen'), 'stand'],
  [whole('abtropfen'), 'drain'],
  [whole('fermentieren|gären'), 'ferment'],
];

const phrases: Phrases = [...german];
