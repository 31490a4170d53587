import { useState } from 'react';
import type { Present } from '@saltbush/domain/plan/prices/basket/coverage';
import { useTimeZone, type PlanScope } from '../../device/view-mode';

/** The moment of the first render, where the plan is. */
export function usePresent({ householdId }: PlanScope): Present {
  const [now] = useState(() => new Date().toISOString());
  return { now, timeZone: useTimeZone(householdId) };
}
