/** What toasts must not cover: found in the page as it is, so that no screen has to say it. */
import type { Span } from './toast-position';

const controls = 'button, a[href], input, select, textarea, [role="button"], [contenteditable]';

/**
 * The most important first: what was pressed, what has the focus, the buttons at the foot of an open
 * dialog, and bars that stand at the foot of the window.
 *
 * @param toasts the rectangle of the toasts, in which column something must stand to be covered
 */
export function findObstacles(
  region: HTMLElement,
  toasts: DOMRect,
  pressed: Element | undefined,
): Span[] {
  const { activeElement } = document;
  const focused = activeElement?.matches(controls) ? [activeElement] : [];
  const single = [...(pressed ? [pressed] : []), ...focused].filter(
    (element) => isShown(element) && !region.contains(element),
  );
  const boxes = [...single.map(boxOf), ...dialogFoot(), ...fixedBars(region, toasts)];
  return boxes.filter((box) => box.left < toasts.right && toasts.left < box.right);
}

/** The control that was pressed; none for a press beside all of them. */
export const controlOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(controls)) || undefined;

/** All buttons in one row with the last one of the topmost dialog. */
function dialogFoot(): DOMRect[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const dialog = dialogs.findLast(isShown);
  const buttons = [...(dialog?.querySelectorAll('button, a[href]') ?? [])]
    .filter(isShown)
    .map(boxOf);
  const last = buttons.at(-1);
  return last ? buttons.filter(({ top, bottom }) => top < last.bottom && last.top < bottom) : [];
}

/** Between two points of a column that are looked at: less than the height of a button. */
const stepPx = 24;

/** Save bars, banners and the like, as far as they stand in the lower half of the window. */
function fixedBars(region: HTMLElement, toasts: DOMRect): DOMRect[] {
  const bars = new Set<Element>();
  const columns = [toasts.left + 1, (toasts.left + toasts.right) / 2, toasts.right - 1];
  for (let y = window.innerHeight - 1; y > window.innerHeight / 2; y -= stepPx) {
    for (const x of columns) {
      const hit = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
      const bar = hit && fixedAncestor(hit);
      if (bar) bars.add(bar);
    }
  }
  return [...bars].map(boxOf).filter(({ height }) => height < window.innerHeight / 2);
}

function fixedAncestor(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
  }
  return undefined;
}

/** Older browsers have no `checkVisibility`. */
const isShown = (element: Element): boolean =>
  boxOf(element).height > 0 && getComputedStyle(element).visibility !== 'hidden';

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
