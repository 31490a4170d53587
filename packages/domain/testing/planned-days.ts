/** A plan owner's rows for tests of lists over any days: meals are planned and lines ticked as on a phone. */
import type { DayRange } from '../src/plan/days/day-range';
import type { ShoppingList, ListLine } from '../src/plan/shopping-list/list/shopping-list';
import { clearDoneOf } from '../src/plan/shopping-list/list/clear-done';
import { ticksOf, unticksBefore } from '../src/plan/shopping-list/list/ticks';
import { unticksOf } from '../src/plan/shopping-list/list/unticks';
import { listNeedsOf, needsOfItem } from '../src/plan/shopping-list/needs/list-needs';
import type { ListNeed } from '../src/plan/shopping-list/needs/list-need';
import { listWithRemainders } from '../src/plan/shopping-list/remainders/list-with-remainders';
import { remaindersOfRows, type Remainder } from '../src/plan/shopping-list/remainders/remainders';
import { mondayOf } from '../src/plan/days/week';
import { applyOperation } from '../src/plan/sync/apply-operation';
import { shoppingListOfRows } from '../src/plan/shopping-list/shopping-list-of-rows';
import type { OperationArgs, OperationName } from '../src/plan/sync/operations';
import { mealSwapId } from '../src/plan/rows/meal-swap-rows';
import { rowKey, type MealRow, type Row } from '../src/plan/rows/rows';

type SwapMade = Omit<OperationArgs['setMealSwap'], 'recipeId' | 'change'> &
  OperationArgs['setMealSwap']['change'];

export class PlannedDays {
  readonly #rows = new Map<string, Row>();
  readonly #recipes = new Map<string, { card: { title: string }; needs: ListNeed[] }>();
  readonly #itemNeeds = new Map<string, ListNeed[]>();
  #count = 0;

  constructor(public today: string) {}

  /** A dish of these lines, on a day. */
  plan(date: string, lines: readonly string[], more: Partial<MealRow> = {}): string {
    const recipeId = this.#recipe(lines);
    const id = `meal-${this.#count}`;
    this.apply('addMeal', {
      id,
      date,
      meal: 'dinner',
      order: 'a0',
      quantity: 1,
      recipeId,
      ...more,
    });
    return id;
  }

  /** A dish of these lines, on the list of a week. */
  list(week: string, lines: readonly string[]): void {
    const recipeId = this.#recipe(lines);
    this.apply('addListedRecipe', { id: `listed-${this.#count}`, week, recipeId, quantity: 1 });
  }

  type(text: string): void {
    const id = `item-${this.#count}`;
    this.apply('addItems', { items: [{ id, text, order: 'a0' }] });
    this.#itemNeeds.set(id, needsOfItem(text));
  }

  /** What somebody has another way in a meal, with what the server has read of it. */
  swap({ mealId, eaterId, key, week, ...change }: SwapMade, read: ListNeed[]): void {
    const { recipeId = '' } = this.#rows.get(rowKey('meals', mealId))!.fields as Partial<MealRow>;
    const subject = { mealId, recipeId, eaterId, key };
    this.apply('setMealSwap', { ...subject, week, change });
    this.#itemNeeds.set(mealSwapId(subject), read);
  }

  get view() {
    return {
      rows: this.#rows,
      recipes: this.#recipes,
      itemNeeds: this.#itemNeeds,
      foods: new Map(),
    };
  }

  listOf(days: DayRange): ShoppingList {
    return shoppingListOfRows(this.view, { days, today: this.today });
  }

  /** The same list, with what is left of earlier days counted first. */
  listWithLeft(days: DayRange): ShoppingList {
    const clock = { today: this.today, timeZone: 'UTC' };
    return listWithRemainders(this.listOf(days), this.view, clock);
  }

  /** What is left on a day, by the key of its line. */
  left(from: string): ReadonlyMap<string, Remainder> {
    const asked = { from, before: mondayOf(from), today: this.today, timeZone: 'UTC' };
    return remaindersOfRows(this.view, asked);
  }

  line(days: DayRange, key: string): ListLine | undefined {
    const { aisles, checkAtHome, cleared, atHome } = this.listOf(days);
    const all = [...aisles.flatMap(({ lines }) => lines), ...checkAtHome, ...cleared, ...atHome];
    return all.find((line) => line.key === key);
  }

  tick(days: DayRange, line: ListLine): void {
    const ticks = ticksOf(line, days, this.today);
    for (const before of unticksBefore(line, ticks)) this.apply('untick', before);
    for (const args of ticks) this.apply('tick', args);
  }

  untick(line: ListLine): void {
    for (const { name, args } of unticksOf(line)) this.apply(name, args);
  }

  /** By hand, in each week that the line is bought for. */
  set({ weeks, key }: ListLine, change: OperationArgs['changeLine']['change']): void {
    for (const { week } of weeks) this.apply('changeLine', { week, key, change });
  }

  /** All that is to buy in those days. */
  shop(days: DayRange): void {
    const { aisles, checkAtHome } = this.listOf(days);
    for (const line of [...aisles.flatMap(({ lines }) => lines), ...checkAtHome]) {
      this.tick(days, line);
    }
  }

  clearDone(days: DayRange): void {
    for (const args of clearDoneOf(this.listOf(days))) this.apply('clearDone', args);
  }

  apply<Name extends OperationName>(name: Name, args: OperationArgs[Name]): void {
    this.#count += 1;
    const at = Date.parse(`${this.today}T01:00:00Z`) + this.#count;
    const operation = { id: `o${this.#count}`, name, args, at, offset: 0, seen: this.#count };
    const { changed, refusal } = applyOperation(this.#rows, operation, {
      userId: 'priya',
      now: at,
    });
    if (refusal) throw new Error(`${name} was refused: ${refusal}`);
    for (const row of changed) {
      this.#rows.set(rowKey(row.kind, row.id), { ...row, version: this.#count });
    }
  }

  #recipe(lines: readonly string[]): string {
    const id = `recipe-${this.#count}`;
    const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
    this.#recipes.set(id, {
      card: { title: id },
      needs: listNeedsOf({ id, title: id, ingredients }),
    });
    return id;
  }
}
