/** Shares several recipes of one's own at once. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog';
import type { SeveralProps } from './share-several-form';

const ShareSeveralForm = lazy(async () => ({
  default: (await import('./share-several-form')).ShareSeveralForm,
}));

export interface ShareSeveralDialogProps extends SeveralProps {
  isOpen: boolean;
  onClose: () => void;
}

/** `onDone`: all are shared as chosen. */
export function ShareSeveralDialog(props: ShareSeveralDialogProps) {
  const { isOpen, onClose, recipes, onDone } = props;
  const title = recipes.length === 1 ? 'Share 1 recipe' : `Share ${recipes.length} recipes`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Suspense fallback={null}>
        <ShareSeveralForm recipes={recipes} onDone={onDone} />
      </Suspense>
    </Dialog>
  );
}
