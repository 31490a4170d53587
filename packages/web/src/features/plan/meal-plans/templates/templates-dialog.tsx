/** Weeks that were saved under a name: to plan this week with, to add to, and to remove. */
import { t } from '@lingui/core/macro';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { TemplatesContentProps } from './templates-content';
import { TemplatesContent } from './templates-content.lazy';

export interface TemplatesDialogProps extends TemplatesContentProps {
  isOpen: boolean;
}

export function TemplatesDialog({ isOpen, ...content }: TemplatesDialogProps) {
  usePrefetch(TemplatesContent.load);
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title={t`Templates`} size="question">
      <TemplatesContent {...content} />
    </Dialog>
  );
}
