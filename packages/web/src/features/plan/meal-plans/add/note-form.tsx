/** A free note for a day: "eating out", "leftovers", "Nan cooks". */
import { t } from '@lingui/core/macro';
import { LineForm } from './line-form';

export interface NoteFormProps {
  initial?: string;
  submitLabel: string;
  onSubmit: (note: string) => void;
}

/** What fits on a card; a longer one that is there stays. */
const noteLength = 80;

export const NoteForm = ({ initial = '', ...props }: NoteFormProps) => (
  <LineForm
    label={t`Note`}
    placeholder={t`Eating out, leftovers…`}
    maxLength={Math.max(noteLength, initial.length)}
    initial={initial}
    {...props}
  />
);
