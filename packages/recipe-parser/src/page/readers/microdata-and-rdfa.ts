/**
 * Recipes marked in the HTML itself, by microdata or by RDFa: two spellings of one idea, an element that
 * is a item of some type and elements inside that are its properties.
 *
 * - A property's value is its `content`, `datetime`, address or image, otherwise its text;
 *   a property that spans several blocks keeps a line for each.
 * - A item inside a item is a value of its own. `itemref` adds properties from elsewhere in the page.
 */
import { blocksOf } from '../layout/blocks';
import type { Page } from '../document/page';
import { isElement, textIn, walk, type PageElement } from '../document/page-tree';

interface Marks {
  /** Attribute that makes an element a item. */
  item: string;
  /** Attribute with the item's type. */
  type: string;
  property: string;
}

const microdata: Marks = { item: 'itemscope', type: 'itemtype', property: 'itemprop' };
const rdfa: Marks = { item: 'typeof', type: 'typeof', property: 'property' };

export function readMicrodata(page: Page): unknown[] {
  return recipesIn(page, microdata);
}

export function readRdfa(page: Page): unknown[] {
  return recipesIn(page, rdfa);
}

/** `null` as parent: properties come from anywhere, so a name may be `__proto__`. */
type Item = Record<string, unknown[]>;

function recipesIn(page: Page, marks: Marks): Item[] {
  const byId = new Map<string, PageElement>();
  const roots: PageElement[] = [];
  for (const element of walk(page.root)) {
    const id = element.attributes['id'];
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (isRecipe(element, marks)) roots.push(element);
  }
  const work = { left: mostVisits };
  return roots.slice(0, mostRecipes).map((root) => itemFrom(root, marks, byId, work));
}

function isRecipe({ attributes }: PageElement, marks: Marks): boolean {
  if (attributes[marks.item] === undefined) return false;
  return (attributes[marks.type] ?? '')
    .split(/\s+/)
    .some((type) => /(?:^|[/:#])recipe$/i.test(type));
}

/** A page with more recipes in its data is an index. */
const mostRecipes = 50;
/** Elements that are looked at, each once for every item and property around it. */
const mostVisits = 100_000;

interface Work {
  left: number;
}

function itemFrom(
  root: PageElement,
  marks: Marks,
  byId: ReadonlyMap<string, PageElement>,
  work: Work,
): Item {
  const item = Object.create(null) as Item;
  item['@type'] = (root.attributes[marks.type] ?? '').split(/\s+/);
  const ids = new Set((root.attributes['itemref'] ?? '').split(/\s+/));
  const references = [...ids].flatMap((id) => byId.get(id) ?? []);
  const collect = (element: PageElement): void => {
    for (const child of element.children) if (isElement(child)) collectFrom(child);
  };
  const collectFrom = (element: PageElement): void => {
    work.left -= 1;
    if (work.left < 0) return;
    const names = (element.attributes[marks.property] ?? '')
      .split(/\s+/)
      .filter((name) => name !== '');
    const isItem = element.attributes[marks.item] !== undefined;
    if (names.length > 0) {
      // References are followed once: a page may refer to itself in a circle.
      const value = isItem ? itemFrom(element, marks, new Map(), work) : valueOf(element, work);
      for (const name of names) (item[name.replace(/^.*[:/]/, '')] ??= []).push(value);
    }
    if (!isItem) collect(element);
  };
  collect(root);
  references.forEach(collectFrom);
  return item;
}

function valueOf(element: PageElement, work: Work): string {
  const { tag, attributes } = element;
  const address = addressAttributes[tag];
  const said = attributes['content'] ?? attributes['datetime'] ?? (address && attributes[address]);
  if (said !== undefined && said.trim() !== '') return said;
  work.left -= [...walk(element)].length;
  const lines = blocksOf(element).all.map(({ text }) => text);
  return lines.length > 0 ? lines.join('\n') : textIn(element);
}

/** `a` is missing on purpose: a linked name is a name. */
const addressAttributes: Record<string, string | undefined> = {
  img: 'src',
  link: 'href',
  source: 'src',
  object: 'data',
};
