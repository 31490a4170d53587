/**
 * Runs random operations on the rows of a household, and compares its ledger with a plain list that was
 * given the same events (`plain-list.ts`): each line, its sources, its sum, its tick, and its place.
 */
import type { Ledger, LedgerLine } from '../src/shopping-list/ledger/ledger';
import { clearDoneOf, tickOf, unticksBefore, unticksOf } from '../src/shopping-list/ledger/ticks';
import { listNeedsOf, needsOfItem } from '../src/shopping-list/needs/list-needs';
import type { ListNeed } from '../src/shopping-list/needs/list-need';
import { applyOperation } from '../src/sync/apply-operation';
import { ledgerOfRows } from '../src/sync/ledger-of-rows';
import type { OperationArgs, OperationName } from '../src/sync/operations';
import { rowKey } from '../src/sync/rows';
import type { Row } from '../src/sync/rows';
import { askedBy, baseOf } from './asked-amounts';
import { equal, near } from './checks';
import { exact } from './exact';
import type { Exact } from './exact';
import { foodKeys, pantry, PlainList, tickItem, untickItem } from './plain-list';
import type { Asked, FoodKey } from './plain-list';
import { allLines } from './ledger-weeks';

/** One random step: what to do, and three numbers that say with which of what there is. */
export type Step = readonly [action: number, a: number, b: number, c: number];

const weeks = ['2026-11-16', '2026-11-23'] as const;
const today = '2026-11-18';
const recipeCount = 5;
const user = 'priya';

/** Throws when a ledger differs from the plain list. */
export class LedgerRun {
  readonly #rows = new Map<string, Row>();
  readonly #needs = new Map<string, { card: { title: string }; needs: ListNeed[] }>();
  readonly #itemNeeds = new Map<string, ListNeed[]>();
  readonly #plain = new PlainList();
  #count = 0;

  constructor() {
    for (let recipe = 0; recipe < recipeCount; recipe += 1) this.#editRecipe(recipe, recipe, 3);
  }

  /** How many lines were compared. */
  compared = 0;

  take([action, a, b, c]: Step): void {
    this.#count += 1;
    actions[action % actions.length]!.call(this, a, b, c);
  }

  /** @param week 0 for this week, 1 for the next */
  compare(week: 0 | 1): void {
    const ledger = this.ledger(weeks[week]);
    const lines = new Map(allLines(ledger).map((line) => [line.key, line]));
    for (const food of foodKeys) {
      const expected = this.#plain.expected(weeks[week], food);
      const line = lines.get(food);
      equal(line !== undefined, expected !== undefined, `is there a line ${food}`);
      if (line && expected) this.#compareLine(ledger, line, food, expected);
    }
    const alone = [...this.#plain.items].filter(([, { asked }]) => !asked);
    for (const [id, { text }] of alone) {
      const own = [...lines.values()].filter((line) => line.items.some((item) => item.id === id));
      const texts = own.flatMap(({ parts }) => parts.map((part) => part.ingredientText));
      if (own.length > 0) equal(texts.join(), text, 'the text of an item');
    }
  }

  ledger(week: string): Ledger {
    const view = {
      rows: this.#rows,
      recipes: this.#needs,
      itemNeeds: this.#itemNeeds,
      foods: new Map(),
    };
    return ledgerOfRows(view, { week, today });
  }

  #compareLine(
    ledger: Ledger,
    line: LedgerLine,
    food: FoodKey,
    expected: NonNullable<ReturnType<PlainList['expected']>>,
  ): void {
    this.compared += 1;
    const sources = [...new Set(line.parts.map(({ id }) => id!))].sort();
    equal(sources.join(), [...expected.sources.keys()].sort().join(), `sources of ${food}`);
    near(baseOf(line.amounts, food), expected.total, `sum of ${food}`);
    near(
      baseOf(
        line.parts.flatMap(({ amounts }) => amounts),
        food,
      ),
      expected.total,
      `parts of ${food}`,
    );
    for (const [id, amount] of expected.sources) {
      const parts = line.parts.filter((part) => part.id === id);
      near(
        baseOf(
          parts.flatMap(({ amounts }) => amounts),
          food,
        ),
        amount,
        `${food} of ${id}`,
      );
    }
    equal(line.isTicked, expected.isTicked, `tick of ${food}`);
    equal(line.needLeft === undefined || !line.isTicked, true, `rest of ${food}`);
    const place = ledger.staples.includes(line)
      ? 'staples'
      : ledger.cleared.includes(line)
        ? 'cleared'
        : 'list';
    equal(place, expected.place, `place of ${food}`);
    const override = this.#plain.overrides.get(`${line.week} ${food}`);
    equal(line.name, override?.name ?? line.computed.name, `name of ${food}`);
    equal(line.text, override?.amount ?? line.computed.text, `amount of ${food}`);
  }

