/**
 * The product and the price that a retailer's page states for machines.
 *
 * - JSON-LD first (schema.org `Product` with an `Offer`), then microdata, then the product fields of Open Graph. No retailer has
 *   rules of its own.
 * - Of several offers the first with a price counts; of a range of prices the lower.
 * - The pack is what the page calls the size or weight, else the size at the end of the name.
 * - A price in another currency than that of its reader is no price here.
 * - Text is read from front to back once, and only so much of it: pages are untrusted.
 */
import { centsOfPrice, isCurrency } from '../money-text';
import { parsePack } from '../packs/parse-pack';
import { tagsIn, textAfter, type Tag } from './page-tags';

export interface PageProduct {
  readonly name: string;
  readonly cents: number;
  /** As a retailer writes it: "2 L". */
  readonly packText?: string | undefined;
  /** A barcode of 8 to 14 digits. */
  readonly ean?: string | undefined;
}

/** Characters of a page; the data of retailers is in its head or soon after. */
const mostText = 2_000_000;
const mostCents = 1_000_000;
const longestName = 200;

/**
 * @param currency of the reader: "AUD"
 * @returns undefined if the page states no product with a name and a price
 * @example
 * readProductPage('<script type="application/ld+json">{"@type":"Product","name":"Milk 2L","offers":{"price":3.1}}</script>', 'AUD')
 * // { name: 'Milk 2L', cents: 310, packText: '2L' }
 */
export function readProductPage(html: string, currency: string): PageProduct | undefined {
  const page = html.slice(0, mostText);
  const tags = tagsIn(page);
  return (
    fromJsonLd(page, tags, currency) ??
    fromMicrodata(page, tags, currency) ??
    fromOpenGraph(tags, currency)
  );
}

type Json = Record<string, unknown>;

function fromJsonLd(page: string, tags: readonly Tag[], currency: string): PageProduct | undefined {
  const scripts = tags.filter(
    ({ name, attributes }) => name === 'script' && /ld\+json/i.test(attributes.get('type') ?? ''),
  );
  for (const script of scripts.slice(0, mostScripts)) {
    const end = page.indexOf('</script', script.end);
    if (end === -1) return undefined;
    for (const product of productsIn(parseJson(page.slice(script.end, end)))) {
      const found = productOf(product, currency);
      if (found) return found;
    }
  }
  return undefined;
}

const mostScripts = 50;
const mostNodes = 5_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All objects of the type, wherever they are nested. */
function productsIn(data: unknown): Json[] {
  const found: Json[] = [];
  const nodes: unknown[] = [data];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (typeof node !== 'object' || node === null) continue;
    if (!Array.isArray(node) && isOfType(node as Json, 'Product')) found.push(node as Json);
    nodes.push(
      ...(Object.values(node) as unknown[]).slice(0, Math.max(0, mostNodes - nodes.length)),
    );
  }
  return found;
}

const isOfType = (node: Json, type: string): boolean =>
  [node['@type']].flat().some((one) => typeof one === 'string' && one.endsWith(type));

function productOf(product: Json, readers: string): PageProduct | undefined {
  const offers = [product['offers']].flat().flatMap((offer) => {
    const inner = (offer as Json | undefined)?.['offers'];
    return [offer, ...[inner].flat()];
  });
  for (const offer of offers) {
    if (typeof offer !== 'object' || offer === null) continue;
    const { price, lowPrice, priceCurrency, priceSpecification } = offer as Json;
    const specification = ([priceSpecification].flat()[0] ?? {}) as Json;
    const found = presented(readers, {
      name: product['name'],
      price: price ?? lowPrice ?? specification['price'],
      currency: priceCurrency ?? specification['priceCurrency'],
      size: sizeOf(product['size']) ?? sizeOf(product['weight']),
      ean: ['gtin13', 'gtin', 'gtin14', 'gtin8', 'gtin12'].map((key) => product[key]).find(Boolean),
    });
    if (found) return found;
  }
  return undefined;
}

/** A text, or a value with its unit. */
function sizeOf(size: unknown): string | undefined {
  if (typeof size === 'string') return size;
  if (typeof size !== 'object' || size === null) return undefined;
  const { value, unitText, unitCode } = size as Json;
  const parts = [value, unitText ?? unitCode].filter(isText);
  return isText(value) ? parts.join(' ') : undefined;
}

/** What JSON nests instead of a text may not even turn into one. */
const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function fromMicrodata(
  page: string,
  tags: readonly Tag[],
  readers: string,
): PageProduct | undefined {
  const start = tags.findIndex(({ attributes }) =>
    /schema\.org\/product\b/i.test(attributes.get('itemtype') ?? ''),
  );
  if (start === -1) return undefined;
  const valueOf = (property: string): string | undefined => {
    const tag = tags
      .slice(start)
      .find(({ attributes }) => attributes.get('itemprop')?.split(' ').includes(property));
    return tag && (tag.attributes.get('content') ?? textAfter(page, tag));
  };
  return presented(readers, {
    name: valueOf('name'),
    price: valueOf('price') ?? valueOf('lowPrice'),
    currency: valueOf('priceCurrency'),
    size: valueOf('size') ?? valueOf('weight'),
    ean: valueOf('gtin13') ?? valueOf('gtin'),
  });
}

function fromOpenGraph(tags: readonly Tag[], readers: string): PageProduct | undefined {
  const valueOf = (...names: string[]): string | undefined => {
    const isIt = ({ name, attributes }: Tag) =>
      name === 'meta' && names.includes(attributes.get('property') ?? attributes.get('name') ?? '');
    return tags.find(isIt)?.attributes.get('content');
  };
  return presented(readers, {
    name: valueOf('og:title'),
    price: valueOf('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
    currency: valueOf('product:price:currency', 'og:price:currency'),
    size: valueOf('product:size', 'product:weight:value'),
    ean: valueOf('product:ean', 'product:gtin'),
  });
}

interface Stated {
  name: unknown;
  price: unknown;
  currency: unknown;
  size: string | undefined;
  ean: unknown;
}

/** @param readers the currency of the reader */
function presented(readers: string, stated: Stated): PageProduct | undefined {
  const { name, price, currency, size, ean } = stated;
  const cents = centsOfPrice(price, readers);
  const title = typeof name === 'string' ? plainName(name) : '';
  const isForeign = typeof currency === 'string' && !isCurrency(currency, readers);
  if (title === '' || cents === undefined || cents > mostCents || isForeign) return undefined;
  const packText = [size?.trim(), sizeInName(title)].find(
    (text) => text !== undefined && text.length <= longestPack && parsePack(text) !== undefined,
  );
  const code = typeof ean === 'string' || typeof ean === 'number' ? String(ean).trim() : '';
  return {
    name: title,
    cents,
    ...(packText !== undefined && { packText }),
    ...(/^\d{8}(?:\d{4,6})?$/.test(code) && { ean: code }),
  };
}

const longestPack = 60;

const plainName = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, longestName).trim();

/** The last size in a name: "Full Cream Milk 2L", "Tuna 4 x 95g". */
const sizeInName = (name: string): string | undefined =>
  [
    ...name.matchAll(
      /\b\d{1,3} ?x ?\d{1,5}(?:\.\d{1,3})? ?(?:kg|g|ml|l)\b|\b\d{1,5}(?:\.\d{1,3})? ?(?:kg|g|ml|l|litres?|pack|pk|each)\b/gi,
    ),
  ].at(-1)?.[0];
