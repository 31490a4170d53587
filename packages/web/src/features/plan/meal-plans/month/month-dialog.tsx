/** A month of the plan, to look back and ahead; its code is loaded on demand. */
import { t } from '@lingui/core/macro';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { MonthContentProps } from './month-content';
import { MonthContent } from './month-content.lazy';

export interface MonthDialogProps extends Omit<MonthContentProps, 'view'> {
  isOpen: boolean;
  /** Undefined while the plan is being read. */
  view: MonthContentProps['view'] | undefined;
}

export function MonthDialog({ isOpen, view, ...content }: MonthDialogProps) {
  usePrefetch(MonthContent.load);
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title={t`Month`} size="wide">
      {view && <MonthContent view={view} {...content} />}
    </Dialog>
  );
}
