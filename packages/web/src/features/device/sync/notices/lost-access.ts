/** A household was lost: its waiting changes went with it, and are offered as text. */
import { plural, t } from '@lingui/core/macro';
import type { Toast } from '../../../../ui/feedback/toast';
import { lostHouseholdToast } from '../../household-data';
import type { PlanView } from '../plan-view';
import { describeOperation, type NamedOperation } from './describe-operation';
import { showUnsaved } from './unsaved-changes';

/** Undefined: nothing was waiting. */
export function lostAccessToast(
  unsent: readonly NamedOperation[],
  view: PlanView | undefined,
): Toast | undefined {
  if (unsent.length === 0) return undefined;
  const lines = unsent.map((operation) => describeOperation(operation, view));
  const { kind } = lostHouseholdToast;
  return {
    kind,
    title: plural(unsent.length, {
      one: '# change was not sent',
      other: '# changes were not sent',
    }),
    message: t`You can’t open this community any more.`,
    durationMs: 30_000,
    action: {
      label: t`Show them`,
      onClick: () =>
        showUnsaved({
          reason: t`You can no longer open this community, so these changes were not sent.`,
          lines,
        }),
    },
  };
}
