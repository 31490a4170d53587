/** Keys that work alike in every row: Enter goes on to the next, Backspace removes an empty row. */
import type { KeyboardEvent } from 'react';

export interface KeyedRow {
  isEmpty: boolean;
  onNext: () => void;
  onRemove: () => void;
}

export function handleRowKey(event: KeyboardEvent, { isEmpty, onNext, onRemove }: KeyedRow): void {
  // Ignore keys of an input method (Chinese, Japanese).
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    onNext();
  }
  if (event.key === 'Backspace' && isEmpty) {
    event.preventDefault();
    onRemove();
  }
}
