import { readPlan } from '../sync';
import type { PlanScope } from '../view-mode';
import { peopleIn } from '@saltbush/domain/plan/eaters/eaters-of-rows';
import { storePeople } from './use-eaters';

/** Takes over how many people eat from one plan to another that has just begun. Never rejects. */
export async function copyPeople(from: PlanScope, to: PlanScope): Promise<void> {
  const view = await readPlan(from).catch(() => undefined);
  const people = view && peopleIn(view.rows);
  if (people !== undefined) storePeople(to, people);
}
