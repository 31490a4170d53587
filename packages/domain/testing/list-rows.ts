/** The rows of a household, and the plain list that is given the same events. */
import { sevenDaysFrom } from '../src/plan/days/day-range';
import type { ShoppingList } from '../src/plan/shopping-list/list/shopping-list';
import { listNeedsOf, needsOfItem } from '../src/plan/shopping-list/needs/list-needs';
import type { ListNeed } from '../src/plan/shopping-list/needs/list-need';
import { applyOperation } from '../src/plan/sync/apply-operation';
import { shoppingListOfRows } from '../src/plan/shopping-list/shopping-list-of-rows';
import type { OperationArgs, OperationName } from '../src/plan/sync/operations';
import { rowKey } from '../src/plan/rows/rows';
import type { Row } from '../src/plan/rows/rows';
import { askedBy } from './asked-amounts';
import { equal } from './checks';
import { PlainList } from './plain-list';
import type { Asked } from './plain-list';

const weeks = ['2026-11-16', '2026-11-23'] as const;
export const today = '2026-11-18';
export const recipeCount = 5;
const user = 'priya';

/** Does something random: three numbers say with which of what there is. */
export type Action = (run: ListRows, a: number, b: number, c: number) => void;

export class ListRows {
  readonly plain = new PlainList();
  readonly #rows = new Map<string, Row>();
  readonly #needs = new Map<string, { card: { title: string }; needs: ListNeed[] }>();
  readonly #itemNeeds = new Map<string, ListNeed[]>();
  /** Portions at home, and what is planned of them, in times of the recipe; by the ids of their rows. */
  readonly portions = new Map<string, { recipe: number; left: number }>();
  readonly eaten = new Map<string, { of: string; quantity: number }>();
  /** Of the steps so far. */
  count = 0;

  constructor() {
    for (let recipe = 0; recipe < recipeCount; recipe += 1) this.setRecipe(recipe, recipe, 3);
  }

  list(week: string): ShoppingList {
    const view = {
      rows: this.#rows,
      recipes: this.#needs,
      itemNeeds: this.#itemNeeds,
      foods: new Map(),
    };
    return shoppingListOfRows(view, { days: sevenDaysFrom(week), today });
  }

  apply<Name extends OperationName>(name: Name, args: OperationArgs[Name]): void {
    const at = Date.parse('2026-11-18T01:00:00Z') + this.count;
    const operation = { id: `o${this.count}`, name, args, at, offset: 0, seen: this.count };
    const applied = applyOperation(this.#rows, operation, { userId: user, now: at });
    equal(applied.refusal, undefined, `refusal of ${name}`);
    for (const row of applied.changed) {
      const version = this.count;
      this.#rows.set(rowKey(row.kind, row.id), { ...row, version });
    }
  }

  newId(kind: string): string {
    return `${kind}${this.count}`;
  }

  /** Letters only: digits would be an amount. */
  newWord(): string {
    return `q${String(this.count).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  }

  /** The server reads the texts of items that wait. */
  readItems(asked: ReadonlyMap<string, Asked | undefined>): void {
    for (const [id, item] of this.plain.items) {
      if (!asked.has(id)) continue;
      item.asked = asked.get(id);
      item.read = { text: item.text, asked: item.asked };
      this.#itemNeeds.set(id, needsOfItem(item.text));
    }
  }

  setRecipe(recipe: number, a: number, b: number): void {
    const rows = Array.from({ length: 1 + ((a + b) % 4) }, (_, at) => askedBy(a + at * 7, b + at));
    this.plain.recipes[recipe] = rows.map(({ asked }) => asked);
    const ingredients = rows.map(({ text }) => ({ name: text, amount: '', unit: '' }));
    const id = recipeId(recipe);
    const title = `Recipe ${recipe}`;
    this.#needs.set(id, { card: { title }, needs: listNeedsOf({ id, title, ingredients }) });
  }
}

export const recipeId = (recipe: number): string => `recipe-${recipe}`;

/** This week's Monday, or the next one's. */
export const weekOf = (c: number) => weeks[c % 2]!;

export function pick<Value>(all: Iterable<Value>, at: number): Value | undefined {
  const list = [...all];
  return list.length === 0 ? undefined : list[at % list.length];
}
