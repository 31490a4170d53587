/** The two texts of a row: what to buy, and who needs it. */
import { plural, t } from '@lingui/core/macro';
import { nameBeside } from '@saltbush/domain/plan/shopping-list/lines/beside-amount';
import { choicesOfSome, choiceText } from '@saltbush/domain/plan/shopping-list/lines/choice-texts';
import { locale } from '../../../../locale';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

export interface LineTexts {
  /** In bold: "4", "1.2 kg", "Need 200 g more". Blank without an amount. */
  amount: string;
  /** "red onions"; with a capital if it stands alone. */
  name: string;
  /** "about 680 g in 2 meals · or ghee for Naan". May be blank. */
  detail: string;
}

/** @param peopleText who typed it: "You added this" */
export function lineTexts(line: ListLine, peopleText: string): LineTexts {
  const isBegun = line.needLeft !== undefined;
  const buy = isBegun ? undefined : line.buy;
  const [main, aside] = separateAside(line.text);
  const amount = isBegun ? capital(line.needLeft) : (buy?.amount ?? main);
  const shownName = nameBeside(amount, buy?.name ?? line.name);
  const need = isBegun || (buy && buy.amount !== main) ? line.text : aside;
  const needed = needText(need, mealsText(line));
  const detail = [needed, ...choicesOfSome(line), peopleText, line.note, line.store];
  return {
    amount,
    name: [shownName, choiceText(line)].filter(Boolean).join(' '),
    detail: detail.filter(Boolean).join(' · '),
  };
}

/** @example mainText(line) // '4 red onions' */
export function mainText(line: ListLine): string {
  const { amount, name } = lineTexts({ ...line, needLeft: undefined } as ListLine, '');
  return [amount, name].filter(Boolean).join(' ');
}

/** @example separateAside('4 (about 680 g)') // ['4', 'about 680 g'] */
function separateAside(text: string): [main: string, aside: string] {
  const [, main, aside] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? [];
  return main === undefined ? [text, ''] : [main, aside ?? ''];
}

const needText = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

function mealsText({ parts }: ListLine): string {
  const titles = new Set<string>();
  const meals = new Set<string>();
  for (const part of parts) {
    if (part.source === 'item') continue;
    titles.add(part.recipeTitle);
    meals.add(`${part.recipeId} ${part.id ?? (part.source === 'meal' ? part.date : '')}`);
  }
  if (meals.size === 0) return '';
  if (titles.size === 1) return t`for ${{ recipe: [...titles][0]! }}`;
  return plural(meals.size, { one: 'in # meal', other: 'in # meals' });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @example agoText(at, now) // '3 min' */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return t`now`;
  if (minutes < 60) return t`${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t`${hours} h`;
  return dayText(new Date(at));
}

const dayText = (at: Date): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', month: 'short' }).format(
    at,
  );
