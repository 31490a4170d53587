/**
 * Texts outside the web app's pages, in the language of whoever reads them (docs/translating.md). The web app's build puts
 * each into the scripts; the server asks, each time one is made, who reads it.
 */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { setLanguage } from './language';
import { pluralForm, selectForm } from './plural-form';

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of a language. */
export interface LanguageTexts {
  /** A BCP 47 tag. */
  readonly language: string;
  /**
   * @param message in English, in the syntax of ICU
   * @returns what it is in the language, in pieces; undefined where that is not known
   */
  readonly textOf: (message: string) => CompiledMessage | undefined;
}

const english: LanguageTexts = { language: 'en', textOf: () => undefined };

let currentTexts: () => LanguageTexts = () => english;

/**
 * Says, once for the process, whose language it is at any time. Until then it is English.
 *
 * @param current is asked each time a text is made
 */
export function setTexts(current: () => LanguageTexts): void {
  currentTexts = current;
  setLanguage(() => current().language);
}

/**
 * A text, written in place: a whole sentence, since other languages order its pieces otherwise.
 *
 * What is said while a file loads is English on the server, which looks it up when it sends it (`inLanguage`).
 *
 * @param message in English, in the syntax of ICU; never a variable, since translators have to find it
 * @param values what stands in its places
 * @example say('{count, plural, one {# egg} other {# eggs}} in {place}', { count: 2, place }) // '2 eggs in the fridge'
 */
export function say(message: string, values: TextValues = {}): string {
  const { language, textOf } = currentTexts();
  return written(textOf(message) ?? inEnglish(message), values, language);
}

/**
 * A text that was said in English, in the language of whoever reads it now: of a constant, of another computer.
 *
 * @returns the text itself where it is none of ours or has places for values
 * @example inLanguage('Not signed in') // 'Nicht angemeldet'
 */
export function inLanguage(text: string): string {
  const { language, textOf } = currentTexts();
  const known = language === 'en' ? undefined : textOf(text);
  return known?.every((part) => typeof part === 'string') ? known.join('') : text;
}

/** Compiled once: a list makes a text for each of its lines. */
const compiled = new Map<string, CompiledMessage>();

function inEnglish(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compileMessageOrThrow(message);
  compiled.set(message, known);
  return known;
}

/** @param number what `#` stands for, inside the forms for a number */
function written(
  text: CompiledMessage,
  values: TextValues,
  language: string,
  number: string | number = '',
): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part === '#' ? number : part;
      const [name, kind, forms] = part as [string, string?, Record<string, CompiledMessage>?];
      const value = values[name] ?? '';
      if (!forms) return value;
      return kind === 'plural'
        ? written(pluralForm(Number(value), forms, language), values, language, value)
        : written(selectForm(String(value), forms), values, language, number);
    })
    .join('');
}
