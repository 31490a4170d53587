/** The state of saving in words, with an icon. */
import { plural, t } from '@lingui/core/macro';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader.mjs';
import { locale } from '../../../locale';
import type { PlanScope } from '../view-mode';
import type { SyncStatus } from './plan-view';
import classes from './sync-status-text.module.css';
import { useSyncStatus } from './use-plan';

/** @example <SyncStatusText scope={scope} /> */
export function SyncStatusText({ scope }: { scope: PlanScope }) {
  const { text, Icon, isProblem } = describeStatus(useSyncStatus(scope));
  return (
    <div className={classes.status} data-problem={isProblem || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <p aria-live="polite">{text}</p>
    </div>
  );
}

interface StatusWords {
  text: string;
  Icon: typeof IconCloudOff;
  isProblem?: boolean;
}

/** @example describeStatus(status).text // 'Saved on this device' */
export function describeStatus(status: SyncStatus): StatusWords {
  const { state, isOffline, isOutOfDate, isPolling, waiting, syncedAt } = status;
  if (state === 'not-saved') {
    const text = t`Not saved: this device is full, or doesn’t let Saltbush store anything`;
    return { text, Icon: IconAlertTriangle, isProblem: true };
  }
  // Also without a network: a page that is closed now would lose the change.
  if (state === 'saving') return { text: t`Saving …`, Icon: IconLoader };
  if (isOutOfDate && waiting > 0) {
    const text = plural(waiting, {
      one: 'Saved on this device. Reload the page to send # change',
      other: 'Saved on this device. Reload the page to send # changes',
    });
    return { text, Icon: IconDeviceFloppy, isProblem: true };
  }
  if (isOffline && waiting > 0) {
    const text = plural(waiting, {
      one: 'Offline: saved on this device, # change to send',
      other: 'Offline: saved on this device, # changes to send',
    });
    return { text, Icon: IconCloudOff, isProblem: true };
  }
  if (isOffline) {
    const text =
      syncedAt === undefined ? t`Offline` : t`Offline: as of ${{ time: timeText(syncedAt) }}`;
    return { text, Icon: IconCloudOff, isProblem: true };
  }
  if (state === 'loading') return { text: t`Loading …`, Icon: IconLoader };
  if (state === 'saved-on-device') return { text: t`Saved on this device`, Icon: IconDeviceFloppy };
  const text = isPolling ? t`Synced. Changes of others come every 5 seconds` : t`Synced`;
  return { text, Icon: IconCloudCheck };
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
