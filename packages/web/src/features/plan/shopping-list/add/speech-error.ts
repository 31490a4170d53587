/** Says why typing by voice ended. */
import { showToast } from '../../../../ui/feedback/toast';

/** @param error of the browser's recogniser: "not-allowed", "network" */
export function announceSpeechError(error: string): void {
  if (error === 'no-speech' || error === 'aborted') return;
  const isRefused = error === 'not-allowed' || error === 'service-not-allowed';
  const title = isRefused ? 'The microphone is blocked' : 'Voice input isn’t working';
  const message = isRefused
    ? 'Allow it for this site in your browser’s settings, or type instead.'
    : 'Your browser needs a connection for it. Type instead.';
  showToast({ kind: 'error', title, message });
}
