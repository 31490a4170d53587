/**
 * What a shop offers beside a line of a list: the product with its price, "this week 129 kr/kg".
 *
 * - An offer is the largest element around a price that is not needed for the line: without it there still is a food.
 * - An element of the same kind in another line of the list is an offer too, though its product is sold out.
 * - It is at the end of its line. A price within a sentence is a word of it.
 */
import { parseIngredient } from '../../ingredients/parse-ingredient';
import { isSentence } from '../../text/lines/line-shape';
import { statesPrice } from '../../text/lines/prices';
import {
  elementsIn,
  isForScreenReaders,
  squeezed,
  textIn,
  textWithout,
  walk,
  type PageElement,
} from '../document/page-tree';

/** Longer texts are no lines of a list. */
const longestLine = 400;
/** A line with more is a list of products. */
const mostPrices = 4;
const mostInside = 300;

/** The text of a line of a list, without what is offered beside it and what is only read aloud: "Direction 1". */
export function textOfLine(line: PageElement): string {
  const silent = new Set([...walk(line)].filter(isForScreenReaders));
  const seen = silent.size === 0 ? '' : textWithout(line, silent);
  return /\p{L}/u.test(seen) ? seen : textWithoutOffers(line);
}

function textWithoutOffers(line: PageElement): string {
  const priced = offersIn(line);
  const kinds = line.parent === undefined ? none : kindsOfOffers(line.parent);
  const text = textIn(line);
  const mayOffer = priced.size > 0 || (kinds.size > 0 && squeezed(text).length <= longestLine);
  if (!mayOffer) return text;
  const offers = new Set(priced);
  for (const element of walk(line)) {
    if (kinds.has(kindOf(element)) && isOffer(element, line, offers)) offers.add(element);
  }
  return textWithout(line, offers);
}

/** Around the prices of a line, computed once. */
function offersIn(line: PageElement): ReadonlySet<PageElement> {
  const known = offersOfLine.get(line);
  if (known !== undefined) return known;
  const offers = new Set<PageElement>();
  for (const price of pricesIn(line)) {
    const offer = offerAround(price, line, offers);
    if (offer !== undefined) offers.add(offer);
  }
  offersOfLine.set(line, offers);
  return offers;
}

const offersOfLine = new WeakMap<PageElement, ReadonlySet<PageElement>>();

/** Of the lines of a list, computed once for each list. */
function kindsOfOffers(list: PageElement): ReadonlySet<string> {
  let kinds = kindsOfList.get(list);
  if (kinds === undefined) {
    const offers = elementsIn(list).flatMap((line) => [...offersIn(line)]);
    kinds = new Set(offers.filter(({ attributes }) => attributes['class']).map(kindOf));
    kindsOfList.set(list, kinds);
  }
  return kinds;
}

const kindsOfList = new WeakMap<PageElement, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

function kindOf({ tag, attributes }: PageElement): string {
  return `${tag} ${attributes['class'] ?? ''}`;
}

/** The innermost elements that have a whole price in them; none in what is too large for a line. */
function pricesIn(line: PageElement): PageElement[] {
  const inside: PageElement[] = [];
  for (const element of walk(line)) {
    if (inside.length > mostInside) return [];
    if (element !== line) inside.push(element);
  }
  const text = squeezed(textIn(line));
  if (text.length > longestLine || !statesPrice(text)) return [];
  const prices = inside.filter(isPrice);
  return prices.length > mostPrices ? [] : prices;
}

function isPrice(element: PageElement): boolean {
  const states = (each: PageElement) => statesPrice(textIn(each));
  return states(element) && !elementsIn(element).some(states);
}

function offerAround(
  price: PageElement,
  line: PageElement,
  others: ReadonlySet<PageElement>,
): PageElement | undefined {
  let offer: PageElement | undefined;
  let element: PageElement | undefined = price;
  while (element !== undefined && element !== line && isOffer(element, line, others)) {
    offer = element;
    element = element.parent;
  }
  return offer;
}

/** What is left of the line is its beginning, and names a food. */
function isOffer(
  element: PageElement,
  line: PageElement,
  others: ReadonlySet<PageElement>,
): boolean {
  const rest = squeezed(textWithout(line, new Set([...others, element])));
  if (isSentence(rest) || statesPrice(rest)) return false;
  const hasFood = /\p{L}{2}|\p{Lo}/u.test(parseIngredient(rest).name);
  return hasFood && squeezed(textWithout(line, others)).startsWith(rest);
}
