/** What the keys of the list do. Loaded by `use-list-keys.ts`. */
import { undoLast } from './undo';

/** @param container of the rows */
export function handleListKey(
  event: KeyboardEvent,
  container: HTMLElement | null,
  openDetails: (key: string) => void,
): void {
  if (event.defaultPrevented || isInDialog(event.target)) return;
  const isHandled = handleEverywhere(event) || handleRow(event, container, openDetails);
  if (isHandled) event.preventDefault();
}

function handleEverywhere({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  if (isTextField(target) || shiftKey || altKey) return false;
  if (key === 'z' && (ctrlKey || metaKey)) {
    undoLast();
    return true;
  }
  if (key !== '/' || ctrlKey || metaKey) return false;
  document.querySelector<HTMLElement>('[data-add-item]')?.focus();
  return true;
}

function handleRow(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  container: HTMLElement | null,
  openDetails: (key: string) => void,
): boolean {
  if (!container || ctrlKey || metaKey || altKey) return false;
  const boxes = [...container.querySelectorAll<HTMLElement>('input[data-line]')];
  const at = boxes.findIndex((box) => box === target);
  if (at < 0) return false;
  if (key === 'Enter') openDetails(boxes[at]!.dataset['line']!);
  else if (key === 'ArrowDown') boxes[at + 1]?.focus();
  else if (key === 'ArrowUp') boxes[at - 1]?.focus();
  else return false;
  return true;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
