/** Changes the plan's rows; with an undo that sets back what a change has set. */
import { t } from '@lingui/core/macro';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { showToast } from '../../../../ui/feedback/toast';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { offerUndo } from '../state/undo';
import { actionCode } from './action-code.lazy';
import type { ListOnScreen } from './list-on-screen';

/** @typeParam Screen what is shown where the changes are made: the plan's list, or another one */
export interface Changer<Screen = ListOnScreen> {
  read: () => Screen;
  /** Without a toast: for what stays in sight. */
  change: (...changes: NamedChange[]) => void;
  /** With a toast that undoes all of them. */
  changeWithUndo: (title: string, ...changes: NamedChange[]) => void;
}

/** It is fetched right after the list, and a phone may lose its signal before. */
export function offerAgain(title: string, onClick: () => void): void {
  const action = { label: t`Try again`, onClick };
  showToast({ kind: 'error', title, message: t`Check your connection.`, action });
}

export function makeChanger<Screen extends Pick<ListOnScreen, 'view'>>(
  scope: PlanScope,
  read: () => Screen,
): Changer<Screen> {
  const change = (...changes: NamedChange[]) => {
    for (const { name, args } of changes) {
      // A failure has its own toast.
      changePlan(scope, name, args).catch(() => undefined);
    }
  };
  const changeWithUndo = (title: string, ...changes: NamedChange[]) => {
    const code = actionCode.loaded();
    if (!code) {
      // Without it the change is made and can't be undone.
      actionCode.load().then(
        () => changeWithUndo(title, ...changes),
        () => change(...changes),
      );
      return;
    }
    const fields = code.fieldsBefore(read().view.rows, changes, scope.userId);
    change(...changes);
    offerUndo(title, () => change({ name: 'setBackAll', args: { fields } }));
  };
  return { read, change, changeWithUndo };
}
