/** Asks once how many people eat with a plan owner, and stores the answer at once. */
import { useState } from 'react';
import { countPeople, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { PlanScope } from '../view-mode';
import { PeopleChips } from './people-chips';
import { storePeople } from './use-eaters';
import { useWhoEats } from './use-who-eats';

/** Nothing while it is not known who eats, and where somebody has said how many before. */
export function PeopleQuestion({ scope }: { scope: PlanScope }) {
  const whoEats = useWhoEats(scope);
  return whoEats && <Question scope={scope} whoEats={whoEats} />;
}

/** Stays after the answer, which may be changed. */
function Question({ scope, whoEats }: { scope: PlanScope; whoEats: WhoEats }) {
  const [isAsked] = useState(countPeople(whoEats) === undefined);
  if (!isAsked) return null;
  return <PeopleChips {...whoEats} onChoose={(people) => storePeople(scope, people)} />;
}
