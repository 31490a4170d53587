/**
 * One look-up per word of a line: what it does, and which unit it names.
 *
 * - Letter case matters once: "T" is a tablespoon, "t" a teaspoon.
 * - A word with hyphens that is not listed is classified by its ends: "well-stirred" and "rough-chopped"
 *   are preparations, "sugar-free" and "centre-cut" descriptions, "thumb-sized" is a size.
 */
import { caseBit, smallA } from '../../../characters/characters';
import { findExactUnit } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';
import { describing, measureSize, prepared, wordClasses } from './word-classes';
import { unitsOfLines } from './units-of-lines';
import { keyOf, noKey, sharedKey } from './word-keys';

/** Bit beside those of word-classes: the word may open a unit of several words, "fl oz". */
export const startsUnitPhrase = 1 << 30;

interface LexiconEntry {
  /** Bits of word-classes, and `startsUnitPhrase`. */
  readonly classes: number;
  readonly unit: UnitId | undefined;
}

interface ListedWord extends LexiconEntry {
  readonly text: string;
}

export interface UnitPhrase {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly unit: UnitId;
}

/**
 * @param written as in the line
 * @example lookUpWord('Cups').unit // 'cup'
 */
export function lookUpWord(written: string): ListedWord {
  const text = written.toLowerCase();
  const unit = written.length === 1 ? findExactUnit(written) : undefined;
  if (unit !== undefined) return { text, classes: 0, unit };
  const listed = findListed(text, 0, text.length, keyOf(text));
  return listed ?? { text, classes: unlistedClasses(text), unit: abbreviatedUnit(text) };
}

/**
 * The listed word between two places of a line, so that no text is cut out for it.
 *
 * @param key of the word between them (word-keys.ts)
 */
export function findListed(
  line: string,
  start: number,
  end: number,
  key: number,
): ListedWord | undefined {
  for (let slot = slotOf(key); keys[slot] !== noKey; slot = (slot + 1) % slots) {
    const listed = keys[slot] === key ? words[slot] : undefined;
    if (listed === undefined) continue;
    if (key < sharedKey || isTextAt(line, start, end, listed.text)) return listed;
  }
  return undefined;
}

/** Multiplied, since the ends of words are alike: Knuth, The Art of Computer Programming, 6.4. */
function slotOf(key: number): number {
  return Math.imul(key, goldenRatio) >>> (32 - bitsOfSlot);
}

/** Whether the text has the word at a place, in small or capital letters. */
function isTextAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    const code = text.charCodeAt(start + at);
    const letter = word.charCodeAt(at);
    const isSame = code === letter || (letter >= smallA && (code | caseBit) === letter);
    if (!isSame) return false;
  }
  return true;
}

/** "ст.л", "c.à.s". */
function abbreviatedUnit(folded: string): UnitId | undefined {
  return folded.includes('.') ? unitsOfLines.get(folded.replaceAll('.', ' ')) : undefined;
}

/** What a word does that is not listed. */
function unlistedClasses(folded: string): number {
  const hyphen = folded.lastIndexOf('-');
  if (hyphen === -1) return 0;
  const last = folded.slice(hyphen + 1);
  const ofLast = findListed(last, 0, last.length, keyOf(last))?.classes ?? 0;
  if ((ofLast & prepared) !== 0 || folded.startsWith('well-')) return prepared;
  if (describingEndings.has(last)) return describing;
  return sizeEndings.has(last) ? measureSize : 0;
}

/** @example isTimes(tokensOf('2 x')[1]) // true */
export function isTimes(token: { readonly text: string } | undefined): boolean {
  return token?.text.length === 1 && (token.text === 'x' || token.text === '×');
}

/** Spellings of several words by their first word, the longest first: "fl oz", "c à s". */
export const unitPhrases: ReadonlyMap<string, readonly UnitPhrase[]> = buildUnitPhrases();

const bitsOfSlot = 13;
/** Several times the listed words, so that most words are found or missed at once. */
const slots = 1 << bitsOfSlot;
const goldenRatio = 0x9e3779b1;
const keys = new Int32Array(slots);
const words = Array.from({ length: slots }, (): ListedWord | undefined => undefined);
fillTable();

const describingEndings: ReadonlySet<string> = new Set(
  'free fat style cut less flavored flavoured quality range sodium salt on in bred fed'.split(' '),
);
const sizeEndings: ReadonlySet<string> = new Set(['size', 'sized', 'length', 'thick']);

/** An open table: a word that finds its slot taken is in the next one that is free. */
function fillTable(): void {
  for (const text of new Set([
    ...wordClasses.keys(),
    ...unitsOfLines.keys(),
    ...unitPhrases.keys(),
  ])) {
    const phrase = unitPhrases.has(text) ? startsUnitPhrase : 0;
    const classes = (wordClasses.get(text) ?? 0) | phrase;
    const key = keyOf(text);
    let slot = slotOf(key);
    while (keys[slot] !== noKey) slot = (slot + 1) % slots;
    keys[slot] = key;
    words[slot] = { text, classes, unit: unitsOfLines.get(text) };
  }
}

function buildUnitPhrases(): ReadonlyMap<string, readonly UnitPhrase[]> {
  const built = new Map<string, UnitPhrase[]>();
  for (const [spelling, unit] of unitsOfLines) {
    const [first = '', ...rest] = spelling.split(' ');
    if (rest.length === 0) continue;
    const phrases = [...(built.get(first) ?? []), { rest, unit }];
    built.set(
      first,
      phrases.sort((a, b) => b.rest.length - a.rest.length),
    );
  }
  return built;
}
