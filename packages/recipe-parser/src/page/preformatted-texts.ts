import { parseTree, textIn, walk } from './document/page-tree';

/**
 * The texts of a page that keep their line breaks, as archives of old programs have them. Each is cut where no recipe is longer.
 *
 * @example preformattedTexts('<pre>MMMMM--- Meal-Master</pre>') // ['MMMMM--- Meal-Master']
 */
export function preformattedTexts(html: string): string[] {
  if (!/<(?:pre|xmp)\b/i.test(html)) return [];
  return [...walk(parseTree(html))]
    .filter(({ tag }) => tag === 'pre' || tag === 'xmp')
    .slice(0, mostTexts)
    .map((element) => textIn(element).slice(0, longestText));
}

const mostTexts = 20;
const longestText = 100_000;
