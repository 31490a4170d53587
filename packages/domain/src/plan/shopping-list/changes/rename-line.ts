/**
 * Gives a line another name.
 *
 * - Nothing but one typed item: what was typed is replaced, with its amount.
 * - Anything else is called otherwise for as long as this list is. How much is bought stays, so an amount in front that is
 *   the line's own is no part of the name.
 */
import type { NamedChange } from '../../sync/operations';
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import { lineInWords } from '../list/list-as-text';
import { isOneItem } from '../list/one-item';
import type { ListLine } from '../list/shopping-list';
import { lineChanges } from './line-changes';

/** @example renameLine(onions, '3 red onions') // [{ name: 'changeLine', args: { …, change: { name: 'red onions' } } }] */
export function renameLine(line: ListLine, text: string): NamedChange[] {
  if (text === lineInWords(line)) return [];
  const [item] = line.items;
  if (item && isOneItem(line)) {
    return [
      { name: 'changeItem', args: { id: item.id, change: { text } } },
      // It would hide what was typed.
      ...(line.override?.name === undefined ? [] : lineChanges(line, { name: null })),
    ];
  }
  const name = withoutAmount(line, text);
  const isComputed = inSentence(name) === inSentence(line.computed.name);
  return lineChanges(line, { name: isComputed ? null : name });
}

function withoutAmount({ buy, text: whole }: ListLine, text: string): string {
  const [, main = '', aside = ''] = /^(.*?)( \([^()]*\))?$/.exec(whole) ?? [];
  const amount = buy?.amount ?? main;
  const rest = aside !== '' && text.endsWith(aside) ? text.slice(0, -aside.length) : text;
  const isInFront = amount !== '' && rest.toLowerCase().startsWith(`${amount.toLowerCase()} `);
  return isInFront ? rest.slice(amount.length + 1) : rest;
}
