/**
 * A made-up household that plans with Magic Menu and shops once a week, by the operations and functions of a phone, and what
 * is really in its fridge: whole packs as bought, used by the dishes, thrown away when they are no longer good.
 */
import { linesOfSample } from '../../packages/domain/src/book/sample-recipes/sample-recipe';
import { sampleRecipes } from '../../packages/domain/src/book/sample-recipes/sample-recipes';
import { addDays, type PlainDate } from '../../packages/domain/src/plan/days/week';
import { sevenDaysFrom } from '../../packages/domain/src/plan/days/day-range';
import { menuFacts } from '../../packages/domain/src/plan/magic-menu/facts/menu-facts';
import { planMenu } from '../../packages/domain/src/plan/magic-menu/magic-menu';
import type { Candidate } from '../../packages/domain/src/plan/magic-menu/menu-request';
import { seededRandom } from '../../packages/domain/src/plan/magic-menu/random';
import { leftFoodsOfRows } from '../../packages/domain/src/plan/magic-menu/week/left-foods';
import { rowKey, type Row } from '../../packages/domain/src/plan/rows/rows';
import { nothingLeft } from '../../packages/domain/src/plan/shopping-list/changes/nothing-left';
import { tickChanges } from '../../packages/domain/src/plan/shopping-list/changes/tick-changes';
import { totalOf } from '../../packages/domain/src/plan/shopping-list/lines/total';
import type {
  ListLine,
  ShoppingList,
} from '../../packages/domain/src/plan/shopping-list/list/shopping-list';
import { ticksOf } from '../../packages/domain/src/plan/shopping-list/list/ticks';
import { listNeedsOf } from '../../packages/domain/src/plan/shopping-list/needs/list-needs';
import { measuredAmounts } from '../../packages/domain/src/plan/shopping-list/amounts/remaining-need';
import { countedAmount } from '../../packages/domain/src/plan/shopping-list/remainders/counted-amount';
import { listWithRemainders } from '../../packages/domain/src/plan/shopping-list/remainders/list-with-remainders';
import {
  boughtFor,
  consumptionOf,
} from '../../packages/domain/src/plan/shopping-list/remainders/perishable-rows';
import { consume } from '../../packages/domain/src/plan/shopping-list/remainders/consume';
import { shoppingListOfRows } from '../../packages/domain/src/plan/shopping-list/shopping-list-of-rows';
import { applyOperation } from '../../packages/domain/src/plan/sync/apply-operation';
import type { NamedChange } from '../../packages/domain/src/plan/sync/operations';
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';
import { householdRecipes } from '../magic-menu/household-recipes';

export interface YearOptions {
  seed: number;
  weeks: number;
  /** Lists and Magic Menu count what is left. */
  countsLeft: boolean;
  /** How likely what is left of a food is eaten up between two weeks, beside any plan: 0 to 1. */
  eatenUp: number;
}

export interface YearResult {
  /** Thrown away of perishable foods, by the key of the food, in g or mL. */
  thrown: Map<string, number>;
  /** Bought of them. */
  bought: Map<string, number>;
  weeks: number;
  dinners: number;
  /** Weeks in which somebody had to say that something is gone. */
  weeksWithTap: number;
  /** Uses that neither the fridge nor the shop had, in g or mL. */
  missing: number;
}

interface InFridge {
  since: PlainDate;
  lastDay: PlainDate;
  amount: number;
}

const first = '2025-12-29';
const timeZone = 'Australia/Sydney';
/** Longer ago than this, rows are forgotten (`sync/operations.ts`). */
const keptDays = 90;

/** The same seed plans, shops and eats the same, as far as what is left does not change the menu. */
export function yearOf({ seed, weeks, countsLeft, eatenUp }: YearOptions): YearResult {
  const random = seededRandom(seed);
  const recipes = recipesOf(random);
  const dinners = 4 + Math.floor(random() * 4);
  const quantity = [0.5, 0.75, 1, 1, 1.25][Math.floor(random() * 5)]!;
  const household = new Household(recipes, quantity);
  const result: YearResult = {
    thrown: new Map(),
    bought: new Map(),
    weeks,
    dinners: 0,
    weeksWithTap: 0,
    missing: 0,
  };
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(first, 7 * week);
    household.begin(monday);
    household.eatUp(eatenUp);
    result.dinners += household.plan({ dinners, seed: seed * 1000 + week, countsLeft });
    if (household.shop(result, countsLeft)) result.weeksWithTap += 1;
    household.cook(result);
  }
  household.throwAll(result);
  return result;
}

