/** The server needs a newer app. Waiting changes stay on the device. */
import { t } from '@lingui/core/macro';
import { browserErrorKinds } from '@saltbush/contract/errors';
import { showToast } from '../../../../ui/feedback/toast';

let wasShown = false;

/** Once: the server is asked again each minute. */
export function announceOutOfDate(): void {
  if (wasShown) return;
  wasShown = true;
  const { error: title, details: message } = browserErrorKinds.APP_OUT_OF_DATE;
  showToast({
    kind: 'warning',
    title,
    message,
    durationMs: 60_000,
    action: { label: t`Reload`, onClick: () => location.reload() },
  });
}
