import { t } from '@lingui/core/macro';
import { removedInWords } from '@saltbush/domain/account/accounts/removed-in-words';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import { showToast } from '../../../ui/feedback/toast';

/**
 * Says what was removed when the address was proved for the first time (decision 0083).
 *
 * @param answer of the call that proved it; one of another shape says nothing, and has proved the address too
 */
export function showRemoved(answer: { removed?: readonly WayIn[] } | undefined | null): void {
  const removed = answer?.removed;
  const words = Array.isArray(removed) ? removedInWords(removed) : undefined;
  if (words === undefined) return;
  showToast({
    kind: 'warning',
    title: t`Your address is confirmed`,
    message: t`For your safety, what was set up before was removed: ${words}. You can set it up again in your account.`,
  });
}
