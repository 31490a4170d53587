/** Hands the image of a week to another app; where the browser cannot, it is downloaded. */
import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';
import { renderWeekImage, type WeekImage } from './week-image';

/** @throws when it can't be made or shared */
export async function shareWeekImage(image: WeekImage): Promise<void> {
  try {
    const blob = await renderWeekImage(image);
    const file = new File([blob], 'meal-plan.png', { type: blob.type });
    const shared = { files: [file], title: image.title };
    if ('canShare' in navigator && navigator.canShare(shared)) await navigator.share(shared);
    else download(file);
  } catch (error) {
    // The person has closed the browser's dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The download has its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  showToast({ kind: 'success', title: t`Picture downloaded`, message: file.name });
}
