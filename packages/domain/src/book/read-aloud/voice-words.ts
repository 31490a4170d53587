/** What voices read wrong, in the words of each language that we know: a further language is one more entry. */
import type { ReadingLanguage } from './text-language';

export interface VoiceUnit {
  readonly one: string;
  readonly many: string;
  /** "Eine halbe Stunde", where a half has a form of its own. */
  readonly half?: string;
}

export interface VoiceWords {
  /** By their signs. */
  readonly fractions: Readonly<Record<string, string>>;
  /** A number with a fraction. @param whole "2" @param fraction "½" */
  readonly mixed: (whole: string, fraction: string) => string;
  /** Between the two ends of a range. */
  readonly to: string;
  readonly celsius: string;
  readonly fahrenheit: string;
  /** Behind a number, in small letters and without a point. */
  readonly measures: Readonly<Record<string, VoiceUnit>>;
  readonly times: Readonly<Record<string, VoiceUnit>>;
  /** "2 Pck. Zucker" is one sentence. */
  readonly hasCapitalNouns: boolean;
  /** In the order in which they are looked for. */
  readonly abbreviations: readonly (readonly [RegExp, string])[];
}

const english = ((): VoiceWords => {
  const fractions: VoiceWords['fractions'] = {
    '½': 'a half',
    '⅓': 'a third',
    '⅔': 'two thirds',
    '¼': 'a quarter',
    '¾': 'three quarters',
    '⅛': 'an eighth',
  };
  const unit = (one: string): VoiceUnit => ({ one, many: `${one}s` });
  const [minute, hour, second] = [unit('minute'), unit('hour'), unit('second')];
  return {
    fractions,
    mixed: (whole, fraction) => `${whole} and ${fractions[fraction]}`,
    to: 'to',
    celsius: 'degrees',
    fahrenheit: 'degrees Fahrenheit',
    measures: {
      kg: unit('kilogram'),
      g: unit('gram'),
      mg: unit('milligram'),
      ml: unit('millilitre'),
      l: unit('litre'),
      tbsp: unit('tablespoon'),
      tsp: unit('teaspoon'),
      cm: unit('centimetre'),
      mm: unit('millimetre'),
    },
    times: { min: minute, mins: minute, hr: hour, hrs: hour, sec: second, secs: second },
    hasCapitalNouns: false,
    abbreviations: [],
  };
})();

const german = ((): VoiceWords => {
  const fractions: VoiceWords['fractions'] = {
    '½': 'ein halb',
    '⅓': 'ein drittel',
    '⅔': 'zwei drittel',
    '¼': 'ein viertel',
    '¾': 'drei viertel',
    '⅛': 'ein achtel',
  };
  const numbers = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
  const same = (one: string, half?: string): VoiceUnit => ({
    one,
    many: one,
    ...(half && { half }),
  });
  const minute = { one: 'Minute', many: 'Minuten', half: 'eine halbe Minute' };
  const hour = { one: 'Stunde', many: 'Stunden', half: 'eine halbe Stunde' };
  const second = { one: 'Sekunde', many: 'Sekunden', half: 'eine halbe Sekunde' };
  const spoon = (name: string) => same(name, `ein halber ${name}`);
  const sachet = same('Päckchen', 'ein halbes Päckchen');
  const pinch = { one: 'Prise', many: 'Prisen', half: 'eine halbe Prise' };
  return {
    fractions,
    mixed: (whole, fraction) => {
      const part = fractions[fraction]!;
      const number = numbers[Number(whole)];
      return number === undefined ? `${whole} und ${part}` : number + part.replace(' ', '');
    },
    to: 'bis',
    celsius: 'Grad',
    fahrenheit: 'Grad Fahrenheit',
    measures: {
      kg: same('Kilogramm', 'ein halbes Kilogramm'),
      dag: same('Dekagramm'),
      dkg: same('Dekagramm'),
      g: same('Gramm'),
      mg: same('Milligramm'),
      l: same('Liter', 'ein halber Liter'),
      dl: same('Deziliter', 'ein halber Deziliter'),
      cl: same('Zentiliter'),
      ml: same('Milliliter'),
      el: spoon('Esslöffel'),
      tl: spoon('Teelöffel'),
      kl: spoon('Kaffeelöffel'),
      cm: same('Zentimeter', 'ein halber Zentimeter'),
      mm: same('Millimeter'),
      pck: sachet,
      pkg: { one: 'Packung', many: 'Packungen', half: 'eine halbe Packung' },
      pkt: sachet,
      msp: { one: 'Messerspitze', many: 'Messerspitzen' },
      pr: pinch,
      bd: same('Bund', 'ein halber Bund'),
      stk: same('Stück', 'ein halbes Stück'),
    },
    times: {
      min: minute,
      mins: minute,
      std: hour,
      stdn: hour,
      h: hour,
      sek: second,
      sec: second,
    },
    hasCapitalNouns: true,
    abbreviations: [
      [/(?<!\p{L})EL(?!\p{L})/gu, 'Esslöffel'],
      [/(?<!\p{L})TL(?!\p{L})/gu, 'Teelöffel'],
      [/(?<!\p{L})TK-/gu, 'Tiefkühl-'],
      [/(?<!\p{L})ca\.?(?= )/giu, 'circa'],
      [/(?<!\p{L})z\. ?B\./giu, 'zum Beispiel'],
      [/(?<!\p{L})d\. ?h\./giu, 'das heißt'],
      [/(?<!\p{L})bzw\./giu, 'beziehungsweise'],
      [/(?<!\p{L})(?:evtl|ev)\./giu, 'eventuell'],
      [/(?<!\p{L})ggfs?\./giu, 'gegebenenfalls'],
      [/(?<!\p{L})mind\./giu, 'mindestens'],
      [/(?<!\p{L})max\./giu, 'maximal'],
      [/(?<!\p{L})inkl\./giu, 'inklusive'],
      [/(?<!\p{L})gestr\./giu, 'gestrichene'],
      [/(?<!\p{L})geh\./giu, 'gehäufte'],
      [/(?<!\p{L})u\. (?=\p{L})/gu, 'und '],
      [/(?<!\p{L})Ober- ?\/ ?Unterhitze/giu, 'Ober- und Unterhitze'],
    ],
  };
})();

/** Texts in other languages are read as they are written. */
export const voiceWords: Readonly<Partial<Record<ReadingLanguage, VoiceWords>>> = {
  en: english,
  de: german,
};
