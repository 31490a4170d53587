/** What it costs the processor to sum a shopping list anew after its plan was changed. */
import type { Cook } from '../cook';
import { round } from '../measure';
import { cpuTimeDuring } from './cpu-time';

export interface Plan {
  id: string;
  days: Record<string, { _id?: string; recipe: string; quantity: number }[]>;
}

const repeats = 200;
const maxMs = 4;

/** Three meals a day for a week: 21 recipes of 12 lines. */
export async function planWeek(cook: Cook, ids: string[]): Promise<Plan> {
  const days = Object.fromEntries(
    weekdays.map((name, day) => [
      name,
      [0, 1, 2].map((meal) => ({ recipe: ids[(day * 3 + meal) % ids.length]!, quantity: 1 })),
    ]),
  );
  const plan = await cook.call<{ _id: string; days: Plan['days'] }>('POST', '/meal-plans', {
    startDate: '2026-11-16',
    days,
  });
  return { id: plan._id, days: plan.days };
}

/** The change costs something too: the same changes without the list are taken off. */
export async function cpuOfChangedList(cook: Cook, plan: Plan, pid: number) {
  const list = () => cook.call('GET', `/meal-plans/${plan.id}/shopping-list`);
  await changed(cook, plan, list);
  const withList = await cpuTimeDuring(pid, () => changed(cook, plan, list));
  const without = await cpuTimeDuring(pid, () => changed(cook, plan, async () => undefined));
  const each = (kind: 'node' | 'postgres') => (withList[kind] - without[kind]) / repeats;
  const sum = each('node') + each('postgres');
  return {
    of: 'a changed shopping list',
    'node ms': round(each('node')),
    'postgres ms': round(each('postgres')),
    'sum ms': round(sum),
    'less than': maxMs,
    passed: sum < maxMs,
  };
}

async function changed(cook: Cook, plan: Plan, andThen: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < repeats; n += 1) {
    const monday = plan.days['monday']!.map((meal) => ({ ...meal, quantity: 1 + (n % 3) }));
    await cook.call('PUT', `/meal-plans/${plan.id}`, { days: { ...plan.days, monday } });
    await andThen();
  }
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
