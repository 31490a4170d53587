/** Brand names with a sign for it ("Red Barn® plain flour") are notes, not part of the food. */

/** @example withoutBrand('Red Barn® plain flour') // { name: 'plain flour', brand: 'Red Barn' } */
export function withoutBrand(name: string): { name: string; brand?: string } {
  const [all, brand] = brandAhead.exec(name) ?? [];
  const food = all === undefined ? '' : name.slice(all.length).trim();
  return brand === undefined || !/\p{L}{2}/u.test(food) ? { name } : { name: food, brand };
}

const brandAhead = /^((?:\p{Lu}[\p{L}’'.&-]*\s?){1,4})\s?(?:®|™|\(r\)|\(tm\))\s*/u;
