import { t } from '@lingui/core/macro';
import { showToast } from '../../../../../ui/feedback/toast';
import type { Edit, EditContext } from './edit-context';

/** Runs an edit; a toast names it and takes it back. Nothing when nothing changes. */
export function runWithToast({ latest, run }: EditContext, edit: Edit, title: string): void {
  const done = run(edit);
  if (!done) return;
  const onClick = () => latest().undo.undo(done.step);
  showToast({ kind: 'success', title, action: { label: t`Undo`, onClick } });
}
