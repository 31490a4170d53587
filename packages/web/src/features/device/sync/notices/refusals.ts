/** Tells the user which changes the server refused, and why; many in one toast. */
import { t } from '@lingui/core/macro';
import type { RefusalCode } from '@saltbush/domain/plan/sync/operations';
import { freeSpace } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { showToast } from '../../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { describeOperation, describeRefused, type NamedOperation } from './describe-operation';
import { showUnsaved } from './unsaved-changes';

export interface RefusedChange {
  operation: NamedOperation;
  code: RefusalCode;
}

/** @param householdId of the plan; undefined for one's own */
export function announceRefusals(
  refused: readonly RefusedChange[],
  { view, householdId }: { view: PlanView | undefined; householdId: string | undefined },
): void {
  const reasonOf = (code: RefusalCode) =>
    (code === 'STORAGE_FULL' && householdId !== undefined ? householdFull : reasons[code]) ??
    reasons.INVALID;
  const [first] = refused;
  if (!first) return;
  if (refused.length === 1) {
    showToast({
      kind: 'warning',
      title: describeRefused(first.operation, view),
      message: reasonOf(first.code),
      durationMs: 10_000,
      link: first.code === 'STORAGE_FULL' ? linkToStorage(householdId) : undefined,
    });
    return;
  }
  const lines = refused.map(
    ({ operation, code }) => `${describeOperation(operation, view)}. ${reasonOf(code)}`,
  );
  showToast({
    kind: 'warning',
    title: t`${refused.length} changes were not saved`,
    message: `${describeRefused(first.operation, view)}. ${reasonOf(first.code)}`,
    action: {
      label: t`Show all`,
      onClick: () => showUnsaved({ reason: t`The server could not accept these changes.`, lines }),
    },
  });
}

const linkToStorage = (householdId: string | undefined) =>
  householdId === undefined
    ? freeSpace
    : { label: t`Open`, to: paths.household.replace('$id', householdId) };

const householdFull = t`The storage of your community is full. Its admin can make room on the community’s page.`;

const reasons: Record<RefusalCode, string> = {
  INVALID: t`Saltbush could not read this change. Please make it again.`,
  FORBIDDEN: t`You may not change this here. The admin of the community decides who may.`,
  RECIPE_GONE: t`The recipe was deleted, or you can no longer read it.`,
  RECIPE_NOT_SHARED: t`The community can’t read this recipe. Only its owner can share it.`,
  FULL: t`There is no room for more. Please remove something first.`,
  STORAGE_FULL: t`Your storage is full. Make room under Account, Storage, and add it again.`,
  MOVED_ON: t`Someone has changed it since.`,
  TOO_OLD: t`The change is more than 90 days old. Please make it again if it is still right.`,
  UNKNOWN_OPERATION: t`The server does not know this kind of change. Please reload the page.`,
};
