/**
 * Which controls are smaller than a thumb can hit.
 *
 * The rule: what can be pressed of every visible control is at least 44 by 44 px. That is where a touch reaches the control,
 * its label, or what stands in either, so padding and pseudo-elements count. Two kinds are exempt, as in WCAG 2.5.8: links and
 * buttons within running text, whose height is that of the line (text stands beside them in the same block), and what is
 * disabled. While a dialog is open, only what stands in it can be pressed.
 */
import type { Page } from 'playwright-core';

const leastTarget = 44;

/** @returns a line for each control that is too small, with its size */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(findSmallTargets, leastTarget);

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  const kinds =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, ' +
    '[role=button], [role=link], [role=tab], [role=option], [role=checkbox], [role=radio], [role=switch], ' +
    '[role=slider], [role^=menuitem]';
  const scrolled = { x: scrollX, y: scrollY };
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isSeen);
  const scope = dialogs.at(-1) ?? document.body;
  const small = [...scope.querySelectorAll<HTMLElement>(kinds)]
    .filter(counts)
    .flatMap((control) => {
      const seen = partsOf(control).filter(isSeen);
      if (seen.length === 0 || seen.some(isLargeEnough)) return [];
      const { width, height } = reach(seen);
      // A frame of one pixel around a field belongs to it.
      return Math.min(width, height) >= least - 1
        ? []
        : [`${nameOf(control)} ${width} x ${height}`];
    });
  scrollTo(scrolled.x, scrolled.y);
  return [...new Set(small)];

  /** A box that is drawn around a field, and what stands in it, gives the field the focus. */
  function partsOf(control: HTMLElement): Element[] {
    if (!(control instanceof HTMLInputElement)) return [control];
    const box = control.parentElement!.closest('.mantine-Input-input');
    return [control, ...(control.labels ?? []), ...(box ? [box] : [])];
  }

  function isSeen(element: Element): boolean {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isHidden = !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return !isHidden && width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
  }

  function counts(control: HTMLElement): boolean {
    const isOff = control.matches(':disabled, [aria-disabled=true], [data-disabled]');
    return !isOff && !control.closest('[inert], [aria-hidden=true]') && !isInRunningText(control);
  }

  function isInRunningText(control: Element): boolean {
    if (!getComputedStyle(control).display.startsWith('inline')) return false;
    let block = control.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const isBeside = parent === block || getComputedStyle(parent).display === 'inline';
      if (isBeside && !parent.closest(kinds) && /\p{L}/u.test(texts.currentNode.textContent!))
        return true;
    }
    return false;
  }

  function isLargeEnough(part: Element): boolean {
    const { width, height } = part.getBoundingClientRect();
    return Math.min(width, height) >= least - 1;
  }

  /** How far a touch around the middle of a part still reaches one of the parts. */
  function reach(parts: readonly Element[]): { width: number; height: number } {
    const sizes = parts.map((part) => {
      part.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const hits = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const pressed = hit?.closest(kinds);
        return parts.some((one) => one.contains(hit) && (!pressed || parts.includes(pressed)));
      };
      const run = (x: number, y: number) => {
        let n = 0;
        while (n < 99 && hits(middle.x + n * x, middle.y + n * y)) n += 0.5;
        return n;
      };
      return { width: run(1, 0) + run(-1, 0), height: run(0, 1) + run(0, -1) };
    });
    return sizes.toSorted(
      (one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height),
    )[0]!;
  }

  function nameOf(control: HTMLElement): string {
    const label = control.ariaLabel ?? control.textContent?.trim().slice(0, 40);
    const of = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
    return `${control.tagName.toLowerCase()} "${of || label}"`;
  }
}
