/** Hands the list to another app as text; where the browser cannot, it is copied. */
import { showToast } from '../../../ui/feedback/toast';

export async function shareText(title: string, text: string): Promise<void> {
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
    showToast({ kind: 'success', title: 'List copied', message: 'Paste it into a message.' });
  } catch {
    const message = 'Your browser does not allow it here. Print the list instead.';
    showToast({ kind: 'error', title: 'The list could not be copied', message });
  }
}
