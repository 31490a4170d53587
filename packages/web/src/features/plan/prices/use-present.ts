import { useState } from 'react';
import type { Present } from '@saltbush/domain/plan/prices/basket/coverage';
import { useMoney, type Money } from '../../device/country';
import { useTimeZone, type PlanScope } from '../../device/view-mode';

/** When and where prices are looked at, and in which money. */
export interface ShownPresent extends Present {
  money: Money;
}

/** The moment of the first render, where the plan is. */
export function usePresent({ householdId }: PlanScope): ShownPresent {
  const [now] = useState(() => new Date().toISOString());
  return { now, timeZone: useTimeZone(householdId), money: useMoney(householdId) };
}
