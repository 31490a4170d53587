/**
 * Several recipes that a page shows one below the other, without data: each has its own "Ingredients".
 *
 * - The element that holds all those headings is cut into cards: before each heading at the nearest title above it, be that
 *   beside the heading or inside a box of its own.
 * - A card is read like a page, and counts with a title that names a dish ("What is dal?" does not), lines that mostly state
 *   an amount, and steps. Two are the fewest: a page that only talks about its ingredients first is one recipe.
 */
import { isQuestion } from '../../text/headings/questions';
import { shareWithAmount } from '../../text/lines/line-shape';
import {
  partsOf,
  recipesFromSchemaOrg,
  type FoundRecipe,
} from '../../schema-org/recipe-from-schema-org';
import type { Page } from '../document/page';
import { elementsIn, isElement, type PageElement, type PageNode } from '../document/page-tree';
import { blocksOf, type Block } from '../layout/blocks';
import { isHeading, kindOfBlock } from '../layout/headings';
import { readLayout } from './layout';

/** A page with more is an index. */
const mostCards = 40;
/** Title, ingredients and steps. */
const allParts = 3;
const fairShare = 0.5;

/** @returns the recipes in the order of the page; none where it shows fewer than two */
export function readCards(page: Page): FoundRecipe[] {
  const headings = blocksOf(page.root).all.filter(
    (block) => isHeading(block) && kindOfBlock(block) === 'ingredients',
  );
  if (headings.length < 2 || headings.length > mostCards) return [];
  const cards = cardsAround(headings.map(({ element }) => element));
  const found = cards.flatMap((card) => recipeIn(card, page));
  return found.length > 1 ? found : [];
}

/** @param headings of the ingredients, in the order of the page */
function cardsAround(headings: readonly PageElement[]): PageElement[] {
  const around = commonElement(headings);
  if (around === undefined) return [];
  const places = headings.map((heading) => placeIn(around, heading));
  const starts = places.map((place, at) => {
    const above = at === 0 ? -1 : places[at - 1]!;
    return startOf(around.children, { above, place, heading: headings[at]! });
  });
  return starts.map((from, at) => cardOf(around.children.slice(from, starts[at + 1])));
}

/** The innermost element that holds all of them. */
function commonElement([first, ...others]: readonly PageElement[]): PageElement | undefined {
  const rest = others.map((element) => new Set(ancestorsOf(element)));
  return first && ancestorsOf(first).find((each) => rest.every((above) => above.has(each)));
}

function ancestorsOf(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let above = element.parent; above !== undefined; above = above.parent) found.push(above);
  return found;
}

function placeIn(around: PageElement, inside: PageElement): number {
  const chain = new Set<PageNode>([inside, ...ancestorsOf(inside)]);
  return around.children.findIndex((child) => chain.has(child));
}

interface Between {
  /** Place of the card above. */
  above: number;
  place: number;
  heading: PageElement;
}

/** A box with a title of its own begins there; otherwise the nearest title above the heading does. */
function startOf(children: readonly PageNode[], { above, place, heading }: Between): number {
  const box = children[place];
  if (box !== undefined && isElement(box) && box !== heading && titleIn(box) !== undefined)
    return place;
  for (let at = place - 1; at > above; at -= 1) {
    const child = children[at]!;
    if (isElement(child) && titleIn(child) !== undefined) return at;
  }
  return place;
}

const titleIn = (element: PageElement): string | undefined => {
  const isTitle = (block: Block) => block.level > 0 && kindOfBlock(block) === undefined;
  const blocks = blocksOf(cardOf([element])).all;
  const first = blocks.find((block) => block.level > 0);
  return first !== undefined && isTitle(first) ? first.text : undefined;
};

/** A tree of its own: readers look at what is around an element. */
function cardOf(nodes: readonly PageNode[]): PageElement {
  const root: PageElement = { tag: '', attributes: {}, parent: undefined, depth: 0, children: [] };
  const copy = (node: PageNode, parent: PageElement): PageNode => {
    if (!isElement(node)) return node;
    const element: PageElement = { ...node, parent, depth: parent.depth + 1, children: [] };
    element.children = node.children.map((child) => copy(child, element));
    return element;
  };
  root.children = nodes.map((node) => copy(node, root));
  return root;
}

function recipeIn(card: PageElement, page: Page): FoundRecipe[] {
  const title = elementsIn(card).map(titleIn).find(Boolean);
  if (title === undefined || isQuestion(title)) return [];
  const own: Page = { ...page, root: card, meta: new Map(), titleText: '', jsonLdTexts: [] };
  const { recipes } = readLayout(own);
  return recipesFromSchemaOrg(recipes.map((recipe) => ({ ...(recipe as object), name: title })))
    .filter(({ draft }) => partsOf(draft) === allParts)
    .filter(({ draft }) => shareWithAmount(draft.ingredientLines) >= fairShare)
    .slice(0, 1);
}
