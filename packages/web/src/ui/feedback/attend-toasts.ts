/**
 * Moves toasts to where they cover nothing that is needed, also above a phone's keyboard, withdraws those
 * whose field has changed or whose page was left, and returns the focus that they had. Loaded after the page (`toasts.tsx`).
 */
import { returnFocus } from './return-focus';
import { watchPages } from './past-toasts';
import { closeToast, getToasts } from './toast';
import { findObstacles, pathOf } from './toast-obstacles';
import { findToastTop, isOver, toastGapPx, type Span } from './toast-position';

/** What was pressed last: on iOS a press does not focus. */
let pressed: Element[] = [];
const notePressed = ({ target }: Event) => {
  const path = pathOf(target);
  if (path.length > 0) pressed = path;
};
document.addEventListener('click', notePressed, { capture: true });

/** While there are toasts in the region. Returns what ends it. */
export function attendToasts(region: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const pages = watchPages();
  const place = () => {
    pages.note();
    placeToasts(region);
  };
  // Whoever is about to press a button of a toast does not lose it.
  const isUsed = () => region.contains(document.activeElement);
  const placeIfCovering = () => !isUsed() && isCovering(region) && place();
  const changed = new MutationObserver(place);
  changed.observe(region, { childList: true });
  signal.addEventListener('abort', () => changed.disconnect());

  for (const event of ['input', 'change', 'click']) {
    document.addEventListener(event, withdrawAbout, { capture: true, signal });
  }
  // After a navigation the heading of the page has the focus.
  document.addEventListener('focusin', pages.withdraw, { signal });
  // A dialog that opens takes the focus; what was pressed may come below the toasts by scrolling.
  for (const event of ['focusin', 'scrollend', 'transitionend']) {
    document.addEventListener(event, placeIfCovering, { signal });
  }
  for (const event of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(event, place, { signal });
  }
  window.addEventListener('resize', place, { signal });
  returnFocus(region, signal);
  place();
  return () => ending.abort();
}

function placeToasts(region: HTMLElement): void {
  region.style.translate = '';
  const box = boxOfToasts(region);
  if (!box) return;
  const space = spaceFor(box);
  const top = findToastTop(space, box.height, findObstacles(region, box, pressed));
  if (Math.round(top - box.top) !== 0) region.style.translate = `0 ${Math.round(top - box.top)}px`;
}

function isCovering(region: HTMLElement): boolean {
  const box = boxOfToasts(region);
  return (
    box !== undefined &&
    findObstacles(region, box, pressed).some((obstacle) => isOver(box, obstacle))
  );
}

/** The region is wider than the toasts. */
function boxOfToasts(region: HTMLElement): DOMRect | undefined {
  const toast = region.firstElementChild?.getBoundingClientRect();
  if (!toast || toast.width === 0) return undefined;
  const { top, height } = region.getBoundingClientRect();
  return new DOMRect(toast.left, top, toast.width, height);
}

/** What can be seen of the window, down to the usual place of toasts. */
function spaceFor(usual: DOMRect): Span {
  const seen = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return {
    top: seen.offsetTop + toastGapPx,
    bottom: Math.min(usual.bottom, seen.offsetTop + seen.height - toastGapPx),
  };
}

/** Typing in a field, choosing in it, or pressing a button of a group of controls. */
function withdrawAbout({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'click' && !target.closest('button, [role="button"]')) return;
  for (const { id, about = [] } of getToasts()) {
    if ([about].flat().some((field) => isWithin(target, field))) closeToast(id);
  }
}

function isWithin(target: Element, field: string): boolean {
  const name = CSS.escape(field);
  return target.closest(`#${name}, [name="${name}"]`) !== null;
}
