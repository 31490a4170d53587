/**
 * Recipes marked in the HTML itself, by microdata or by RDFa: two spellings of one idea, an element that
 * is a thing of some type and elements inside that are its properties.
 *
 * - A property's value is what its `content`, `datetime`, address or picture says, otherwise its text;
 *   a property that spans several blocks keeps a line for each.
 * - A thing inside a thing is a value of its own. `itemref` brings properties from elsewhere in the page.
 */
import { blocksOf } from '../layout/blocks';
import type { Page } from '../page';
import { isElement, textIn, walk, type PageElement } from '../page-tree';

interface Marks {
  /** Attribute that makes an element a thing. */
  thing: string;
  /** Attribute that says the thing's type. */
  type: string;
  property: string;
}

const microdata: Marks = { thing: 'itemscope', type: 'itemtype', property: 'itemprop' };
const rdfa: Marks = { thing: 'typeof', type: 'typeof', property: 'property' };

export function readMicrodata(page: Page): unknown[] {
  return recipesIn(page, microdata);
}

export function readRdfa(page: Page): unknown[] {
  return recipesIn(page, rdfa);
}

/** `null` as parent: properties come from anywhere, so a name may be `__proto__`. */
type Thing = Record<string, unknown[]>;

function recipesIn(page: Page, marks: Marks): Thing[] {
  const byId = new Map<string, PageElement>();
  const roots: PageElement[] = [];
  for (const element of walk(page.root)) {
    const id = element.attributes['id'];
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (isRecipe(element, marks)) roots.push(element);
  }
  return roots.map((root) => thingFrom(root, marks, byId));
}

function isRecipe({ attributes }: PageElement, marks: Marks): boolean {
  if (attributes[marks.thing] === undefined) return false;
  return (attributes[marks.type] ?? '')
    .split(/\s+/)
    .some((type) => /(?:^|[/:#])recipe$/i.test(type));
}

function thingFrom(root: PageElement, marks: Marks, byId: ReadonlyMap<string, PageElement>): Thing {
  const thing = Object.create(null) as Thing;
  thing['@type'] = (root.attributes[marks.type] ?? '').split(/\s+/);
  const references = (root.attributes['itemref'] ?? '')
    .split(/\s+/)
    .flatMap((id) => byId.get(id) ?? []);
  const collect = (element: PageElement): void => {
    for (const child of element.children) if (isElement(child)) collectFrom(child);
  };
  const collectFrom = (element: PageElement): void => {
    const names = (element.attributes[marks.property] ?? '')
      .split(/\s+/)
      .filter((name) => name !== '');
    const isThing = element.attributes[marks.thing] !== undefined;
    if (names.length > 0) {
      // References are followed once: a page may refer to itself in a circle.
      const value = isThing ? thingFrom(element, marks, new Map()) : valueOf(element);
      for (const name of names) (thing[name.replace(/^.*[:/]/, '')] ??= []).push(value);
    }
    if (!isThing) collect(element);
  };
  collect(root);
  references.forEach(collectFrom);
  return thing;
}

function valueOf(element: PageElement): string {
  const { tag, attributes } = element;
  const address = addressAttributes[tag];
  const said = attributes['content'] ?? attributes['datetime'] ?? (address && attributes[address]);
  if (said !== undefined && said.trim() !== '') return said;
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
