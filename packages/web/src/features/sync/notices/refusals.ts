/** Tells the user which changes the server refused, and why; many in one toast. */
import type { RefusalCode } from '@saltbush/domain/sync/operations';
import { showToast } from '../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { describeOperation, describeRefused, type NamedOperation } from './describe-operation';
import { showUnsaved } from './unsaved-changes';

export interface RefusedChange {
  operation: NamedOperation;
  code: RefusalCode;
}

export function announceRefusals(
  refused: readonly RefusedChange[],
  view: PlanView | undefined,
): void {
  const [first] = refused;
  if (!first) return;
  if (refused.length === 1) {
    showToast({
      kind: 'warning',
      title: describeRefused(first.operation, view),
      message: reasons[first.code] ?? reasons.INVALID,
      durationMs: 10_000,
    });
    return;
  }
  const lines = refused.map(
    ({ operation, code }) => `${describeOperation(operation, view)}. ${reasons[code]}`,
  );
  showToast({
    kind: 'warning',
    title: `${refused.length} changes were not saved`,
    message: `${describeRefused(first.operation, view)}. ${reasons[first.code]}`,
    action: {
      label: 'Show all',
      onClick: () => showUnsaved({ reason: 'The server could not accept these changes.', lines }),
    },
  });
}

const reasons: Record<RefusalCode, string> = {
  INVALID: 'Saltbush could not read this change. Please make it again.',
  FORBIDDEN: 'You can’t change this here.',
  RECIPE_GONE: 'The recipe was deleted, or you can no longer read it.',
  RECIPE_NOT_SHARED: 'The community can’t read this recipe. Only its owner can share it.',
  FULL: 'There is no room for more. Please remove something first.',
  MOVED_ON: 'Someone has changed it since.',
  TOO_OLD: 'The change is more than 90 days old. Please make it again if it is still right.',
  UNKNOWN_OPERATION: 'The server does not know this kind of change. Please reload the page.',
};
