/** Asks how many people eat with a plan owner, and stores the answer at once. */
import type { ReactNode } from 'react';
import type { PlanScope } from '../view-mode';
import { PeopleChips } from './people-chips';
import { useEaters } from './use-eaters';
import { useMembersWhoEat } from './use-who-eats';

const nobody: readonly never[] = [];

/** @returns nothing while it is not known who has a name */
export function PeopleQuestion({ scope }: { scope: PlanScope }): ReactNode {
  const members = useMembersWhoEat(scope);
  const eaters = useEaters(scope, members ?? nobody);
  if (!members || !eaters) return null;
  return <PeopleChips {...eaters} onChoose={eaters.setPeople} />;
}
