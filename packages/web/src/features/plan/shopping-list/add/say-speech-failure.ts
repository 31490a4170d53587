import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';

/** @param error the name that the browser's recogniser gives it */
export function saySpeechFailure(error: string): void {
  if (error === 'no-speech' || error === 'aborted') return;
  const isRefused = error === 'not-allowed' || error === 'service-not-allowed';
  const title = isRefused ? t`The microphone is blocked` : t`Voice input isn’t working`;
  const message = isRefused
    ? t`Allow it for this site in your browser’s settings, or type instead.`
    : t`Your browser needs a connection for it. Type instead.`;
  showToast({ kind: 'error', title, message });
}
