/**
 * What was bought of a line for recipes, and what is missing (decision 0105).
 *
 * - Bought is what the line said to buy when it was ticked, together with the ticked items: a dozen for one egg.
 * - What was found at home, set by hand or not to be converted covers the amounts themselves: nobody knows of more.
 * - What was bought in a week is used by its days in their order, those before the list first. If those needed
 *   more than was bought, nobody bought for them, and nothing of it is left.
 * - Each of several weeks has the amounts that were bought in it. Where those are too little, what packs hold beyond them
 *   counts, and what other weeks have beyond their own need, also that of their days after the list. Packs are of all
 *   weeks together: who ticks 5 eggs and 5 has one dozen.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, missingSums } from '../amounts/remaining-need';
import type { Sum } from '../amounts/add-amounts';
import { mayBeAtHome } from '../buying/may-be-at-home';
import { stillToBuy } from '../buying/still-to-buy';
import type { BuiltLine } from '../lines/build-lines';
import type { Contribution } from '../lines/contribution';
import { totalOf } from '../lines/total';
import type { ListAmount } from '../shopping-line';
import type { Splits } from '../splits';
import type { LineItem } from './ledger';
import type { LineState } from './line-states';
import type { WeekOfLine } from './weeks-of-line';

export interface LineToBuy {
  readonly built: BuiltLine;
  readonly items: readonly LineItem[];
  /** What people set on it, in any of its weeks. */
  readonly state: LineState;
  readonly rules: TickRules;
}

export interface TickRules {
  readonly splits: Splits;
  readonly measures: Measures;
  readonly checksAtHome: boolean;
}

export interface Bought {
  /** What is left of it for the list; undefined when nothing is. */
  readonly covered: readonly ListAmount[] | undefined;
  /** Of what recipes need, where something was bought. */
  readonly missing: readonly Sum[];
}

/** @example boughtInWeeks(milk, weeks).missing // 200 mL */
export function boughtInWeeks(
  line: LineToBuy,
  weeks: readonly WeekOfLine[],
): Bought & { ofWeeks: readonly Bought[] } {
  if (weeks.every(({ state }) => state.covered === undefined)) {
    return { covered: undefined, missing: [], ofWeeks: [] };
  }
  const ofWeeks = weeks.map((week) => boughtInWeek(line, week, weeks.length > 1));
  const [only, ...others] = ofWeeks;
  return { ...(only && others.length === 0 ? only : together(line, weeks, ofWeeks)), ofWeeks };
}

function together(
  line: LineToBuy,
  weeks: readonly WeekOfLine[],
  ofWeeks: readonly BoughtInWeek[],
): Bought {
  const ofEach = ofWeeks.flatMap(({ missing }) => missing);
  if (ofWeeks.every((week) => week.covered === undefined)) {
    return { covered: undefined, missing: ofEach };
  }
  const covered = ofWeeks.flatMap((week) => week.covered ?? []);
  if (ofEach.length === 0) return { covered, missing: [] };
  const recipes = ofWeeks.flatMap((week, index) =>
    week.covered ? [...week.recipes, ...weeks[index]!.later] : week.recipes,
  );
  const missing = missingOf(line, { covered, recipes });
  const isMore = missingSums(amountsOf(ofEach), amountsOf(missing), foodOf(line), measuresOf(line));
  return { covered, missing: isMore.length === 0 ? missing : addedUp(line, ofEach) };
}

interface BoughtInWeek extends Bought {
  /** What it is for. */
  readonly recipes: readonly Contribution[];
}

function boughtInWeek(
  line: LineToBuy,
  { state, earlier, listed }: WeekOfLine,
  arePacksShared: boolean,
): BoughtInWeek {
  const { covered } = state;
  const nothing = () => ({
    covered: undefined,
    recipes: listed,
    missing: recipeSums(line, listed),
  });
  if (!covered) return nothing();
  const recipes = [...earlier, ...listed];
  const missingFor = arePacksShared ? missingAmounts : missingOf;
  const missing = missingFor(line, { covered, recipes });
  if (earlier.length === 0) return { covered, recipes, missing };
  const isSpent =
    missingFor(line, { covered, recipes: earlier }).length > 0 ||
    isAsMuch(line, missing, recipeSums(line, listed));
  return isSpent ? nothing() : { covered, recipes, missing };
}

/** Whether all that is listed is missing. */
function isAsMuch(line: LineToBuy, missing: readonly Sum[], listed: readonly Sum[]): boolean {
  const rest = missingSums(amountsOf(missing), amountsOf(listed), foodOf(line), measuresOf(line));
  return listed.length > 0 && rest.length === 0;
}

interface Covering {
  covered: readonly ListAmount[];
  /** What it has to be enough for. */
  recipes: readonly Contribution[];
}

/** Beyond the amounts that were ticked. */
function missingAmounts(line: LineToBuy, { covered, recipes }: Covering): readonly Sum[] {
  const asked = amountsOf(recipeSums(line, recipes));
  return missingSums(covered, asked, foodOf(line), measuresOf(line));
}

/** Beyond what was bought. */
function missingOf(line: LineToBuy, { covered, recipes }: Covering): readonly Sum[] {
  const { built, items, state, rules } = line;
  const { identity } = built;
  const missing = missingAmounts(line, { covered, recipes });
  const areMeasuresSplit = built.line.measures === 'apart';
  if (missing.length === 0 || state.amount !== undefined || areMeasuresSplit) return missing;
  const ticked = tickedContributions(line);
  const before = sumsOf(line, [{ amounts: measuredAmounts(covered, rules.measures) }, ...ticked]);
  const isAtHome =
    rules.checksAtHome && state.isNeeded !== true && !items.some((item) => item.isTicked);
  if (isAtHome && mayBeAtHome(before, identity)) return missing;
  return stillToBuy(before, sumsOf(line, [...recipes, ...ticked]), identity);
}

function tickedContributions({ built, items }: LineToBuy): Contribution[] {
  const ticked = new Set(items.filter((item) => item.isTicked).map(({ id }) => id));
  return built.contributions.filter(({ part }) => part.source === 'item' && ticked.has(part.id));
}

/**
 * The sum of what recipes need, as the line shows it.
 *
 * @example recipeSums(milk, contributions) // 1.2 L
 */
export function recipeSums(
  { built: { line, identity }, rules }: LineToBuy,
  recipes: readonly Contribution[],
): readonly Sum[] {
  const isSplit = rules.splits.measures.has(line.key);
  return totalOf(recipes, identity.food, rules.measures, isSplit).sums;
}

const sumsOf = (line: LineToBuy, contributions: readonly Pick<Contribution, 'amounts'>[]) =>
  totalOf(contributions, foodOf(line), measuresOf(line), false).sums;

const addedUp = (line: LineToBuy, sums: readonly Sum[]): readonly Sum[] =>
  sumsOf(line, [{ amounts: measuredAmounts(amountsOf(sums), measuresOf(line)) }]);

const amountsOf = (sums: readonly Sum[]): ListAmount[] => sums.map(listAmount);
const foodOf = ({ built }: LineToBuy) => built.identity.food;
const measuresOf = ({ rules }: LineToBuy): Measures => rules.measures;
