/**
 * A list that asks for no more than is missing: what is left of earlier days is counted first (decision 0146). It is computed
 * after the list (`computeList`), so that a page can show the list before this code is loaded.
 *
 * - What keeps until the day of a dish is used for that dish, what must be used soonest first.
 * - A line changes only where something else is bought then: who has 30 mL of 280 still buys the carton.
 * - Where it is enough, the line is not to buy, and has a section of its own.
 * - A line that is begun, set by hand, or that nobody can convert stays as it is. Nothing is taken off what a recipe
 *   gives no amount of.
 * - A tick notes what was left (`coveredLeft`). So it stays true when the plan changes: more need asks for more.
 */
import { say } from '../../../texts/say';
import { mondaysOfRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { ListAmount } from '../../rows/list-amount';
import type { LineRow } from '../../rows/list-rows';
import { lineId, rowKey } from '../../rows/rows';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, needText } from '../amounts/remaining-need';
import { whatToBuy } from '../buying/what-to-buy';
import { totalOf } from '../lines/total';
import type { LineLeft, ListLine, ShoppingList } from '../list/shopping-list';
import { ofDays, type WeekOfLine } from '../list/weeks-of-line';
import type { RowsView } from '../shopping-list-of-rows';
import { boughtDayText } from './bought-day';
import { countedAmount, countedText, sumOfCounted } from './counted-amount';
import { boughtFor, consumptionOf, type RowsClock } from './perishable-rows';
import { remaindersOfRows, type Remainder } from './remainders';
import { consume } from './consume';

/** @example listWithRemainders(list, view, clock).aisles[2]?.lines[0]?.left?.text // 'About 150 mL left from Tuesday' */
export function listWithRemainders(
  list: ShoppingList,
  view: RowsView,
  clock: RowsClock,
): ShoppingList {
  const { from } = list.days;
  const before = firstWeekOf(list);
  const remainders = remaindersOfRows(view, { from, before, ...clock });
  const measures = clock.measures ?? 'au';
  const left: ListLine[] = [];
  const aisles = list.aisles.flatMap(({ aisle, lines }) => {
    const kept = lines.flatMap((line) => {
      const noted = withNoted(line, view, measures);
      if (noted) return noted;
      const remainder = remainders.get(line.key);
      const credited = remainder && creditedLine(line, remainder, { measures, today: clock.today });
      if (!credited) return line;
      if (!credited.isEnough) return credited.line;
      left.push(credited.line);
      return [];
    });
    return kept.length > 0 ? { aisle, lines: kept } : [];
  });
  const cleared = list.cleared.map((line) => withNoted(line, view, measures) ?? line);
  const open = cleared.filter(({ isTicked }) => !isTicked);
  const toBuy = [...aisles, ...open.map((line) => ({ aisle: line.aisle, lines: [line] }))];
  const all = [...toBuy.flatMap(({ lines }) => lines), ...list.waiting];
  return {
    ...list,
    aisles: joinedAisles(toBuy),
    left,
    cleared: cleared.filter(({ isTicked }) => isTicked),
    done: all.filter(({ isTicked }) => isTicked).length,
    total: all.length,
  };
}

/** What was put away and is needed again stands last in its aisle. */
function joinedAisles(groups: ShoppingList['aisles']): ShoppingList['aisles'] {
  const byAisle = new Map<string, ShoppingList['aisles'][number]>();
  for (const { aisle, lines } of groups) {
    byAisle.set(aisle, { aisle, lines: [...(byAisle.get(aisle)?.lines ?? []), ...lines] });
  }
  return [...byAisle.values()];
}

/** Of the list and of what is on it without a day. */
function firstWeekOf({ days, aisles }: ShoppingList): PlainDate {
  const weeks = aisles.flatMap(({ lines }) => lines.map((line) => line.weeks[0].week));
  return [...mondaysOfRange(days), ...weeks].reduce((a, b) => (a < b ? a : b));
}

type Measures = NonNullable<RowsClock['measures']>;

