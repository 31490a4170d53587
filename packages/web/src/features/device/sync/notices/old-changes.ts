/**
 * Changes that have waited for days: some browsers delete what a site stores when nobody opens it for a week.
 */
import { plural, t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';

const patienceDays = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** @param unsent with the device's time of each change, in milliseconds */
export function announceOldChanges(unsent: readonly { at: number }[]): void {
  const oldest = Math.min(...unsent.map(({ at }) => at));
  const days = Math.floor((Date.now() - oldest) / dayMs);
  if (unsent.length === 0 || days < patienceDays) return;
  showToast({
    kind: 'warning',
    title: plural(unsent.length, {
      one: `# change has not been sent for ${days} days`,
      other: `# changes have not been sent for ${days} days`,
    }),
    message: t`They are only on this device. Please open Saltbush where you have a connection.`,
    durationMs: 15_000,
  });
}
