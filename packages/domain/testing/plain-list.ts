/**
 * A shopping list by plain addition: what the list is compared with. It stores events and adds exact
 * fractions in grams, millilitres and pieces; it knows nothing of rows, needs or lines.
 *
 * Of packs it knows only how much more than a need they hold at most. A need beyond what was needed and within that may be
 * covered or not: there the answer of the list is used, and tests of packs say what is right.
 */
import { sum, times, toNumber } from './exact';
import type { Exact } from './exact';

/**
 * What recipes and items of these weeks may name; `base` is how much one of a unit is, `surplus` how much a purchase
 * holds more than was needed at most.
 */
export const pantry = {
  'beef-mince': { name: 'beef mince', base: { g: 1, kg: 1000 }, surplus: 100 },
  'lamb-mince': { name: 'lamb mince', base: { g: 1, kg: 1000 }, surplus: 100 },
  milk: { name: 'milk', base: { ml: 1, L: 1000, cups: 250 }, surplus: 1000 },
  onion: { name: 'onions', base: { '': 150, g: 1 }, surplus: 150 },
  'plain-flour': { name: 'plain flour', base: { g: 1, cups: 150 }, surplus: 1000 },
  egg: { name: 'eggs', base: { '': 1 }, surplus: 12 },
  garlic: { name: 'garlic', base: { cloves: 1 }, surplus: 12 },
  quandong: { name: 'quandong', base: { g: 1 }, surplus: 100 },
} as const satisfies Record<
  string,
  { name: string; base: Record<string, number>; surplus: number }
>;

export type FoodKey = keyof typeof pantry;
export const foodKeys = Object.keys(pantry) as FoodKey[];

export interface Asked {
  food: FoodKey;
  /** In the base of the food. */
  amount: Exact;
}

/** Cooked on a week, without a day. */
export interface Cooking {
  week: string;
  recipe: number;
  quantity: Exact;
}

export interface Typed {
  /** Undefined while its text is not read, and of a text without a food. */
  asked?: Asked | undefined;
  /** The text that was read last, and what it asks for. */
  read?: { text: string; asked: Asked | undefined } | undefined;
  text: string;
  tickedIn?: string | undefined;
  repeatWeeks?: number | undefined;
  isCleared?: boolean | undefined;
}

export class PlainList {
  readonly recipes: Asked[][] = [];
  readonly cookings = new Map<string, Cooking>();
  readonly items = new Map<string, Typed>();
  /** By week and food. */
  readonly covers = new Map<string, { amount: Exact; isCleared: boolean }>();
  readonly overrides = new Map<string, { name?: string; amount?: string }>();
  readonly staples = new Set<FoodKey>();
  isLambBeef = false;

  /** The food whose line this is on. */
  lineOf(food: FoodKey): FoodKey {
    return this.isLambBeef && food === 'lamb-mince' ? 'beef-mince' : food;
  }

  /** Sources of a line and how much each asks for. */
  sourcesOf(week: string, line: FoodKey): Map<string, Exact> {
    const sources = new Map<string, Exact>();
    for (const [id, { week: at, recipe, quantity }] of this.cookings) {
      const asked = this.recipes[recipe]!.filter(({ food }) => this.lineOf(food) === line);
      const amount = times(sum(asked.map((each) => each.amount)), quantity);
      if (at === week && asked.length > 0) sources.set(id, amount);
    }
    return sources;
  }

  itemsOf(week: string, line: FoodKey): Map<string, Typed> {
    return new Map(
      [...this.items].filter(
        ([, { asked, ...item }]) =>
          asked && this.lineOf(asked.food) === line && stateOf(item, week) !== 'hidden',
      ),
    );
  }

  /** What recipes need, and what ticks of the foods on this line have covered. */
  coveredOf(week: string, line: FoodKey): { need?: Exact; covered?: Exact; isCleared: boolean } {
    const sources = [...this.sourcesOf(week, line).values()];
    const covers = this.coverKeys(week, line).map((key) => this.covers.get(key)!);
    return {
      ...(sources.length > 0 && { need: sum(sources) }),
      ...(covers.length > 0 && { covered: sum(covers.map(({ amount }) => amount)) }),
      isCleared: covers.length > 0 && covers.every((cover) => cover.isCleared),
    };
  }

