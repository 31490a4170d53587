/**
 * Which food a product is, by the name that its retailer gives it.
 *
 * - Brand, retailer and pack size are left out, and what follows "with", "in" and "for": tuna in springwater is tuna,
 *   dog food with beef is no beef.
 * - The longest end of the name that is a food counts: "Bega Tasty Cheese Block" ends in tasty cheese. Not if the word
 *   before it is another food: chocolate almonds are neither.
 * - What the food table does not have is known by its own words, as a list does it (`findFood`).
 */
import {
  findFood,
  findListedFood,
  findNamedFood,
  foodWords,
  isQualifier,
  singularWords,
} from '@saltbush/recipe-parser/foods';
import { countries } from '../../../account/countries/countries';
import { aisleOf } from '../../shopping-list/aisles/find-aisle';
import { parsePack } from '../packs/parse-pack';

export interface ProductFood {
  /** As the line of a list has it: "tasty-cheese". */
  readonly key: string;
  /** Words of the name in the singular, to find products of foods that no table has. */
  readonly words: readonly string[];
}

/** @example productFood('Bega Tasty Cheese Block 500g', 'Bega').key // 'tasty-cheese' */
export function productFood(name: string, brand?: string): ProductFood {
  const plain = withoutPack(withoutBrand(name.replace(/[|,]/g, ' '), brand));
  const head = plain.split(/ (?:with|in|for|from) /i)[0] ?? plain;
  const bare = head.replace(retailerWords, ' ').replace(/\s+/g, ' ').trim() || head;
  const isFood = !otherAisles.has(aisleOf(plain));
  const inTable = isFood ? foodOfEnd(bare.split(' ')) : namedAnywhere(bare.split(' '));
  const key = inTable ?? findFood(bare || name).key;
  return { key, words: [...new Set(singularWords(foodWords(plain)))].slice(0, mostWords) };
}

function withoutBrand(name: string, brand: string | undefined): string {
  let rest = name.trim();
  for (const first of [brand, ...retailerNames]) {
    if (!first || !rest.toLowerCase().startsWith(`${first.toLowerCase()} `)) continue;
    rest = rest.slice(first.length + 1).trim();
  }
  return rest;
}

/** Without sizes at its end: "Full Cream Milk 2L", "Eggs 12 Pack 700g". */
function withoutPack(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  while (words.length > 1 && isSize(words)) words.pop();
  return words.join(' ');
}

function isSize(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (/^(?:x|pack|pk|each|approx\.?|min\.?|loose|per|kg|no)$/i.test(last)) return true;
  return /\d/.test(last) && (/^\d+$/.test(last) || parsePack(last) !== undefined);
}

function foodOfEnd(words: readonly string[]): string | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const food = findListedFood(words.slice(from).join(' '));
    if (!food) continue;
    const before = words[from - 1];
    const isOfOther =
      before !== undefined && !isQualifier(before.toLowerCase()) && findNamedFood(before);
    return isOfOther ? undefined : food.id;
  }
  return undefined;
}

/** What retailers say of a food and nobody writes on a list. */
const retailerWords =
  /\b(?:prepacked|prepack|loose|washed|block|full cream|rspca approved|free range|cage free|no \d+|family size|value pack)\b/gi;
const otherAisles: ReadonlySet<string> = new Set(['Household & Personal Care', 'Pet', 'Baby']);
/** Of what is no food: "Dishwashing Liquid Lemon" is dishwashing liquid, wherever the scent stands. */
function namedAnywhere(words: readonly string[]): string | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = findNamedFood(words.slice(from, from + length).join(' '));
      if (found && otherAisles.has(found.aisle)) return found.id;
    }
  }
  return undefined;
}

/** The longest first: "Tesco Finest" before "Tesco". */
const retailerNames = [
  ...new Set(
    countries.flatMap(({ home, retailers, ownBrands }) => [
      ...ownBrands,
      ...home.stores,
      ...retailers.map(({ name }) => name),
    ]),
  ),
].toSorted((a, b) => b.length - a.length);
const mostWords = 12;
