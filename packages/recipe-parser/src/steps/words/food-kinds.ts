/**
 * What a food is one of, beyond the parents in the food table: "meat", "herbs", "nuts".
 *
 * - Also the groups that steps name together: "the spices", "the dry ingredients".
 */
import type { Food } from '../../foods/food';
import { findFoodById } from '../../foods/food-index';
import { singularWords } from '../../foods/food-words';

/** @example kindsOf(findFood('beef mince').food, ['beef', 'mince']) // ['meat', 'mince'] */
export function kindsOf(food: Food | undefined, words: readonly string[]): string[] {
  const ones = new Set(singularWords(words));
  if (ones.has('vanilla')) return ['vanilla'];
  if (extracts.some((word) => ones.has(word))) return [];
  const kinds = kindRows.filter(([, members]) => members.some((member) => ones.has(member)));
  const names = kinds.map(([kind]) => kind);
  if (food?.aisle === 'Meat & Seafood' && !isSeafood(food)) names.push('meat');
  return names;
}

/** Beef stock is no meat, almond oil no nut. */
const extracts = 'stock broth cube bouillon sauce powder oil juice paste seasoning extract'.split(
  ' ',
);

/** Whether a food is another, or a kind of it by the table: a brown onion is an onion. */
export function isKindOf(food: Food, kind: Food): boolean {
  for (let each: Food | undefined = food; each;) {
    if (each.id === kind.id) return true;
    each = each.parentId === undefined ? undefined : findFoodById(each.parentId);
  }
  return false;
}

function isSeafood(food: Food): boolean {
  return food.parentId === 'fish-fillet' || /fish|salmon|prawn|mussel|squid|crab/.test(food.id);
}

const kindRows: readonly (readonly [string, readonly string[]])[] = [
  row('mince', 'mince ground'),
  row('meat', 'beef pork lamb veal mince chicken turkey sausage venison kangaroo'),
  row('beef', 'steak brisket sirloin rump chuck'),
  row('bird', 'chicken turkey duck goose quail spatchcock'),
  row('fish', 'salmon tuna trout cod haddock halibut snapper barramundi mackerel sardine fish'),
  row('seafood', 'prawn shrimp mussel clam squid scallop crab lobster octopus fish salmon'),
  row(
    'pasta',
    'spaghetti macaroni penne fettuccine linguine rigatoni fusilli farfalle orzo lasagne noodle',
  ),
  row('noodle', 'udon ramen soba vermicelli spaghetti fettuccine linguine tagliatelle'),
  row('nut', 'almond walnut pecan cashew hazelnut macadamia pistachio peanut'),
  row(
    'cheese',
    'cheddar parmesan mozzarella feta gruyere ricotta halloumi brie mascarpone provolone gouda',
  ),
  row('chocolate', 'chocolate'),
  row('dried fruit', 'sultana raisin currant cranberry date apricot fig prune peel'),
  row('bread', 'sourdough baguette ciabatta brioche focaccia'),
  row('chilli', 'jalapeno serrano habanero chilli'),
  row('lettuce', 'romaine cos iceberg lettuce'),
];

function row(kind: string, members: string): readonly [string, readonly string[]] {
  return [kind, members.split(' ')];
}
