/**
 * The list as plain text, to send to someone or to print: what is still to buy, aisle by aisle.
 *
 * - What to buy first, as a shopper writes: "- 1 bunch coriander", "- 3 onions (about 450 g)". What one person typed is as
 *   they typed it.
 * - What to check at home is last, with what recipes need of it.
 * - What may be bought instead is behind it: "- 250 g butter (or margarine; or ghee for Naan)".
 * - Ticked lines, staples and what is at home are left out. What is partly bought says how much is missing.
 */
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import { shownAisle } from '@saltbush/recipe-parser/names';
import { say } from '../../../texts/say';
import { nameBeside } from '../lines/beside-amount';
import { choicesOfSome, choiceText } from '../lines/choice-texts';
import { splitKey } from '../splits';
import type { ShoppingList, ListLine } from './shopping-list';

/**
 * Blank when there is nothing to buy.
 *
 * @example listAsText(list) // 'Fruit & Veg\n- 3 onions\n\nBakery\n- bread (sliced)'
 */
export function listAsText({ aisles, waiting, checkAtHome }: ShoppingList): string {
  const groups = aisles.map(({ aisle, name = shownAisle(aisle), lines }) => ({ name, lines }));
  const checked = checkAtHome.map((line) => ({ ...line, buy: undefined }));
  return [
    ...groups,
    { name: say('Other'), lines: waiting },
    { name: say('Check at home'), lines: checked },
  ]
    .map(({ name, lines }) => ({ name, open: lines.filter((line) => !line.isTicked) }))
    .filter(({ open }) => open.length > 0)
    .map(({ name, open }) => [name, ...open.map((line) => `- ${lineAsText(line)}`)].join('\n'))
    .join('\n\n');
}

/**
 * What a line is, whether it is bought or not.
 *
 * @example lineInWords(milk) // '2 L milk'
 */
export function lineInWords(line: ListLine): string {
  const { needLeft: _needLeft, ...whole } = line;
  return wordsOf(whole);
}

/** @example lineAsText(onions) // '3 onions (about 450 g), the small ones' */
function lineAsText(line: ListLine): string {
  const choices = [choiceText(line), ...choicesOfSome(line)].filter((text) => text !== '');
  const remarks = [...remarksOf(line), ...choices, ...(line.isOptional ? [say('optional')] : [])];
  return remarks.length === 0 ? wordsOf(line) : `${wordsOf(line)} (${remarks.join('; ')})`;
}

function wordsOf(line: ListLine): string {
  const typed = line.parts.length === 1 && !line.override ? line.items[0]?.text : undefined;
  if (typed !== undefined) return typed;
  const name = (shown: string) => line.override?.name ?? shown;
  if (line.needLeft !== undefined) return `${name(inSentence(line.name))}: ${line.needLeft}`;
  if (line.buy) return joined(line.buy.amount, name(nameBeside(line.buy.amount, line.buy.name)));
  return needAsText(line, name);
}

/**
 * What is needed of a line, whatever a shopper picks up for it.
 *
 * @param nameOf what to call it, by its name within a sentence
 * @example needAsText({ text: '3 (about 450 g)', name: 'Onions' }) // '3 onions (about 450 g)'
 */
export function needAsText(
  { text, name }: Pick<ListLine, 'text' | 'name'>,
  nameOf = (shown: string) => shown,
): string {
  const [, amount = '', rest = ''] = /^(.*?)( \([^()]*\))?$/.exec(text) ?? [];
  const words = amount === '' ? inSentence(name) : nameBeside(amount, name);
  return joined(amount, nameOf(words)) + rest;
}

/** Notes, and the kinds that people typed: "Organic milk" of the milk. */
function remarksOf({ key, note, items, parts, override }: ListLine): string[] {
  const kinds = parts.flatMap((part) => {
    const isPlain = part.wording.key === splitKey(key, key) || part.wording.key === key;
    return part.source === 'item' && !isPlain && parts.length > 1 ? [part.wording.name] : [];
  });
  const notes = [note ?? '', ...items.map((item) => item.note ?? '')].filter((text) => text !== '');
  return [...new Set([...(override?.name === undefined ? kinds : []), ...notes])];
}

const joined = (amount: string, name: string): string =>
  [amount, name].filter((text) => text !== '').join(' ');
