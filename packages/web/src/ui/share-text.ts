/** Hands a text to another app; where the browser cannot, it is copied. */
import { t } from '@lingui/core/macro';
import { showToast } from './feedback/toast';

export interface SharedText {
  title: string;
  text: string;
  /** The toast after copying: "List copied". */
  copied: string;
  /** The toast when neither works: "The list could not be copied". */
  failed: string;
}

export async function shareText({ title, text, copied, failed }: SharedText): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return;
    } catch (error) {
      // The person has closed the browser's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: copied, message: t`Paste it into a message.` });
  } catch {
    const message = t`Your browser doesn’t allow it here. Print it instead.`;
    showToast({ kind: 'error', title: failed, message });
  }
}