  /** The line's own first. */
  coverKeys(week: string, line: FoodKey): string[] {
    const foods = foodKeys.filter((food) => this.lineOf(food) === line);
    const own = [line, ...foods.filter((food) => food !== line)];
    return own.map((food) => `${week} ${food}`).filter((key) => this.covers.has(key));
  }

  /** @param areCovered what the list says of the recipes on a line */
  expected(week: string, line: FoodKey, areCovered: Covered): Expected | undefined {
    const sources = this.sourcesOf(week, line);
    const items = this.itemsOf(week, line);
    if (sources.size === 0 && items.size === 0) return undefined;
    for (const [id, { asked }] of items) sources.set(id, asked!.amount);
    const { need, isCleared } = this.coveredOf(week, line);
    const isBought = this.isBought(week, line, areCovered);
    const all = [...items.values()];
    const isTicked = isBought && all.every((item) => stateOf(item, week) === 'ticked');
    const isPutAway = (need === undefined || isCleared) && all.every((item) => item.isCleared);
    return {
      sources,
      total: sum([...sources.values()]),
      isTicked,
      place: placeOf(isTicked && isPutAway, this.staples.has(line) && items.size === 0),
    };
  }

  isBought(week: string, line: FoodKey, areCovered: Covered): boolean {
    const { need, covered } = this.coveredOf(week, line);
    if (need === undefined) return true;
    if (covered === undefined) return false;
    // A thousandth is the dust of conversion.
    const least = toNumber(need) * 0.999;
    if (toNumber(covered) >= least) return true;
    return toNumber(covered) + pantry[line].surplus >= least * 0.98 && areCovered(line);
  }

  /** As `tickOf`: what recipes need, unless it is covered, and every item that is not ticked. */
  tick(week: string, line: FoodKey, areCovered: Covered): void {
    const { need } = this.coveredOf(week, line);
    if (need && !this.isBought(week, line, areCovered)) {
      // The whole need is covered now: what was ticked of a food that joined the line counts no more.
      for (const key of this.coverKeys(week, line)) this.covers.delete(key);
      this.covers.set(`${week} ${line}`, { amount: need, isCleared: false });
    }
    for (const item of this.itemsOf(week, line).values()) tickItem(item, week);
  }

  untick(week: string, line: FoodKey): void {
    for (const key of this.coverKeys(week, line)) this.covers.delete(key);
    for (const item of this.itemsOf(week, line).values()) untickItem(item, week);
  }

  /** Puts away what is ticked and to be seen on the list of a week. */
  clear(week: string, areCovered: Covered): void {
    const lines = foodKeys.filter((food) => this.lineOf(food) === food);
    const done = lines.filter((line) => {
      const expected = this.expected(week, line, areCovered);
      return expected?.isTicked === true && expected.place === 'list';
    });
    const items = done.flatMap((line) => [...this.itemsOf(week, line)]);
    const alone = [...this.items].filter(
      ([, item]) => !item.asked && stateOf(item, week) === 'ticked' && !item.isCleared,
    );
    for (const line of done) {
      for (const key of this.coverKeys(week, line)) {
        this.covers.set(key, { ...this.covers.get(key)!, isCleared: true });
      }
    }
    for (const [id, item] of [...items, ...alone]) {
      if (item.repeatWeeks) item.isCleared = true;
      else this.items.delete(id);
    }
  }
}

export type Covered = (line: FoodKey) => boolean;

export interface Expected {
  sources: Map<string, Exact>;
  total: Exact;
  isTicked: boolean;
  place: 'list' | 'staples' | 'cleared';
}

export function tickItem(item: Typed, week: string): void {
  if (stateOf(item, week) === 'ticked') return;
  item.tickedIn = week;
  item.isCleared = undefined;
}

export function untickItem(item: Typed, week: string): void {
  if (stateOf(item, week) !== 'ticked') return;
  item.tickedIn = undefined;
  item.isCleared = undefined;
}

/** Of these weeks none is past. */
function stateOf(
  { tickedIn, repeatWeeks }: Pick<Typed, 'tickedIn' | 'repeatWeeks'>,
  week: string,
): 'open' | 'ticked' | 'hidden' {
  if (tickedIn === undefined) return 'open';
  if (tickedIn === week) return 'ticked';
  return tickedIn < week && repeatWeeks === 1 ? 'open' : 'hidden';
}

function placeOf(isPutAway: boolean, isStaple: boolean): Expected['place'] {
  if (isStaple) return 'staples';
  return isPutAway ? 'cleared' : 'list';
}
