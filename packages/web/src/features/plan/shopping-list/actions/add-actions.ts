/** Adding what was typed. */
import { showToast } from '../../../../ui/feedback/toast';
import { actionCode, type Changer } from './make-changer';

export function addActions({ read, change, changeWithUndo }: Changer) {
  /** @param texts as typed, one item each */
  function addItems(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const code = actionCode.loaded();
    if (!code) {
      const add = () => addItems(texts);
      actionCode.load().then(add, () => offerAgain(texts, add));
      return;
    }
    const added = { name: 'addItems', args: { items: code.newItems(texts, read().view) } } as const;
    // One item is in sight; a toast for each would be in the way of the next.
    if (texts.length === 1) change(added);
    else changeWithUndo(`${texts.length} items added`, added);
  }
  return { addItems };
}

/** Its code is fetched right after the list, and a phone may lose its signal before. */
function offerAgain(texts: readonly string[], add: () => void): void {
  showToast({
    kind: 'error',
    title: 'Not added yet',
    message: texts.join(', '),
    action: { label: 'Try again', onClick: add },
  });
}