/** Undefined when the line stays as it is. */
function creditedLine(
  line: ListLine,
  { identity, lots }: Remainder,
  { measures, today }: { measures: Measures; today: PlainDate },
): { line: ListLine; isEnough: boolean } | undefined {
  const { toBuy } = line;
  if (!toBuy || isAsItIs(line)) return undefined;
  const { contributions } = toBuy.built;
  const uses = contributions
    .filter(({ cooked }) => cooked)
    .map((each) => consumptionOf(each, measures));
  const { served } = consume(lots, uses);
  const byWeek = new Map<PlainDate, number>();
  uses.forEach(({ week, amount }, index) => {
    if (amount === Infinity || served[index] === 0) return;
    byWeek.set(week, (byWeek.get(week) ?? 0) + served[index]!);
  });
  const credit = [...byWeek.values()].reduce((sum, amount) => sum + amount, 0);
  const { sums } = totalOf(contributions, identity.food, measures, false);
  const needed = sums.length === 0 ? undefined : countedAmount(sums, identity);
  if (needed === undefined || credit <= 0) return undefined;
  const amounts = [...byWeek].map(([week, amount]) => {
    const listed: ListAmount[] = [listAmount(sumOfCounted(amount, identity))];
    return [week, listed] as const;
  });
  const shown = {
    ...line,
    left: leftOf({ identity, lots }, today),
    toBuy: { ...toBuy, left: new Map(amounts) },
  };
  const rest = needed - credit;
  if (rest <= needed * nothingShare) {
    const isAllSaid = contributions.every((each) => each.amounts.length > 0);
    return isAllSaid ? { line: shown, isEnough: true } : undefined;
  }
  const { text } = whatToBuy([sumOfCounted(rest, identity)], identity);
  if (text === whatToBuy(sums, identity).text) return undefined;
  const name = line.buy?.name ?? line.name;
  return { line: { ...shown, buy: { amount: text, name } }, isEnough: false };
}

const isAsItIs = ({ isTicked, needLeft, isNeeded, override, measures }: ListLine): boolean =>
  isTicked || needLeft !== undefined || isNeeded || override !== undefined || measures === 'apart';

/** As shops sell it, hardly more than needed is enough (`buying/what-to-buy.ts`). */
const nothingShare = 0.02;

function leftOf(
  { identity, lots }: Pick<Remainder, 'identity' | 'lots'>,
  today: PlainDate,
): LineLeft {
  const amount = lots.reduce((sum, lot) => sum + lot.amount, 0);
  const boughtOn = lots.map((lot) => lot.boughtOn).reduce((a, b) => (a > b ? a : b));
  return {
    text: say('About {amount} left from {day}', {
      amount: countedText(amount, identity),
      day: boughtDayText(boughtOn, today),
    }),
    rows: lots.flatMap(({ rows }) => rows),
  };
}

/**
 * A line with a tick that counted on something: ticks of it go on counting on that, and it asks for what is missing when the
 * need has grown beyond both. Undefined of any other line.
 */
function withNoted(line: ListLine, view: RowsView, measures: Measures): ListLine | undefined {
  const { toBuy, weeks } = line;
  const noted = weeks.flatMap((week) => {
    const rows = notedRows(week, view);
    return rows.length > 0 ? { week, left: rows.flatMap((row) => row.coveredLeft ?? []) } : [];
  });
  if (!toBuy || noted.length === 0) return undefined;
  const left = new Map(noted.map((each) => [each.week.week, each.left]));
  const shown = { ...line, toBuy: { ...toBuy, left } };
  const { identity } = toBuy.built;
  const sumsOf = (amounts: readonly ListAmount[]) =>
    totalOf([{ amounts: measuredAmounts(amounts, measures) }], identity.food, measures, false).sums;
  const covered = sumsOf(weeks.flatMap(({ state }) => state.covered ?? []));
  const had = countedAmount(sumsOf(noted.flatMap((each) => each.left)), identity);
  const asked = weeks.flatMap((week) => [...week.listed, ...ofDays(week.around, week.boughtFor)]);
  const { sums } = totalOf(asked, identity.food, measures, false);
  const [bought, needed] = [boughtFor(covered, had ?? 0, identity), countedAmount(sums, identity)];
  if (had === undefined || bought === undefined || needed === undefined) return shown;
  const missing = needed - had - bought;
  if (missing <= needed * nothingShare || !line.isTicked) return shown;
  return {
    ...shown,
    areRecipesCovered: false,
    isTicked: false,
    needLeft: needText([sumOfCounted(missing, identity)], true),
    isCleared: false,
  };
}

const notedRows = ({ week, state }: WeekOfLine, { rows }: RowsView): LineRow[] =>
  (state.coveredKeys ?? []).flatMap((key) => {
    const row = rows.get(rowKey('lines', lineId(week, key)));
    const fields = row?.fields as LineRow | undefined;
    return fields?.coveredLeft ? [fields] : [];
  });
