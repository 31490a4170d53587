/** The search page of a retailer, for what no product is known of. */

/**
 * @param template of the retailer, with `{query}`
 * @example searchAddress('https://www.coles.com.au/search/products?q={query}', 'brown onions')
 * // 'https://www.coles.com.au/search/products?q=brown%20onions'
 */
export function searchAddress(template: string, name: string): string {
  return template.replace('{query}', encodeURIComponent(name.toLowerCase()));
}
