/** What of a page is seen, for functions that run in it: they reach nothing but the page, so it has these. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Only once `knowWhatIsShown` has run. */
    shown: { isShown: typeof isShown; textNodes: typeof textNodes };
  }
}

export const knowWhatIsShown = (page: Page): Promise<void> =>
  page.evaluate(
    `window.shown = { isShown: ${String(isShown)}, textNodes: ${String(textNodes)} }; undefined`,
  );

/** Not what is for screen readers alone. */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    const { display, clipPath } = getComputedStyle(box);
    const isBox = display !== 'contents' && display !== 'inline';
    if ((isBox && Math.min(width, height) < 3) || clipPath === 'inset(50%)') return false;
  }
  return true;
}

function textNodes(within: Element = document.body): Text[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && window.shown.isShown(node.parentElement!)) found.push(node);
  }
  return found;
}
