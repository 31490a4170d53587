/**
 * What nobody buys: it comes from the tap or is made in the freezer at home.
 *
 * - Water in any state and use ("boiling water", "pasta cooking water") is one food.
 * - Waters of a shop (mineral, coconut, rose) are foods like others.
 */
import type { FoodIdentity } from '../foods/find-food';
import { foodWords } from '../foods/food-words';

export const water: FoodIdentity = { key: 'water', name: 'Water', food: undefined };

/** @example isWater('reserved pasta water') // true */
export function isWater(name: string): boolean {
  if (!/water\b/i.test(name)) return false;
  const words = foodWords(name.split(/[,(;]/)[0] ?? '');
  return (
    words.includes('water') && words.every((word) => word === 'water' || watersAtHome.has(word))
  );
}

/** Why the food need not be bought; undefined when it must. */
export function reasonAtHome(identity: FoodIdentity): string | undefined {
  return reasons[identity.key];
}

const reasons: Readonly<Record<string, string>> = {
  water: 'Comes from the tap.',
  ice: 'Made in the freezer at home.',
};

const watersAtHome: ReadonlySet<string> = new Set(
  [
    'boiling boiled hot cold cool warm lukewarm tepid luke iced icy ice chilled just freshly fresh recently',
    'tap filtered purified plain room temperature cooking pasta noodle potato bean reserved starchy salted',
    'blanching poaching simmering soaking extra additional more some for of or the from as needed very well',
    'mixed with a little bit',
  ].flatMap((line) => line.split(' ')),
);
