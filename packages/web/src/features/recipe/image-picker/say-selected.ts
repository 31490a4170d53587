import { t } from '@lingui/core/macro';
import { showToast } from '../../../ui/feedback/toast';

/** Spec 9. */
const selectedToastMs = 2_000;

/** The image of a recipe was chosen. */
export function saySelected(): void {
  showToast({ kind: 'success', title: t`Image selected`, durationMs: selectedToastMs });
}
