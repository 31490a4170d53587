/**
 * The rows of a plan owner as purchases and uses of perishable foods. Rules:
 *
 * - Bought is what a line said to buy when it was ticked: whole packs of what recipes needed, without what was left of
 *   earlier days (`coveredLeft`). What was ticked on one day was bought together.
 * - Used is what the planned dishes need: a dish that was taken off the plan has used nothing.
 * - Nothing is said where the rows do not tell how much was bought: an amount that was set by hand, a food that somebody
 *   typed as well, what was found at home, what can't be converted.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { addDays, mondayOf, todayIn, type PlainDate } from '../../days/week';
import type { TimeZone } from '../../../account/households/time-zone';
import { leftoversOfRows } from '../../meal-plans/leftovers-of-rows';
import type { FoodRow, ItemRow, LineRow } from '../../rows/list-rows';
import type { Row, RowKind } from '../../rows/rows';
import type { Sum } from '../amounts/add-amounts';
import { measuredAmounts } from '../amounts/remaining-need';
import { mayBeAtHome } from '../buying/may-be-at-home';
import { whatToBuy } from '../buying/what-to-buy';
import { contributionsByLine } from '../lines/build-lines';
import { contributionsOf, type Contribution } from '../lines/contribution';
import { totalOf } from '../lines/total';
import { lineStates } from '../list/line-states';
import { asSameFood } from '../list/same-foods';
import type { NeededFood } from '../needs/list-need';
import type { Perishing } from '../packs/pack';
import { listedRecipeOf, mealOf, type RowsView } from '../shopping-list-of-rows';
import { splitKey, splitsOf } from '../splits';
import { swappedNeeds } from '../swaps/swapped-needs';
import { swapsOfRows } from '../swaps/swaps-of-rows';
import { countedAmount, sumOfCounted } from './counted-amount';
import type { Lot, Use } from './consume';

export interface RowsClock {
  today: PlainDate;
  /** Where the owner of the plan lives. */
  timeZone: TimeZone;
  /** The household's; Australian by default. */
  measures?: Measures | undefined;
}

export interface BoughtLot extends Lot {
  /** The latest day on which it was ticked. */
  readonly boughtOn: PlainDate;
  /** Of the rows of the list that were ticked, of any week. */
  readonly rows: readonly { readonly week: PlainDate; readonly key: string }[];
}

export interface PerishableFood {
  readonly identity: NeededFood;
  readonly perishing: Perishing;
  /** In the order they were bought. */
  readonly lots: readonly BoughtLot[];
  readonly uses: readonly Use[];
}

/** Mondays. */
export interface WeeksOfPurchases {
  /** Rows of earlier weeks are not counted. */
  first: PlainDate;
  /** Rows of its week and later ones are no purchases of these days. */
  before: PlainDate;
}

/**
 * By the key of its line, what was bought in some weeks, and what dishes need of it from the first of them on.
 *
 * @example perishablesOfRows(view, { first: '2026-10-26', before: '2026-11-23' }, clock).get('thickened-cream')?.lots[0]?.amount // 300
 */
export function perishablesOfRows(
  view: RowsView,
  { first, before }: WeeksOfPurchases,
  clock: RowsClock,
): ReadonlyMap<string, PerishableFood> {
  const found = new Map<string, PerishableFood>();
  const foods = new Map(rowsOf(view, 'foods').map(({ id, fields }) => [id, fields as FoodRow]));
  const ticked = tickedByLine(view, foods, { first, timeZone: clock.timeZone });
  if (ticked.size === 0) return found;
  const cooked = cookedOf(view, { foods, ticked }, { first, today: clock.today });
  const byLine = contributionsByLine(cooked, splitsOf(foods));
  const typed = typedFoods(view, first);
  // In the order of the dishes, so that the order of the ticks changes nothing.
  for (const key of new Set([...byLine.keys(), ...ticked.keys()])) {
    const contributions = byLine.get(key) ?? [];
    // A dish that was taken off the plan may be the only one that says what the food is.
    const identity = contributions[0]?.identity ?? identityIn(view, key);
    const perishing = identity?.food?.perishing;
    if (!identity || !perishing || foods.get(key)?.areMeasuresSplit) continue;
    const context = { identity, perishing, before, measures: clock.measures ?? 'au' };
    const lots = [...(ticked.get(key)?.values() ?? [])].flatMap((together) =>
      typed.some((item) => item.key === key && isTypedFor(together, item.tickedOn))
        ? []
        : lotOf(together, context),
    );
    const uses = contributions.map((each) => consumptionOf(each, context.measures));
    found.set(key, { identity, perishing, lots, uses });
  }
  return found;
}

function identityIn({ recipes, foods }: RowsView, key: string): NeededFood | undefined {
  const needs = [...recipes.values()].flatMap((recipe) => recipe.needs);
  return needs.find(({ identity }) => identity.key === key)?.identity ?? foods.get(key);
}

const rowsOf = <Kind extends RowKind>({ rows }: RowsView, kind: Kind): Row<Kind>[] =>
  [...rows.values()].filter((row): row is Row<Kind> => row.kind === kind && !row.isDeleted);

