/** A month of the plan, to look back and ahead; its code is loaded on demand. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { MonthContentProps } from './month-content';

const loadContent = async () => ({ default: (await import('./month-content')).MonthContent });
const MonthContent = lazy(loadContent);

export interface MonthDialogProps extends Omit<MonthContentProps, 'view'> {
  isOpen: boolean;
  /** Undefined while the plan is being read. */
  view: MonthContentProps['view'] | undefined;
}

export function MonthDialog({ isOpen, view, ...content }: MonthDialogProps) {
  usePrefetch(loadContent);
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title="Month" size="wide">
      <Suspense fallback={null}>{view && <MonthContent view={view} {...content} />}</Suspense>
    </Dialog>
  );
}
