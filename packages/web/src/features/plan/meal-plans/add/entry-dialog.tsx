/** Changes what a menu can't: the text of a note, the name of a meal, a number of people. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { EntryForm } from './add.lazy';
import type { EntryFormProps } from './entry-form-props';
import type { EntryDialog } from '../plan/planner-context';

const titles = {
  note: t`Change the note`,
  meal: t`Another meal`,
  people: t`How many people`,
  leftovers: t`Plan leftovers`,
  removal: t`Remove it, and its leftovers?`,
  cooked: t`Cooked it`,
};

export interface EntryDialogsProps extends Omit<EntryFormProps, 'dialog'> {
  dialog: EntryDialog | undefined;
}

export function EntryDialogs({ dialog, onClose, ...known }: EntryDialogsProps) {
  usePrefetch(EntryForm.load);
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  return (
    <Dialog
      isOpen={dialog !== undefined}
      onClose={onClose}
      title={titles[last?.kind ?? 'note']}
      size="question"
    >
      {last && <EntryForm key={last.entry.id} dialog={last} onClose={onClose} {...known} />}
    </Dialog>
  );
}
