/**
 * Suggestions while typing: what is on the list first, then what was typed or bought before, then staples.
 * An amount that was typed stays in front: "6 le" suggests "6 lemons".
 */
import { t } from '@lingui/core/macro';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { besideAmount } from '@saltbush/domain/plan/shopping-list/lines/amount-and-name';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../device/sync';
import { shortDay } from '../rows/short-day';

export interface Suggestion {
  /** What is added: "6 lemons". */
  text: string;
  /** "4 on the list, makes 10" */
  detail: string;
}

const mostSuggestions = 4;

export function suggestionsFor(typed: string, list: ShoppingList, view: PlanView): Suggestion[] {
  const { amount, name } = splitAmount(typed.trim());
  if (name === '') return [];
  const found = new Map<string, Suggestion>();
  const add = (food: string, detail: string) => {
    const key = withoutAmount(food).toLowerCase();
    if (found.has(key) || !startsWord(key, name.toLowerCase())) return;
    const text = amount === '' ? food : besideAmount(amount, withoutAmount(food));
    found.set(key, { text, detail });
  };
  for (const line of openLines(list)) add(line.name, onListText(line, amount));
  for (const { text, tickedOn } of itemsOf(view)) {
    add(text, tickedOn === undefined ? t`Typed before` : t`Bought ${shortDay(tickedOn)}`);
  }
  for (const line of list.staples) add(line.name, t`You always have it`);
  for (const line of list.cleared) add(line.name, t`Bought already`);
  // What begins with it comes first; of those, the order in which they were found.
  const rank = (key: string) => Number(!key.startsWith(name.toLowerCase()));
  return [...found]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .slice(0, mostSuggestions)
    .map(([, suggestion]) => suggestion);
}

/** @example splitAmount('6 le') // { amount: '6', name: 'le' } */
export function splitAmount(text: string): { amount: string; name: string } {
  const [, amount = '', name = text] = amountPattern.exec(text) ?? [];
  return { amount: amount.trim(), name: name.trim() };
}

const units = 'kg|g|mL|ml|L|l|x|packs?|cans?|tins?|bunch(?:es)?|dozen|bags?|jars?|bottles?';
const amountPattern = new RegExp(`^((?:\\d[\\d.,/]*|[½¼¾⅓⅔])\\s*(?:(?:${units})\\s+)?)(.*)$`);

/** Neither "4 lemons" nor "lemons x4". */
const withoutAmount = (text: string): string =>
  splitAmount(text).name.replace(/\s*[x×]\s*\d+$/i, '') || text;

/** @example startsWord('brown onions', 'on') // true */
function startsWord(text: string, start: string): boolean {
  return text.startsWith(start) || text.includes(` ${start}`);
}

function onListText({ text, isTicked }: ListLine, amount: string): string {
  if (isTicked) return t`In the trolley`;
  if (text === '') return t`On the list`;
  const [now, more] = [Number(text), Number(amount || Number.NaN)];
  const makes = now + more;
  return Number.isFinite(makes) ? t`${text} on the list, makes ${makes}` : t`${text} on the list`;
}

const openLines = ({ aisles, waiting }: ShoppingList): ListLine[] => [
  ...aisles.flatMap(({ lines }) => lines),
  ...waiting,
];

function itemsOf({ rows }: PlanView): { text: string; tickedOn?: string | undefined }[] {
  return [...rows.values()].flatMap((row) => {
    const { text, tickedOn } = row.kind === 'items' ? (row as Row<'items'>).fields : {};
    return text === undefined ? [] : [{ text, tickedOn }];
  });
}
