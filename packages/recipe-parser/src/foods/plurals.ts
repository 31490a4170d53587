/**
 * English plurals, for matching and for showing.
 *
 * - `singular` makes one form of all: "tomatoes", "berries", "leaves", "peaches". It need not be a
 *   word ("molasse" would do), since both sides of a comparison pass through it.
 * - Words that only look plural stay: "couscous", "asparagus", "swiss", "cress".
 * - `plural` is for names on a list, so it must be right for foods.
 */

/** @example singular('tomatoes') // 'tomato' */
export function singular(word: string): string {
  const known = singularOf.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|zes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * The last word of a name in the plural.
 *
 * @example plural('bay leaf') // 'bay leaves'
 */
export function plural(name: string): string {
  const start = name.lastIndexOf(' ') + 1;
  return name.slice(0, start) + pluralWord(name.slice(start));
}

/**
 * The last word of a name in the singular.
 *
 * @example singularName('bay leaves') // 'bay leaf'
 */
export function singularName(name: string): string {
  const start = name.lastIndexOf(' ') + 1;
  return name.slice(0, start) + singular(name.slice(start));
}

function pluralWord(word: string): string {
  const known = pluralOf.get(word);
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Plurals that the rules get wrong, both ways. */
const irregularPlurals: readonly (readonly [string, string])[] = [
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['calf', 'calves'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangoes'],
  ['cookie', 'cookies'],
  ['brownie', 'brownies'],
  ['pie', 'pies'],
  ['smoothie', 'smoothies'],
  ['veggie', 'veggies'],
  ['vegie', 'vegies'],
  ['gummie', 'gummies'],
  ['hoagie', 'hoagies'],
  ['tie', 'ties'],
  ['goose', 'geese'],
  ['foot', 'feet'],
  ['fish', 'fish'],
  ['squash', 'squash'],
  ['radish', 'radishes'],
  ['chilli', 'chillies'],
  ['quiche', 'quiches'],
  ['avocado', 'avocados'],
  ['sandwich', 'sandwiches'],
  ['up', 'ups'],
];

const onlySingularOf: readonly (readonly [string, string])[] = [
  ['mangos', 'mango'],
  ['chillis', 'chilli'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['lens', 'lens'],
  ['cassis', 'cassis'],
  ['pastis', 'pastis'],
  ['anis', 'anis'],
  ['iris', 'iris'],
  ['molasses', 'molasses'],
  ['shoes', 'shoe'],
  ['canoes', 'canoe'],
  ['toothaches', 'toothache'],
];

const singularOf: ReadonlyMap<string, string> = new Map([
  ...irregularPlurals.map(([one, many]) => [many, one] as const),
  ...onlySingularOf,
]);

const pluralOf: ReadonlyMap<string, string> = new Map(irregularPlurals);
