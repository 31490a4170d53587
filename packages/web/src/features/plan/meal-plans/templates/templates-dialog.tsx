/** Weeks that were saved under a name: to plan this week with, to add to, and to remove. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { TemplatesContentProps } from './templates-content';

const loadContent = async () => ({
  default: (await import('./templates-content')).TemplatesContent,
});
const TemplatesContent = lazy(loadContent);

export interface TemplatesDialogProps extends TemplatesContentProps {
  isOpen: boolean;
}

export function TemplatesDialog({ isOpen, ...content }: TemplatesDialogProps) {
  usePrefetch(loadContent);
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title="Templates" size="question">
      <Suspense fallback={null}>
        <TemplatesContent {...content} />
      </Suspense>
    </Dialog>
  );
}