/** What the dishes need of perishable foods that were ticked, each on the day that it is cooked. */
function cookedOf(
  view: RowsView,
  { foods, ticked }: { foods: ReadonlyMap<string, FoodRow>; ticked: ReadonlyMap<string, unknown> },
  { first, today }: { first: PlainDate; today: PlainDate },
): Contribution[] {
  const leftovers = leftoversOfRows(view.rows);
  const swapsOf = swapsOfRows(view);
  const cooked = [
    ...rowsOf(view, 'meals').flatMap((row) => mealOf(row, leftovers, today).map(swapsOf)),
    ...rowsOf(view, 'listedRecipes').flatMap((row) => listedRecipeOf(row, today)),
  ];
  return cooked.flatMap(({ id, recipeId, quantity, week, day, swaps }) => {
    if (week < first) return [];
    const recipe = view.recipes.get(recipeId);
    const needs = swappedNeeds(recipe?.needs ?? [], swaps)
      .map((need) => asSameFood(need, foods, view.foods))
      .filter(
        ({ identity, wording }) =>
          identity.food?.perishing &&
          identity.notBought === undefined &&
          (ticked.has(identity.key) || ticked.has(splitKey(identity.key, wording.key))),
      );
    const source = { source: 'recipe', id, recipeId, recipeTitle: '' } as const;
    return contributionsOf(source, needs, quantity, { week, day });
  });
}

/** What one dish uses of a food. */
export function consumptionOf(
  { identity, amounts, cooked }: Contribution,
  measures: Measures,
): Use & { week: PlainDate } {
  const { week = '', day = '' } = cooked ?? {};
  const { sums } = totalOf([{ amounts }], identity.food, measures, false);
  const amount = sums.length === 0 ? undefined : countedAmount(sums, identity);
  return { week, day, amount: amount ?? Infinity };
}

interface TickedRow {
  row: LineRow;
  boughtOn: PlainDate;
}

/** By line, then by the day of the tick. */
function tickedByLine(
  view: RowsView,
  foods: ReadonlyMap<string, FoodRow>,
  { first, timeZone }: { first: PlainDate; timeZone: TimeZone },
): Map<string, Map<PlainDate, TickedRow[]>> {
  const splits = splitsOf(foods);
  const byLine = new Map<string, Map<PlainDate, TickedRow[]>>();
  for (const { fields, stamps } of rowsOf(view, 'lines')) {
    const { week, key, covered } = fields;
    if (!covered || week === undefined || week < first || key === undefined) continue;
    const row = { ...fields, week, key };
    const at = stamps['covered']?.[0];
    if (at !== undefined && row.goneOn !== undefined && (stamps['goneOn']?.[0] ?? 0) >= at)
      continue;
    const boughtOn = at === undefined ? (row.coveredFrom ?? week) : todayIn(new Date(at), timeZone);
    const [line = key] = lineStates([row], splits, foods).keys();
    const days = byLine.get(line) ?? new Map<PlainDate, TickedRow[]>();
    byLine.set(line, days.set(boughtOn, [...(days.get(boughtOn) ?? []), { row, boughtOn }]));
  }
  return byLine;
}

function typedFoods(view: RowsView, first: PlainDate): { key: string; tickedOn: PlainDate }[] {
  return rowsOf(view, 'items').flatMap(({ id, fields }) => {
    const { tickedOn } = fields as ItemRow;
    if (tickedOn === undefined || tickedOn < first) return [];
    const needs = view.itemNeeds.get(id) ?? [];
    return needs.map(({ identity }) => ({ key: identity.key, tickedOn }));
  });
}

const isTypedFor = (together: readonly TickedRow[], tickedOn: PlainDate): boolean =>
  together.some(({ row, boughtOn }) => tickedOn === boughtOn || mondayOf(tickedOn) === row.week);

interface LotContext {
  identity: NeededFood;
  perishing: Perishing;
  before: PlainDate;
  measures: Measures;
}

/** What was ticked on one day, of several weeks where a list has them; for later weeks nothing of it is left. */
function lotOf(together: readonly TickedRow[], context: LotContext): BoughtLot[] {
  const { identity, perishing, before, measures } = context;
  const earlier = together.filter(({ row }) => row.week < before);
  if (earlier.length === 0 || together.some(({ row }) => row.amount !== undefined)) return [];
  const sumsOf = (amounts: LineRow['covered'] = []) =>
    totalOf([{ amounts: measuredAmounts(amounts, measures) }], identity.food, measures, false).sums;
  const covered = together.flatMap(({ row }) => row.covered ?? []);
  const needed = sumsOf(covered);
  if (mayBeAtHome(needed, identity) && together.every(({ row }) => !row.isNeeded)) return [];
  const left = countedAmount(
    sumsOf(together.flatMap(({ row }) => row.coveredLeft ?? [])),
    identity,
  );
  const bought = boughtFor(needed, left ?? 0, identity);
  const later = together.filter(({ row }) => row.week >= before);
  const reserved = countedAmount(sumsOf(later.flatMap(({ row }) => row.covered ?? [])), identity);
  if (bought === undefined || reserved === undefined) return [];
  const { boughtOn } = together[0]!;
  const since = together.reduce((first, { row }) => {
    const from = row.coveredFrom ?? row.week;
    return from < first ? from : first;
  }, boughtOn);
  return [
    {
      since,
      lastDay: addDays(boughtOn, perishing.days),
      amount: Math.max(0, bought - reserved),
      boughtOn,
      rows: earlier.map(({ row: { week, key } }) => ({ week, key })),
    },
  ];
}

/**
 * How much the packs hold that were bought for a need, of which some was left of earlier days.
 *
 * @returns undefined when that can't be converted
 */
export function boughtFor(
  needed: readonly Sum[],
  left: number,
  identity: NeededFood,
): number | undefined {
  if (left === 0) return countedAmount(whatToBuy(needed, identity).holds, identity);
  const amount = countedAmount(needed, identity);
  if (amount === undefined) return undefined;
  if (amount - left <= 0) return 0;
  return countedAmount(
    whatToBuy([sumOfCounted(amount - left, identity)], identity).holds,
    identity,
  );
}
