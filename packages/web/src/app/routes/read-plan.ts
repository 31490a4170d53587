/**
 * Before the first view of a page that shows a plan: reads the plan from this device, so that no empty frame is
 * laid out and painted first.
 */
import type { ParsedLocation } from '@tanstack/react-router';
import { getSession } from '../../api/session';
import { getViewMode, isHouseholdId } from '../../api/view-mode';
import { readPlanFirst } from '../../features/device/sync/use-plan.lazy';

/** A device that takes longer shows the frame of the page. */
const longestWaitMs = 200;

export async function readPlan({ location }: { location: ParsedLocation }): Promise<void> {
  const userId = getSession()?.user?._id;
  if (userId === undefined) return;
  const { household = '' } = location.search as { household?: string };
  const householdId = isHouseholdId(household) ? household : getViewMode();
  const read = await readPlanFirst.load();
  await Promise.race([read({ userId, householdId }), wait(longestWaitMs)]);
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
