/** Plans weeks: makes a plan, saves its whole menu, adds and removes single entries. */
import { ask, find, type Caller } from '../caller';
import type { Thing } from '../ledger';
import { inTurn, newId, nextNumber, type OpenWriter } from './writer';

interface Entry {
  _id: string;
  note: string;
  meal: string;
  quantity: number;
}
type Days = Record<string, Entry[]>;
interface PlanContent {
  name: string;
  days: Days;
}
interface PlanThing extends Thing {
  id: string;
  monday: string;
}

export const openMealPlanWriter: OpenWriter = (caller) => {
  let plan: PlanThing | undefined;
  let weeks = 0;
  const nextStep = inTurn(['menu', 'add', 'add', 'remove', 'menu', 'new week'] as const);
  return {
    async write() {
      if (plan?.pending) return false;
      const step = nextStep();
      if (plan?.acknowledged === undefined || step === 'new week') {
        plan = planThing(caller, mondayOf((weeks += 1)));
        return create(caller, plan);
      }
      if (step === 'menu') return saveMenu(caller, plan);
      return step === 'add' ? addEntry(caller, plan) : removeEntry(caller, plan);
    },
  };
};

function planThing(caller: Caller, monday: string): PlanThing {
  const id = newId();
  return {
    id,
    monday,
    name: `plan ${id}`,
    acknowledged: undefined,
    async read() {
      const plan = await find<PlanContent>(caller, `/meal-plans/${id}/hydrated`);
      return plan && contentOf(plan);
    },
  };
}

async function create(caller: Caller, plan: PlanThing): Promise<boolean> {
  const content = { name: `Week ${nextNumber()}`, days: makeDays() };
  const body = { _id: plan.id, startDate: plan.monday, ...content };
  const call = () => ask(caller, 'POST', '/meal-plans', body);
  return (await caller.ledger.write(plan, content, call)) !== undefined;
}

async function saveMenu(caller: Caller, plan: PlanThing): Promise<boolean> {
  const content = { name: `Week ${nextNumber()}`, days: makeDays() };
  const call = () => ask(caller, 'PUT', `/meal-plans/${plan.id}`, content);
  return (await caller.ledger.write(plan, content, call)) !== undefined;
}

async function addEntry(caller: Caller, plan: PlanThing): Promise<boolean> {
  const { name, days } = plan.acknowledged as PlanContent;
  const meal = makeEntry();
  const next = { name, days: { ...days, monday: [...days['monday']!, meal] } };
  const call = () =>
    ask(caller, 'POST', `/meal-plans/${plan.id}/meals`, { date: plan.monday, meal });
  return (await caller.ledger.write(plan, next, call)) !== undefined;
}

async function removeEntry(caller: Caller, plan: PlanThing): Promise<boolean> {
  const { name, days } = plan.acknowledged as PlanContent;
  const [{ _id }, ...left] = days['monday'] as [Entry, ...Entry[]];
  const body = { date: plan.monday, meal: { _id } };
  const call = () => ask(caller, 'DELETE', `/meal-plans/${plan.id}/meals`, body);
  const next = { name, days: { ...days, monday: left } };
  return (await caller.ledger.write(plan, next, call)) !== undefined;
}

function contentOf(plan: PlanContent): PlanContent {
  const days = dayNames.map((day): [string, Entry[]] => [
    day,
    plan.days[day]!.map(({ _id, note, meal, quantity }: Entry) => ({ _id, note, meal, quantity })),
  ]);
  return { name: plan.name, days: Object.fromEntries(days) };
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const makeDays = (): Days =>
  Object.fromEntries(dayNames.map((day) => [day, [makeEntry(), makeEntry()]]));

const makeEntry = (): Entry => ({
  _id: newId(),
  note: `Leftovers ${nextNumber()}`,
  meal: 'dinner',
  quantity: 1,
});

/** @example mondayOf(1) // '2030-01-14' */
const mondayOf = (week: number): string =>
  new Date(Date.UTC(2030, 0, 7 + 7 * week)).toISOString().slice(0, 10);
