/**
 * The answer to a cook who asks "how much butter?".
 *
 * - Lines are compared by their words, one or many of a thing alike: "onions" finds "1 brown onion".
 * - Names that end with what was asked come first: "butter" is "unsalted butter", and "butter lettuce" only where there is no
 *   other. Where nothing is found a line may say less than was asked: "plain flour" finds "flour".
 * - All lines of a food are named, each with its part of the recipe.
 * - "Butter for the sauce" is that of the part, if there is one of the name.
 */
import { say } from '../../texts/say';

export interface AnswerLine {
  readonly name: string;
  /** As shown for the serves chosen: "150 g"; blank without an amount. */
  readonly amount: string;
  readonly section?: string | undefined;
}

/**
 * @param asked "butter", "the butter for the sauce"
 * @returns a sentence for the screen and the voice; undefined when nothing of the name is in the recipe
 * @example amountAnswer('butter', [{ name: 'butter', amount: '150 g' }]) // '150 g butter.'
 */
export function amountAnswer(asked: string, lines: readonly AnswerLine[]): string | undefined {
  const found = findLines(asked, lines);
  return found.length === 0 ? undefined : `${found.map(lineText).join('; ')}.`;
}

function findLines(asked: string, lines: readonly AnswerLine[]): readonly AnswerLine[] {
  const [, food = asked, part = ''] = partPattern.exec(asked) ?? [];
  const ofFood = linesOfFood(wordsOf(food), lines);
  if (part === '') return ofFood;
  const partWords = wordsOf(part);
  const ofPart = ofFood.filter(({ section = '' }) => isWithin(partWords, wordsOf(section)));
  return ofPart.length > 0 ? ofPart : ofFood;
}

const partPattern = /^(.+?)\s(?:for|in|on|für|im|beim?|zum|zur)\s(.+)$/i;

function linesOfFood(food: readonly string[], lines: readonly AnswerLine[]): readonly AnswerLine[] {
  if (food.length === 0) return [];
  const named = lines.map((line) => ({ line, name: wordsOf(line.name) }));
  const rules: ((name: readonly string[]) => boolean)[] = [
    (name) => isWithin(food, name) && isSameWord(name.at(-1)!, food.at(-1)!),
    (name) => isWithin(food, name),
    (name) => name.length > 0 && isWithin(name, food),
  ];
  for (const rule of rules) {
    const found = named.filter(({ name }) => rule(name));
    if (found.length > 0) return found.map(({ line }) => line);
  }
  return [];
}

const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((word) => many.some((other) => isSameWord(word, other)));

function wordsOf(text: string): string[] {
  const [name = ''] = text.toLowerCase().split(/[,(]/);
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !fillers.has(word));
}

const fillers = new Set([
  'the',
  'a',
  'an',
  'of',
  'some',
  'do',
  'i',
  'we',
  'need',
  'is',
  'are',
  'and',
  'there',
  ...'der die das den dem ein eine einen von vom'.split(' '),
]);

/** One and several of a thing, in English or German. */
const isSameWord = (one: string, other: string): boolean =>
  singular(one) === singular(other) || germanStem(one) === germanStem(other);

/** "Äpfel" as "Apfel", "Zwiebeln" as "Zwiebel"; both are changed alike. */
const germanStem = (word: string): string =>
  word
    .replace(/[äöü]/g, (letter) => umlauts[letter]!)
    .replace(word.length > 3 ? /(?:ern|en|er|e|n|(?<!s)s)$/ : /$^/, '');

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** Enough to compare two names: both are changed alike. */
function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oe|she|che|xe|sse)s$/.test(word)) return word.slice(0, -2);
  if (/lves$|aves$/.test(word)) return `${word.slice(0, -3)}f`;
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function lineText({ name, amount, section }: AnswerLine): string {
  const food = amount === '' ? say('{name}, without an amount', { name }) : `${amount} ${name}`;
  return section ? `${section}: ${food}` : food;
}
