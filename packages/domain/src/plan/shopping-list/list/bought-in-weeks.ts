/**
 * What was bought of a line for recipes, and what is missing (decision 0105).
 *
 * - Bought is what the line said to buy when it was ticked, together with the ticked items: a dozen for one egg.
 * - What was found at home, set by hand or not to be converted covers the amounts themselves: nobody knows of more.
 * - It was bought for some days. Those of them that are not on the list use it first. If the ones before the list need
 *   more than was bought by now, nothing of it is left.
 * - What several weeks have beyond the days that they were bought for counts together, and so do whole packs: who ticks 5
 *   eggs for one week and 5 for the next has one dozen.
 */
import { commonDays } from '../../days/two-ranges';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, missingSums } from '../amounts/remaining-need';
import type { Sum } from '../amounts/add-amounts';
import { mayBeAtHome } from '../buying/may-be-at-home';
import { stillToBuy } from '../buying/still-to-buy';
import type { Contribution } from '../lines/contribution';
import { totalOf } from '../lines/total';
import type { ListAmount } from '../../rows/list-amount';
import type { LineToBuy } from './line-to-buy';
import { ofDays } from './weeks-of-line';
import type { WeekOfLine } from './weeks-of-line';

export interface Bought {
  /** What the list may have of it; undefined when nothing is left. */
  readonly covered: readonly ListAmount[] | undefined;
  /** Of what recipes need, where something was bought. */
  readonly missing: readonly Sum[];
}

/** @example boughtInWeeks(milk, weeks).missing // 200 mL */
export function boughtInWeeks(line: LineToBuy, weeks: readonly WeekOfLine[]): Bought {
  const bought = weeks.filter((week) => week.state.covered && !isUsedUp(line, week));
  const listed = weeks.flatMap((week) => week.listed);
  const others = bought.flatMap((week) => ofDays(week.around, week.boughtFor));
  if (bought.length === 0) return nothing;
  const covered = bought.flatMap(({ state }) => state.covered ?? []);
  const missing = missingOf(line, { covered, recipes: [...listed, ...others] });
  const isForList = bought.some(({ boughtFor }) => commonDays(boughtFor, line.rules.days));
  if (others.length === 0 && isForList) return { covered, missing };
  const isOpen = isAsMuch(line, missing, recipeSums(line, listed));
  return isOpen && !(isForList && missing.length === 0) ? nothing : { covered, missing };
}

const nothing: Bought = { covered: undefined, missing: [] };

/** The days before the list need more than was bought for them. */
function isUsedUp(line: LineToBuy, { state, around, boughtFor }: WeekOfLine): boolean {
  const { from } = line.rules.days;
  const before = ofDays(around, boughtFor).filter(({ cooked }) => cooked && cooked.day < from);
  const { covered = [] } = state;
  return before.length > 0 && missingOf(line, { covered, recipes: before }).length > 0;
}

/** Whether all that is listed is missing; something without an amount always is. */
function isAsMuch(line: LineToBuy, missing: readonly Sum[], listed: readonly Sum[]): boolean {
  const { built, rules } = line;
  const [have, want] = [missing.map(listAmount), listed.map(listAmount)];
  return missingSums(have, want, built.identity.food, rules.measures).length === 0;
}

interface Covering {
  covered: readonly ListAmount[];
  /** What it has to be enough for. */
  recipes: readonly Contribution[];
}

function missingOf(line: LineToBuy, { covered, recipes }: Covering): readonly Sum[] {
  const { built, items, state, rules } = line;
  const { identity } = built;
  const asked = recipeSums(line, recipes).map(listAmount);
  const missing = missingSums(covered, asked, identity.food, rules.measures);
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

const sumsOf = (
  { built, rules }: LineToBuy,
  contributions: readonly Pick<Contribution, 'amounts'>[],
): readonly Sum[] => totalOf(contributions, built.identity.food, rules.measures, false).sums;
