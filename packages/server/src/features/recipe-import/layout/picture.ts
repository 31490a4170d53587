/** The picture of a page without structure: the first below its main heading that is no ornament. */
import type { Page } from '../page';
import { walk, type PageElement } from '../page-tree';

/** Smaller ones are icons and faces. */
const fewestPixels = 200;

export function pictureFromLayout(page: Page): string | undefined {
  const elements = [...walk(page.root)];
  const heading = elements.findIndex(({ tag }) => tag === 'h1');
  const pictures = (from: number) => elements.slice(from).filter(isPicture).map(addressOf);
  return pictures(heading + 1)[0] ?? pictures(0)[0];
}

function isPicture(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (tag !== 'img' || isInMenu(element)) return false;
  const size = Math.min(...[attributes['width'], attributes['height']].map(pixels));
  const address = addressOf(element) ?? '';
  return (
    size >= fewestPixels &&
    /\.(?:jpe?g|png|webp|avif)\b/i.test(address) &&
    !/logo|icon|avatar|sprite|banner|badge|button|emoji|pixel|gravatar|placeholder/i.test(address)
  );
}

function pixels(text: string | undefined): number {
  return Number.parseInt(text ?? '', 10) || Number.POSITIVE_INFINITY;
}

/** The widest that is offered; pictures that load late have their address in another attribute. */
function addressOf({ attributes }: PageElement): string | undefined {
  const offered =
    attributes['data-srcset'] ?? attributes['data-lazy-srcset'] ?? attributes['srcset'];
  const late = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  return widestOf(offered ?? '') ?? (late ?? attributes['src'])?.trim();
}

/** Of "a.jpg 400w, b.jpg 1200w" the second; nothing when no widths are given. */
function widestOf(offered: string): string | undefined {
  return [...offered.matchAll(/(\S+)\s+(\d{2,5})w/g)]
    .map(([, address, width]) => ({ address, width: Number(width) }))
    .filter(({ width }) => width <= mostPixels)
    .toSorted((a, b) => b.width - a.width)[0]?.address;
}

/** Wider ones are for walls. */
const mostPixels = 2_600;

function isInMenu(element: PageElement): boolean {
  for (let above = element.parent; above !== undefined; above = above.parent) {
    if (above.tag === 'nav' || above.tag === 'footer' || above.tag === 'aside') return true;
  }
  return false;
}
