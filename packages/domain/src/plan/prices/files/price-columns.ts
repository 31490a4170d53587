/**
 * What the columns of somebody else's file of prices mean, by their headings.
 *
 * - Capitals, spaces and marks of a heading say nothing: "Product Name", "product_name".
 * - A meaning may have several columns; in each row the first of them that is not blank counts.
 * - The columns of Open Prices are those of its documentation (https://prices.openfoodfacts.org/api/docs), flat as in its
 *   dumps; an object within a row, as its API answers, is taken as columns: `location.osm_name` is `location_osm_name`.
 * - A price may have its currency in its heading: "Price (AUD)".
 */

/** What a column is read for, in the order in which a person reads it. */
export const columnMeanings = [
  'name',
  'brand',
  'pack',
  'unit',
  'price',
  'unitPrice',
  'fullPrice',
  'special',
  'barcode',
  'retailer',
  'date',
  'currency',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Which columns of a file have each meaning, the first choice first. */
export interface PriceColumns {
  readonly headings: ReadonlyMap<ColumnMeaning, readonly string[]>;
  /** What the heading of the price says: "EUR". */
  readonly currency?: string | undefined;
}

/** In each row the first that is not blank counts. Written from files of prices, and Open Prices' own columns. */
const words: Readonly<Record<ColumnMeaning, string>> = {
  name: `product_name product_product_name name product item item_name product_title title product_description
    item_description description category_tag`,
  brand: 'brand brands brand_name product_brand product_brands manufacturer',
  pack: `pack pack_size package_size product_size size package weight volume net_weight net_content contents
    price_per product_quantity product_product_quantity quantity qty`,
  unit: 'unit units product_quantity_unit product_product_quantity_unit quantity_unit unit_of_measure uom measure',
  price: `price sale_price current_price special_price shelf_price retail_price item_price product_price price_now now
    regular_price cost`,
  unitPrice:
    'unit_price price_per_unit cup_price comparative_price price_per_kg price_per_kilo price_per_100g',
  fullPrice: 'price_without_discount was was_price price_was original_price rrp',
  special: `price_is_discounted special on_special is_special is_on_special discounted is_discounted on_sale is_on_sale
    sale promotion promo`,
  barcode: 'product_code ean ean13 ean_13 gtin gtin13 gtin_13 barcode bar_code upc code',
  retailer: `location_osm_brand location_osm_name location_name retailer retailer_name store store_name shop shop_name chain
    supermarket merchant vendor seller location location_osm_display_name`,
  date: `date price_date observed_at observed_on date_observed date_seen seen_on seen purchase_date date_of_purchase day
    proof_date collected_at scraped_at timestamp updated_at last_updated created_at`,
  currency: 'currency currency_code price_currency',
};

const headingsOf = new Map(
  columnMeanings.map((meaning) => [meaning, words[meaning].split(/\s+/)] as const),
);
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** @example plainHeading('Price (AUD)') // 'price_aud' */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/**
 * @param headings as `plainHeading` writes them
 * @returns undefined if no column has prices, or none says what they are of
 * @example columnsOf(['item', 'price', 'store'])?.headings.get('retailer') // ['store']
 */
export function columnsOf(headings: readonly string[]): PriceColumns | undefined {
  const given = new Set(headings);
  const found = new Map<ColumnMeaning, readonly string[]>();
  for (const [meaning, choices] of headingsOf) {
    const there = choices.filter((choice) => given.has(choice));
    if (there.length > 0) found.set(meaning, there);
  }
  const inCurrency = headings.flatMap((heading) => priceInCurrency(heading) ?? []);
  const [priced] = inCurrency;
  if (!found.has('price') && priced) found.set('price', [priced.heading]);
  const hasPrice = found.has('price') || found.has('unitPrice');
  if (!hasPrice || !(found.has('name') || found.has('barcode'))) return undefined;
  const isOfHeading = priced !== undefined && found.get('price')![0] === priced.heading;
  return { headings: found, ...(isOfHeading && { currency: priced.currency }) };
}

/** "price_aud", "price_eur" */
function priceInCurrency(heading: string): { heading: string; currency: string } | undefined {
  const code = /^(?:price|cost|amount)_([a-z]{3})$/.exec(heading)?.[1]?.toUpperCase();
  return code !== undefined && currencies.has(code) ? { heading, currency: code } : undefined;
}
