/** Bold, italics, lists and links in a text field: by keys, by buttons and by pasting from a page. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { editFor, type Mark, type TextEdit } from './edit-for';
import { markdownOfHtml } from './markdown-of-html';

export function applyMark(field: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  edit(field, editFor(mark, value, { start, end }));
}

/** Control or Command with B, I or K. */
export function handleMarkKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const mark = marksOfKeys.get(event.key.toLowerCase());
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isCommand || mark === undefined) return;
  event.preventDefault();
  applyMark(event.currentTarget, mark);
}

/** What is pasted from a page keeps its marks; any other text is left to the browser. */
export function handleMarkedPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = markedTextOf(event.clipboardData);
  if (text === undefined) return;
  event.preventDefault();
  insertText(event.currentTarget, text);
}

/** Undefined if what is pasted has no bold, no links and no lists. */
export function markedTextOf(data: DataTransfer): string | undefined {
  const html = data.getData('text/html');
  return html === '' ? undefined : markdownOfHtml(html);
}

/** Over what is selected, with the caret behind it. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: from, selectionEnd: to } = field;
  const caret = from + text.length;
  edit(field, { from, to, text, select: [caret, caret] });
}

function edit(field: HTMLTextAreaElement, { from, to, text, select }: TextEdit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Alone the command can be undone by keys; it is old, and there is no other.
  const isDone = document.execCommand?.('insertText', false, text) ?? false;
  if (!isDone) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}

const marksOfKeys: ReadonlyMap<string, Mark> = new Map([
  ['b', 'bold'],
  ['i', 'italics'],
  ['k', 'link'],
]);
