/** What a refused household does to the view mode (Spec 4): it is personal again, and a toast says why. */
import { AppError } from '@saltbush/contract/errors';
import { queryClient } from '../../../api/query-client';
import { getViewMode } from '../../../api/view-mode';
import { showToast, type Toast } from '../../../ui/feedback/toast';
import { householdsQuery, showLostHousehold } from '../household-data';
import type { PlanScope } from './plan-scope';

/**
 * For every failed call with a household's plan or list; ignores other errors.
 *
 * @param toast when there is more to say than that it is lost
 */
export function handleRefusal(
  { householdId }: Pick<PlanScope, 'householdId'>,
  error: unknown,
  toast?: Toast,
): void {
  if (householdId === undefined || !isRefusal(error)) return;
  // A plan of an earlier visit, sent in the background, is no reason for a toast.
  if (getViewMode() === householdId) showLostHousehold(toast);
  else if (toast) showToast(toast);
  void queryClient.invalidateQueries({ queryKey: householdsQuery.queryKey });
}

/** A deleted household is not found. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND');
