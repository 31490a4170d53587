/** Ticks lines of a shopping list, takes ticks back, and moves foods to other aisles and home. */
import { ask, find, type Caller } from '../caller';
import type { Thing } from '../ledger';
import { createRecipe, makeContent, recipeThing } from './recipe-things';
import { inTurn, newId, type OpenWriter } from './writer';

/** Where each food stands, and whether it is ticked: "Bakery | ticked". */
type List = Record<string, string>;

export const openTickWriter: OpenWriter = (caller) => {
  const recipe = recipeThing(caller);
  const content = { ...makeContent(), ingredients };
  const planId = newId();
  const plan: Thing = {
    name: `plan ${planId}`,
    acknowledged: undefined,
    read: async () =>
      (await find<{ startDate: string }>(caller, `/meal-plans/${planId}/hydrated`))?.startDate,
  };
  const list: Thing = {
    name: `shopping list ${planId}`,
    acknowledged: undefined,
    read: async () => listOf(await find<ListOnWire>(caller, `/meal-plans/${planId}/shopping-list`)),
  };
  const aisles = new Map<string, string>();
  const nextStep = inTurn(['tick', 'move', 'tick', 'untick', 'always have'] as const);
  const nextLine = inTurn(Array.from(ingredients.keys()));

  const makePlan = async () => {
    const meal = { _id: newId(), recipe: recipe.id, quantity: 1 };
    const body = { _id: planId, startDate: monday, days: { monday: [meal] } };
    const answer = await caller.ledger.write(plan, monday, () =>
      ask(caller, 'POST', '/meal-plans', body),
    );
    return answer !== undefined;
  };
  return {
    async write() {
      if (recipe.acknowledged === undefined) {
        return (await createRecipe(caller, recipe, content)) !== undefined;
      }
      if (plan.acknowledged === undefined) return makePlan();
      if (list.pending) return false;
      if (list.acknowledged === undefined) {
        list.acknowledged = await list.read();
        caller.ledger.add(list);
      }
      const keys = Object.keys(list.acknowledged as List).toSorted();
      return change(caller, {
        list,
        planId,
        key: keys[nextLine() % keys.length]!,
        step: nextStep(),
        aisles,
      });
    },
  };
};

const monday = '2031-01-06';

const ingredients = ['beef mince', 'carrots', 'brown onions', 'milk', 'plain flour', 'rice'].map(
  (name, row) => ({ name, amount: String(100 + row), unit: 'g' }),
);

interface Change {
  list: Thing;
  planId: string;
  key: string;
  step: 'tick' | 'untick' | 'move' | 'always have';
  /** Where each food stood before it was always there. */
  aisles: Map<string, string>;
}

async function change(caller: Caller, { list, planId, key, step, aisles }: Change) {
  const now = list.acknowledged as List;
  const [aisle, tick] = now[key]!.split(' | ') as [string, string];
  const ticks = `/meal-plans/${planId}/shopping-list/ticks`;
  const write = async (next: string, method: string, path: string, body: object) => {
    const call = () => ask(caller, method, path, body);
    return (await caller.ledger.write(list, { ...now, [key]: next }, call)) !== undefined;
  };
  if (aisle === atHome) {
    return write(`${aisles.get(key)} | ${tick}`, 'DELETE', '/shopping-list/staples', { key });
  }
  aisles.set(key, aisle);
  if (step === 'tick') {
    return write(`${aisle} | ticked`, 'PUT', ticks, { line: key, covered: everything });
  }
  if (step === 'untick') return write(`${aisle} | open`, 'DELETE', ticks, { line: key });
  if (step === 'move') {
    const other = aisle === 'Bakery' ? 'Pantry' : 'Bakery';
    return write(`${other} | ${tick}`, 'PUT', '/shopping-list/aisles', { key, aisle: other });
  }
  return write(`${atHome} | ${tick}`, 'PUT', '/shopping-list/staples', { key });
}

const everything = [{ amount: 1000, unit: 'g' }];
const atHome = 'always there';

interface Line {
  key: string;
  isTicked: boolean;
}
interface ListOnWire {
  aisles: { aisle: string; lines: Line[] }[];
  staples: Line[];
}

function listOf(list: ListOnWire | undefined): List | undefined {
  if (!list) return undefined;
  const places = [...list.aisles, { aisle: atHome, lines: list.staples }];
  return Object.fromEntries(
    places.flatMap(({ aisle, lines }) =>
      lines.map(({ key, isTicked }) => [key, `${aisle} | ${isTicked ? 'ticked' : 'open'}`]),
    ),
  );
}
