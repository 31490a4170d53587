/** Pasting a text of several items adds each of them. */
import { t } from '@lingui/core/macro';
import type { ClipboardEvent } from 'react';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { showToast } from '../../../../ui/feedback/toast';
import { addHelp, type AddHelp } from './add-help.lazy';

/** A text without any of these, that fits, is one item. */
const separators = /[\r\n\u2028\u2029;,]/;

/**
 * @param add the items
 * @param onText the field has another text
 * @returns the handler of the field's `onPaste`
 */
export function usePaste(add: (items: readonly string[]) => void, onText: (text: string) => void) {
  /** @returns false for a text that is one item */
  const addAll = ({ itemsOfText, sayLeftOut }: AddHelp, pasted: string): boolean => {
    const found = itemsOfText(pasted);
    if (found.items.length < 2) return false;
    add(found.items);
    sayLeftOut(found);
    return true;
  };
  const addLater = (pasted: string, input: HTMLInputElement) => {
    const take = (help: AddHelp) => {
      if (!addAll(help, pasted)) onText(insert(pasted, input));
    };
    addHelp.load().then(take, () => showFailure(() => addLater(pasted, input)));
  };
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= rowLimits.text && !separators.test(pasted)) return;
    const help = addHelp.loaded();
    if (help && !addAll(help, pasted)) return;
    event.preventDefault();
    if (!help) addLater(pasted, event.currentTarget);
  };
}

function insert(pasted: string, input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? value.length;
  const text = value.slice(0, start) + pasted + value.slice(selectionEnd ?? start);
  return text.replace(/\s+/g, ' ').slice(0, rowLimits.text);
}

function showFailure(retry: () => void): void {
  showToast({
    kind: 'error',
    title: t`What you pasted was not added`,
    message: t`Saltbush could not split it into items. Check your connection.`,
    action: { label: t`Try again`, onClick: retry },
    durationMs: 15_000,
  });
}
