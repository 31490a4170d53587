/** What toasts must not cover: found in the page as it is, so that no screen has to say it. */
import type { Span } from './toast-position';

const controls =
  'label, button, a[href], input, select, textarea, [role="button"], [contenteditable]';

/** A button without a variant is filled. */
const alwaysWanted = '[data-timer-strip], .mantine-Button-root:not([data-variant])';

/**
 * The most important first: what was pressed, what has the focus, the buttons at the foot of an open
 * dialog, bars that stand at the foot of the window, and what a cook looks for: timers and filled buttons.
 *
 * @param toasts the rectangle of the toasts, in which column something must stand to be covered
 * @param pressed by `pathOf`
 */
export function findObstacles(
  region: HTMLElement,
  toasts: DOMRect,
  pressed: readonly Element[],
): Span[] {
  const single = [remainderOf(pressed), controlOf(document.activeElement)]
    .filter((element) => element !== undefined)
    .filter((element) => isShown(element) && !region.contains(element));
  const wanted = [...document.querySelectorAll(alwaysWanted)].filter(
    (element) => isShown(element) && !region.contains(element),
  );
  const boxes = [
    ...single.map(boxOf),
    ...dialogFoot(),
    ...footBars(region, toasts),
    ...wanted.map(boxOf),
  ];
  return boxes.filter((box) => box.left < toasts.right && toasts.left < box.right);
}

/** The control that was pressed, and what is around it; none for a press beside all of them. */
export function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = [];
  for (let at = controlOf(target) ?? null; at; at = at.parentElement) path.push(at);
  return path;
}

/** With its label where that is around it. */
function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control?.closest('label') ?? control ?? undefined;
}

/** A button may be gone with its form: what it has changed stands in the row where it was. */
function remainderOf(path: readonly Element[]): Element | undefined {
  const there = path.find((element) => element.isConnected);
  return there && (there === path[0] || boxOf(there).height < window.innerHeight / 4)
    ? there
    : undefined;
}

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
function footBars(region: HTMLElement, toasts: DOMRect): DOMRect[] {
  const bars = new Set<Element>();
  const columns = [toasts.left + 1, (toasts.left + toasts.right) / 2, toasts.right - 1];
  for (let y = window.innerHeight - 1; y > window.innerHeight / 2; y -= stepPx) {
    for (const x of columns) {
      const hit = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
      const bar = hit && barAround(hit);
      if (bar) bars.add(bar);
    }
  }
  return [...bars].map(boxOf).filter(({ height }) => height < window.innerHeight / 2);
}

function barAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, bottom } = getComputedStyle(at);
    if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return at;
  }
  return undefined;
}

/** Older browsers have no `checkVisibility`. */
const isShown = (element: Element): boolean =>
  boxOf(element).height > 0 && getComputedStyle(element).visibility !== 'hidden';

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
