/** A change could not be stored on this device. */
import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { describeRefused, type NamedOperation } from './describe-operation';

export function announceNotStored(
  operation: NamedOperation,
  view: PlanView | undefined,
  error: unknown,
): void {
  showToast({
    kind: 'error',
    title: describeRefused(operation, view),
    message: isFull(error)
      ? t`This device has no room left. Please delete photos or apps you no longer need, and try again.`
      : t`This browser does not let Saltbush store anything. Please allow site data in its settings, or leave the private window, and try again.`,
    durationMs: 15_000,
  });
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
