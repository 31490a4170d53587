/**
 * Which addresses of a page are one image in several sizes and crops, and which are several images.
 *
 * Sites list a image as "pie.jpg", "pie-225x225.jpg" and "16x9/pie.jpg": it is known by the name of its file, without what
 * says a size. Where names say nothing else the addresses count as one image: a crop beside the image itself is
 * worse than a image less.
 */
import { trimmedEnd } from '../characters/text-end';

/** @example imageName('https://a.example/1x1/Plum-Pie-225x225.jpg?w=90') // 'plum-pie' */
export function imageName(address: string): string {
  const path = address.slice(0, longestAddress).replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '');
  const names = path.split('/').map(withoutSize);
  return names.findLast((name) => name !== '') ?? '';
}

/**
 * @param addresses the best first
 * @returns the other addresses of the first image, and one of each other image
 */
export function dividedImages(addresses: readonly string[]): {
  same: string[];
  others: string[];
} {
  const [first = '', ...rest] = addresses;
  const seen = new Set([imageName(first)]);
  const same = rest.filter((address) => imageName(address) === imageName(first));
  const others = rest.filter((address) => {
    const name = imageName(address);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
  return { same, others };
}

function withoutSize(segment: string): string {
  const name = segment.toLowerCase().replace(/\.[a-z]{3,4}$/, '');
  const parts = name.split(/(?=[-_@,])/).filter((part) => !size.test(part));
  return trimmedEnd(parts.join(''), /[-_]/).replace(/^[-_]+/, '');
}

const size =
  /^[-_@,]?(?:\d{1,4}x\d{1,4}|\d{1,4}(?:w|px)|\dx|[wh]_?\d{1,4}|scaled|square|landscape|portrait|thumb(?:nail)?|small|medium|large|full|cropp?(?:ed)?|original)$/;

const longestAddress = 2_000;
