/**
 * What is laid out so that it cannot be read or reached, whatever the size of the text:
 *
 * - the page is wider than the window that was asked for
 * - a control or a text lies beside the window, where nothing scrolls to it
 * - a text stands one letter, or few, under the other
 * - the words of a button or a link reach beyond it
 * - a label of the bar at the foot reaches into the next one
 * - the words of a field, a box, a dot or a switch run into what describes it
 * - bars that stay in place cover more of the window than they leave to read in
 */
import type { Page } from 'playwright-core';
import { knowWhatIsShown } from './shown';

/** Of the height of the window. */
const mostCovered = 0.36;

/** @returns a line for each fault */
export async function layoutFaults(page: Page): Promise<string[]> {
  await knowWhatIsShown(page);
  return page.evaluate(findLayoutFaults, { asked: page.viewportSize()!.width, mostCovered });
}

/** Runs in the page. A phone widens the window with what hangs over, so the width that was asked for counts. */
function findLayoutFaults({
  asked,
  mostCovered,
}: {
  asked: number;
  mostCovered: number;
}): string[] {
  const { isShown, textNodes } = window.shown;
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > asked ? [`the page is ${scrollWidth} px wide`] : []),
    ...[...document.body.querySelectorAll(controls)].filter(isShown).flatMap(besideWindow),
    ...[...document.body.querySelectorAll('a[href], button')].filter(isShown).flatMap(beyond),
    ...textNodes().flatMap(faultsOfText),
    ...overlappingLabels(),
    ...[...document.querySelectorAll('input[aria-describedby]')].flatMap(intoDescription),
    ...covered(),
  ];

  function besideWindow(element: Element): string[] {
    const { left, right } = element.getBoundingClientRect();
    const isBeside = right > asked + 1 || (left < -1 && right > 0);
    return isBeside && !canScrollTo(element)
      ? [`${describe(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`]
      : [];
  }

  function beyond(control: Element): string[] {
    const { left, right } = control.getBoundingClientRect();
    const reaches = textNodes(control).some((node) => {
      const lines = linesOf(node).some((line) => line.left < left - 1 || line.right > right + 1);
      return lines && !canScrollTo(node.parentElement!);
    });
    return reaches ? [`the words of ${describe(control)} reach beyond it`] : [];
  }

  function canScrollTo(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
        return true;
    }
    return false;
  }

  function linesOf(node: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function faultsOfText(node: Text): string[] {
    const lines = linesOf(node);
    const text = node.data.trim();
    const told = `the text "${text.slice(0, 40)}"`;
    const isBeside = lines.some(({ left, right }) => right > asked + 1 || (left < -1 && right > 0));
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    return [
      ...(isBeside && !canScrollTo(node.parentElement!)
        ? [`${told} reaches beside the window`]
        : []),
      ...(rows >= 3 && text.length / rows < 3.5 ? [`${told} stands in ${rows} lines`] : []),
    ];
  }

  function overlappingLabels(): string[] {
    const items = [...document.querySelectorAll('nav[aria-label="Main, at the bottom"] > *')];
    const words = items.filter(isShown).map((item) => {
      const range = document.createRange();
      range.selectNode(item.lastChild!);
      return { label: item.textContent, box: range.getBoundingClientRect() };
    });
    return words.flatMap(({ label, box }, n) => {
      const end = words[n + 1]?.box.left ?? asked;
      return box.left < 0 || box.right > end ? [`the label ${label} reaches into the next`] : [];
    });
  }

  function intoDescription(input: Element): string[] {
    const { labels } = input as HTMLInputElement;
    const ids = input.getAttribute('aria-describedby')!.split(' ');
    const below = ids.flatMap((id) => document.getElementById(id) ?? []);
    return [...(labels ?? [])].flatMap((label) => {
      const described = below.filter((text) => !label.contains(text)).flatMap(linesWithin);
      const runs = linesWithin(label).some((line) =>
        described.some((other) => isOver(line, other)),
      );
      return runs ? [`the words of ${describe(label)} run into what describes them`] : [];
    });
  }

  function linesWithin(element: Element): DOMRect[] {
    return textNodes(element).flatMap(linesOf);
  }

  /** By more than fonts reach beyond their lines. */
  function isOver(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 1 && height > 2;
  }

  function covered(): string[] {
    const { x, y } = { x: scrollX, y: scrollY };
    // Where bars are stuck that can be.
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const rows = new Set<number>();
    for (const bar of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(bar);
      if ((position === 'fixed' || position === 'sticky') && isBar(bar, position)) {
        const { top, bottom } = bar.getBoundingClientRect();
        for (let at = Math.max(0, Math.round(top)); at < Math.min(innerHeight, bottom); at += 1)
          rows.add(at);
      }
    }
    scrollTo(x, y);
    const share = rows.size / innerHeight;
    return share > mostCovered ? [`bars cover ${Math.round(share * 100)} % of the window`] : [];
  }

  /** With something to press, and neither a page nor a dialog that fills the window, nor a message that goes away. */
  function isBar(element: HTMLElement, position: string): boolean {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isStuck =
      position === 'fixed' ||
      Math.abs(top - parseFloat(style.top)) < 1 ||
      Math.abs(innerHeight - bottom - parseFloat(style.bottom)) < 1;
    const isWide = width > asked / 4 && height < innerHeight * 0.9;
    const isOther = element.closest('[role=dialog], [aria-label=Messages]');
    const hasControls = element.querySelector(controls);
    return (
      isStuck &&
      isWide &&
      style.visibility === 'visible' &&
      hasControls !== null &&
      isOther === null
    );
  }

  function describe(element: Element): string {
    const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} "${name}"`;
  }
}