  apply<Name extends OperationName>(name: Name, args: OperationArgs[Name]): void {
    const at = Date.parse('2026-11-18T01:00:00Z') + this.#count;
    const operation = { id: `o${this.#count}`, name, args, at, offset: 0, seen: this.#count };
    const applied = applyOperation(this.#rows, operation, { userId: user, now: at });
    equal(applied.refusal, undefined, `refusal of ${name}`);
    for (const row of applied.changed) {
      const version = this.#count;
      this.#rows.set(rowKey(row.kind, row.id), { ...row, version });
    }
  }

  get plain(): PlainList {
    return this.#plain;
  }

  newId(kind: string): string {
    return `${kind}${this.#count}`;
  }

  /** Letters only: digits would be an amount. */
  newWord(): string {
    return `q${String(this.#count).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  }

  setRecipe(recipe: number, a: number, b: number): void {
    this.#editRecipe(recipe, a, b);
  }

  /** The server reads the texts of items that wait. */
  readItems(asked: ReadonlyMap<string, Asked | undefined>): void {
    for (const [id, item] of this.#plain.items) {
      if (!asked.has(id)) continue;
      item.asked = asked.get(id);
      this.#itemNeeds.set(id, needsOfItem(item.text));
    }
  }

  #editRecipe(recipe: number, a: number, b: number): void {
    const rows = Array.from({ length: 1 + ((a + b) % 4) }, (_, at) => askedBy(a + at * 7, b + at));
    this.#plain.recipes[recipe] = rows.map(({ asked }) => asked);
    const ingredients = rows.map(({ text }) => ({ name: text, amount: '', unit: '' }));
    const id = recipeId(recipe);
    const title = `Recipe ${recipe}`;
    this.#needs.set(id, { card: { title }, needs: listNeedsOf({ id, title, ingredients }) });
  }
}

const recipeId = (recipe: number): string => `recipe-${recipe}`;
const weekOf = (c: number) => weeks[c % 2]!;
const dayOf = (b: number, c: number) =>
  `${weekOf(c).slice(0, 8)}${Number(weekOf(c).slice(8)) + (b % 7)}`;
const quantities = [0.25, 0.5, 1, 1.5, 2, 3];
const exactOf = (quantity: number): Exact => exact(quantity * 4, 4);

function pick<Value>(all: Iterable<Value>, at: number): Value | undefined {
  const list = [...all];
  return list.length === 0 ? undefined : list[at % list.length];
}

type Action = (this: LedgerRun, a: number, b: number, c: number) => void;

const addMeal: Action = function (a, b, c) {
  if (this.plain.cookings.size >= mostCookings) return;
  const id = this.newId('m');
  const [recipe, quantity] = [a % recipeCount, quantities[b % quantities.length]!];
  const fields = { meal: 'dinner', order: 'a0', quantity, recipeId: recipeId(recipe) };
  this.apply('addMeal', { id, date: dayOf(b, c), ...fields });
  this.plain.cookings.set(id, { week: weekOf(c), recipe, quantity: exactOf(quantity) });
};

const addListed: Action = function (a, b, c) {
  if (this.plain.cookings.size >= mostCookings) return;
  const id = this.newId('l');
  const [recipe, quantity] = [a % recipeCount, quantities[b % quantities.length]!];
  this.apply('addListedRecipe', { id, week: weekOf(c), recipeId: recipeId(recipe), quantity });
  this.plain.cookings.set(id, { week: weekOf(c), recipe, quantity: exactOf(quantity) });
};

const moveMeal: Action = function (a, b, c) {
  const id = pick(
    [...this.plain.cookings.keys()].filter((each) => each.startsWith('m')),
    a,
  );
  if (id === undefined) return;
  this.apply('changeMeal', { id, change: { date: dayOf(b, c) } });
  this.plain.cookings.get(id)!.week = weekOf(c);
};

const scale: Action = function (a, b) {
  const id = pick(this.plain.cookings.keys(), a);
  if (id === undefined) return;
  const quantity = quantities[b % quantities.length]!;
  const name = id.startsWith('m') ? 'changeMeal' : 'changeListedRecipe';
  this.apply(name, { id, change: { quantity } });
  this.plain.cookings.get(id)!.quantity = exactOf(quantity);
};

const removeCooking: Action = function (a) {
  const id = pick(this.plain.cookings.keys(), a);
  if (id === undefined) return;
  this.apply(id.startsWith('m') ? 'removeMeal' : 'removeListedRecipe', { id });
  this.plain.cookings.delete(id);
};

const editRecipe: Action = function (a, b, c) {
  this.setRecipe(a % recipeCount, b, c);
};

/** Every other one waits for the server; one in five is of no food. */
const addItem: Action = function (a, b, c) {
  if (this.plain.items.size >= mostItems) return;
  const id = this.newId('i');
  const { text, asked } = typedBy(a, b, c % 5 === 0 ? this.newWord() : undefined);
  this.apply('addItems', { items: [{ id, text, order: 'a0' }] });
  this.plain.items.set(id, { text });
  if (b % 2 === 0) this.readItems(new Map([[id, asked]]));
};

const changeItem: Action = function (a, b, c) {
  const id = pick(this.plain.items.keys(), a);
  if (id === undefined) return;
  const { text, asked } = typedBy(a + 1, b, c % 5 === 0 ? this.newWord() : undefined);
  this.apply('changeItem', { id, change: { text } });
  const item = this.plain.items.get(id)!;
  item.asked = item.text === text ? item.asked : undefined;
  item.text = text;
  if (b % 3 > 0) this.readItems(new Map([[id, asked]]));
};

/** @param word of an item without a food, so that no two of them are the same */
function typedBy(a: number, b: number, word: string | undefined): Typing {
  return word === undefined ? askedBy(a, b) : { text: `zzyzx ${word}`, asked: undefined };
}

interface Typing {
  text: string;
  asked: Asked | undefined;
}

const repeatItem: Action = function (a, b) {
  const id = pick(this.plain.items.keys(), a);
  if (id === undefined) return;
  const repeatWeeks = b % 2 === 0 ? 1 : null;
  this.apply('changeItem', { id, change: { repeatWeeks } });
  this.plain.items.get(id)!.repeatWeeks = repeatWeeks ?? undefined;
};

const removeItem: Action = function (a) {
  const id = pick(this.plain.items.keys(), a);
  if (id === undefined) return;
  this.apply('removeItem', { id });
  this.plain.items.delete(id);
};

const tick: Action = function (a, _b, c) {
  const line = pick(allLines(this.ledger(weekOf(c))), a);
  if (!line) return;
  const args = tickOf(line, today);
  for (const before of unticksBefore(line, args)) this.apply('untick', before);
  this.apply('tick', args);
  if (isFood(line.key)) this.plain.tick(weekOf(c), line.key);
  else for (const { id } of line.items) tickItem(this.plain.items.get(id)!, weekOf(c));
};

const untick: Action = function (a, _b, c) {
  const line = pick(allLines(this.ledger(weekOf(c))), a);
  if (!line) return;
  for (const args of unticksOf(line)) this.apply('untick', args);
  if (isFood(line.key)) this.plain.untick(weekOf(c), line.key);
  else for (const { id } of line.items) untickItem(this.plain.items.get(id)!, weekOf(c));
};

const clearDone: Action = function (_a, b, c) {
  const args = clearDoneOf(this.ledger(weekOf(c)));
  // Not too often, or little is ever ticked.
  if (!args || b % 3 > 0) return;
  this.apply('clearDone', args);
  this.plain.clear(weekOf(c));
};

const rename: Action = function (a, b, c) {
  const food = this.plain.lineOf(foodKeys[a % foodKeys.length]!);
  const [name, amount] = [b % 2 === 0 ? 'By hand' : null, b % 3 === 0 ? 'two bags' : null];
  this.apply('changeLine', { week: weekOf(c), key: food, change: { name, amount } });
  this.plain.overrides.set(`${weekOf(c)} ${food}`, {
    ...(name !== null && { name }),
    ...(amount !== null && { amount }),
  });
};

const toggleStaple: Action = function (a, b) {
  const food = foodKeys[a % foodKeys.length]!;
  const isStaple = b % 4 === 0;
  this.apply('changeFood', { key: food, change: { isStaple: isStaple || null } });
  if (isStaple) this.plain.staples.add(food);
  else this.plain.staples.delete(food);
};

const toggleSame: Action = function (a, b) {
  if (a % 3 > 0) return;
  const isSame = b % 2 === 0;
  this.apply('changeFood', { key: 'lamb-mince', change: { sameAs: isSame ? 'beef-mince' : null } });
  this.plain.isLambBeef = isSame;
};

const isFood = (key: string): key is FoodKey => Object.hasOwn(pantry, key);
const mostCookings = 20;
const mostItems = 15;

const actions: readonly Action[] = [
  addMeal,
  addMeal,
  addListed,
  moveMeal,
  scale,
  removeCooking,
  editRecipe,
  addItem,
  addItem,
  changeItem,
  repeatItem,
  removeItem,
  tick,
  tick,
  tick,
  untick,
  clearDone,
  rename,
  toggleStaple,
  toggleSame,
];
