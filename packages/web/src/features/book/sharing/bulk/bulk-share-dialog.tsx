/** Shares several recipes of one's own at once. */
import { plural } from '@lingui/core/macro';
import { Dialog } from '../../../../ui/dialog/dialog';
import type { BulkProps } from './bulk-share-form';
import { BulkShareForm } from './bulk-share-form.lazy';

export interface BulkShareDialogProps extends BulkProps {
  isOpen: boolean;
  onClose: () => void;
}

/** `onDone`: called when all are shared. */
export function BulkShareDialog(props: BulkShareDialogProps) {
  const { isOpen, onClose, recipes, onDone } = props;
  const title = plural(recipes.length, { one: 'Share # recipe', other: 'Share # recipes' });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <BulkShareForm recipes={recipes} onDone={onDone} />
    </Dialog>
  );
}