/** Two thirds of the project's recipes. */
const recipesOf = (random: () => number): RecipeContent[] =>
  allRecipes().filter(() => random() < 2 / 3);

let known: RecipeContent[] | undefined;
function allRecipes(): RecipeContent[] {
  known ??= [
    ...sampleRecipes.map((sample) => ({
      title: sample.title,
      serves: sample.serves,
      totalMinutes: sample.prepMinutes + sample.cookMinutes,
      cuisine: sample.cuisine,
      course: sample.course,
      tags: [],
      ...linesOfSample(sample),
    })),
    ...householdRecipes(),
  ];
  return known;
}

class Household {
  readonly #rows = new Map<string, Row>();
  readonly #recipes = new Map<
    string,
    { card: { title: string }; needs: ReturnType<typeof listNeedsOf> }
  >();
  readonly #candidates: Candidate[];
  readonly #plannedOn = new Map<string, PlainDate[]>();
  readonly #fridge = new Map<string, InFridge[]>();
  readonly #eating = seededRandom(77);
  #monday: PlainDate = first;
  #count = 0;

  constructor(
    recipes: readonly RecipeContent[],
    private readonly quantity: number,
  ) {
    for (const recipe of recipes) {
      const { title } = recipe;
      const needs = listNeedsOf({ ...recipe, id: title });
      this.#recipes.set(title, { card: { title }, needs });
    }
    this.#candidates = recipes.map((recipe) => ({
      ...menuFacts(recipe),
      id: recipe.title,
      title: recipe.title,
      minutes: recipe.totalMinutes,
      isFavourite: false,
      plannedOn: [],
      refusals: [],
    }));
  }

  begin(monday: PlainDate): void {
    this.#monday = monday;
    const oldest = addDays(monday, -keptDays);
    for (const [key, { kind, fields }] of this.#rows) {
      const on =
        kind === 'meals'
          ? (fields as { date: PlainDate }).date
          : (fields as { week?: PlainDate }).week;
      if (on !== undefined && on < oldest) this.#rows.delete(key);
    }
  }

  eatUp(share: number): void {
    for (const [key, lots] of this.#fridge) {
      if (lots.length > 0 && this.#eating() < share) this.#fridge.set(key, []);
    }
  }

  plan({
    dinners,
    seed,
    countsLeft,
  }: {
    dinners: number;
    seed: number;
    countsLeft: boolean;
  }): number {
    const monday = this.#monday;
    const slots = Array.from({ length: dinners }, (_, day) => ({
      id: addDays(monday, day),
      date: addDays(monday, day),
      meal: 'dinner',
      eaterIds: [],
    }));
    const { picks } = planMenu({
      slots,
      candidates: this.#candidates.map((one) => ({
        ...one,
        plannedOn: this.#plannedOn.get(one.id) ?? [],
      })),
      settings: { repeatAfterDays: 10, leanings: [] },
      seed,
      left: countsLeft ? leftFoodsOfRows(this.#view(), monday, this.#clock()) : [],
    });
    for (const { slotId: date, recipeId } of picks) {
      const on = this.#plannedOn.get(recipeId) ?? [];
      this.#plannedOn.set(recipeId, [...on, date].slice(-3));
      const id = `meal-${this.#count}`;
      const args = { id, date, meal: 'dinner', order: 'a0', quantity: this.quantity, recipeId };
      this.#apply({ name: 'addMeal', args });
    }
    return picks.length;
  }

  /** Who sees that something is not there says so with a tap. @returns whether somebody had to */
  shop(result: YearResult, countsLeft: boolean): boolean {
    const gone = countsLeft
      ? linesIn(this.#list(true)).filter(({ key, left }) => left && !this.#fridge.get(key)?.length)
      : [];
    for (const { left } of gone) {
      for (const change of nothingLeft(left!, this.#monday)) this.#apply(change);
    }
    const list = this.#list(countsLeft);
    for (const line of list.aisles.flatMap(({ lines }) => lines)) {
      const perishing = line.toBuy?.built.identity.food?.perishing;
      if (perishing) this.#buy(line, perishing.days, result);
      for (const change of tickChanges(line, ticksOf(line, list.days, this.#monday)))
        this.#apply(change);
    }
    return gone.length > 0;
  }

  cook(result: YearResult): void {
    const lines = linesIn(this.#list(false));
    for (const { key, toBuy } of lines) {
      const { contributions, identity } = toBuy?.built ?? {};
      if (!contributions || !identity?.food?.perishing) continue;
      const uses = contributions
        .map((each) => consumptionOf(each, 'au'))
        .map(({ day, amount }) => ({ day, amount: amount === Infinity ? 0 : amount }));
      const lots = this.#fridge.get(key) ?? [];
      const { left, served } = consume(lots, uses);
      uses.forEach(({ amount }, index) => (result.missing += amount - served[index]!));
      this.#fridge.set(
        key,
        lots.map((lot, index) => ({ ...lot, amount: left[index]! })),
      );
    }
    this.#throwWhatIsBad(addDays(this.#monday, 7), result);
  }

  throwAll(result: YearResult): void {
    this.#throwWhatIsBad('9999-12-31', result);
  }

  #throwWhatIsBad(on: PlainDate, { thrown }: YearResult): void {
    for (const [key, lots] of this.#fridge) {
      const bad = lots.filter(({ lastDay }) => lastDay < on);
      const amount = bad.reduce((sum, lot) => sum + lot.amount, 0);
      thrown.set(key, (thrown.get(key) ?? 0) + amount);
      this.#fridge.set(
        key,
        lots.filter(({ lastDay, amount: left }) => lastDay >= on && left > 0),
      );
    }
  }

  /** Whole packs for what the line asks for. */
  #buy({ key, toBuy }: ListLine, days: number, { bought }: YearResult): void {
    const { contributions, identity } = toBuy!.built;
    const { sums } = totalOf(contributions, identity.food, 'au', false);
    const counted = measuredAmounts([...(toBuy!.left?.values() ?? [])].flat(), 'au');
    const had = totalOf([{ amounts: counted }], identity.food, 'au', false).sums;
    const amount = boughtFor(sums, countedAmount(had, identity) ?? 0, identity) ?? 0;
    const lot = { since: this.#monday, lastDay: addDays(this.#monday, days), amount };
    this.#fridge.set(key, [...(this.#fridge.get(key) ?? []), lot]);
    bought.set(key, (bought.get(key) ?? 0) + amount);
  }

  #list(countsLeft: boolean): ShoppingList {
    const days = sevenDaysFrom(this.#monday);
    const list = shoppingListOfRows(this.#view(), { days, today: this.#monday });
    return countsLeft ? listWithRemainders(list, this.#view(), this.#clock()) : list;
  }

  #view() {
    return { rows: this.#rows, recipes: this.#recipes, itemNeeds: new Map(), foods: new Map() };
  }

  #clock() {
    return { today: this.#monday, timeZone };
  }

  #apply({ name, args }: NamedChange): void {
    this.#count += 1;
    const at = Date.parse(`${this.#monday}T01:00:00Z`) + this.#count;
    const operation = { id: `o${this.#count}`, name, args, at, offset: 0, seen: this.#count };
    const { changed } = applyOperation(this.#rows, operation, { userId: 'ann', now: at });
    for (const row of changed) {
      this.#rows.set(rowKey(row.kind, row.id), { ...row, version: this.#count });
    }
  }
}

const linesIn = ({ aisles, left = [], cleared }: ShoppingList): ListLine[] => [
  ...aisles.flatMap(({ lines }) => lines),
  ...left,
  ...cleared,
];
