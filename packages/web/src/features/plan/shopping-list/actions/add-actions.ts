/** Adding what was typed. */
import { plural, t } from '@lingui/core/macro';
import { actionCode } from './action-code.lazy';
import { offerAgain, type Changer } from './make-changer';

export function addActions({ read, change, changeWithUndo }: Changer) {
  /** @param texts as typed, one item each */
  function addItems(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const code = actionCode.loaded();
    if (!code) {
      const add = () => addItems(texts);
      actionCode.load().then(add, () => offerAgain(t`Not added yet: ${texts.join(', ')}`, add));
      return;
    }
    const added = code.adding(texts, read().view);
    // One item is in sight; a toast for each would be in the way of the next.
    if (texts.length === 1) change(...added);
    else
      changeWithUndo(
        plural(texts.length, { one: '# item added', other: '# items added' }),
        ...added,
      );
  }
  return { addItems };
}
