/**
 * Languages that nobody speaks, for journeys: every text 40 % longer, with accents, between brackets; and every text from
 * right to left. What stays plain English on a page was written outside the catalogues.
 */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { isolates, isolateValues } from './isolated-values.ts';
import type { Texts } from './texts.ts';

export const pseudoTexts: ReadonlyMap<string, (message: string) => CompiledMessage> = new Map([
  ['en-XA', (message) => ['[', ...compileMessageOrThrow(message, betweenTags(longer)), ']']],
  ['ar-XB', (message) => isolateValues(compileMessageOrThrow(message, betweenTags(rightToLeft)))],
]);

/**
 * One build for both, since a second takes as long again: each text stands in it in one language and in the other, between
 * characters that no text has. Who serves the build leaves one of them (`e2e/setup/pseudo-languages/pseudo-app.ts`).
 */
const either = (one: string, other: string): string => `\uF000${one}\uF001${other}\uF002`;

export const eitherPseudoText: Texts = {
  language: either('en-XA', 'ar-XB'),
  textOf: (_id, message) => [
    either('[', ''),
    ...isolateValues(
      compileMessageOrThrow(
        message,
        betweenTags((words) => either(longer(words), rightToLeft(words))),
      ),
      [either('', isolates[0]), either('', isolates[1])],
    ),
    either(']', ''),
  ],
};

/** Leaves `<0>` and `</0>`, and the spaces at both ends, as they are. */
const betweenTags = (change: (words: string) => string) => (text: string) =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/\S(?:.*\S)?/s, change) : part))
    .join('');

const latin = 'acdegilnorsuzACDEGILNORSUZ';
const accented = 'áçđéğîļñöŕšüžÁÇĐÉĞÎĻÑÖŔŠÜŽ';

/** @example longer('Save the recipe') // 'Šávé thé ŕéçîpé ópus op' */
function longer(words: string): string {
  const letters = Math.ceil(words.length * 0.4);
  const filling = 'opus '.repeat(Math.ceil(letters / 5)).slice(0, letters);
  const withAccents = words.replace(
    /[a-z]/gi,
    (letter) => accented[latin.indexOf(letter)] ?? letter,
  );
  return `${withAccents} ${filling.trimEnd()}`;
}

/** By the alphabet; only the direction counts. */
const hebrew = 'אבגדהוזחטיכלמנסעפצקרשתאבגד';

const rightToLeft = (words: string): string =>
  words.replace(/[a-z]/gi, (letter) => hebrew[letter.toLowerCase().charCodeAt(0) - 97]!);
