/** The way from one doubtful line to the next. */
import { lineId } from './use-edited-rows';

/** To the button of the next doubtful line, after the last one to the first; at the end to the button that saves. */
export function focusNextDoubt(after?: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-confirm]')];
  const last = after === undefined ? document.activeElement : confirmButton(after);
  const at = all.findIndex((button) => button === last);
  const next = all[(at + 1) % all.length];
  const isLast = after !== undefined && all.length === 1;
  const target = isLast
    ? document.querySelector<HTMLElement>('[data-save-bar] [type=submit]')
    : next;
  target?.focus({ preventScroll: true });
  if (!isLast) target?.scrollIntoView({ block: 'center' });
}

const confirmButton = (key: string) =>
  document.getElementById(`${lineId('ingredients', key)}-confirm`);
