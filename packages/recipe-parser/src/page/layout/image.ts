/** The image of a page without structure: the first below its main heading that is no ornament. */
import type { Page } from '../document/page';
import { walk, type PageElement } from '../document/page-tree';

/** Smaller ones are icons and faces. */
const fewestPixels = 200;

export function imageFromLayout(page: Page): string | undefined {
  const elements = [...walk(page.root)];
  const heading = elements.findIndex(({ tag }) => tag === 'h1');
  const imagesFrom = (from: number) => elements.slice(from).filter(isImage).map(addressOf);
  return imagesFrom(heading + 1)[0] ?? imagesFrom(0)[0];
}

function isImage(element: PageElement): boolean {
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

/** The widest that is offered; images that load late have their address in another attribute. */
function addressOf({ attributes }: PageElement): string | undefined {
  const offered =
    attributes['data-srcset'] ?? attributes['data-lazy-srcset'] ?? attributes['srcset'];
  const late = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  return widestOf(offered ?? '') ?? (late ?? attributes['src'])?.trim();
}

/** Of "a.jpg 400w, b.jpg 1200w" the second; nothing when no widths are given. */
function widestOf(offered: string): string | undefined {
  const parts = offered.split(/\s+/);
  return parts
    .map((part, at) => ({ address: parts[at - 1], width: Number(/^(\d{2,5})w/.exec(part)?.[1]) }))
    .filter(({ width }) => width <= mostPixels)
    .toSorted((a, b) => b.width - a.width)[0]?.address;
}

/** Wider ones are for printing. */
const mostPixels = 2_600;

function isInMenu(element: PageElement): boolean {
  for (let above = element.parent; above !== undefined; above = above.parent) {
    if (above.tag === 'nav' || above.tag === 'footer' || above.tag === 'aside') return true;
  }
  return false;
}
