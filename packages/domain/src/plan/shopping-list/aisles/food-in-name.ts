/**
 * The food that a shop's name of it means when its words stand in another order, or are of a variety.
 *
 * - A form behind the food is read before it: "marjoram dried" is dried marjoram.
 * - A kind before its variety is read behind it: "mushroom king oyster" is a king oyster mushroom.
 * - Before a fruit, a vegetable or meat, words that name varieties do not matter: "globe radishes", "sweet brown onion".
 */
import {
  type Aisle,
  findListedFood,
  findNamedFood,
  type Food,
  foodWords,
  singular,
} from '@saltbush/recipe-parser/foods';

/** How strongly a phrase names a department by itself; 0 if it does not. */
export type StrengthOf = (phrase: string) => number;

/** @example foodInName('marjoram dried', () => 0)?.id // 'dried-marjoram' */
export function foodInName(text: string, strengthOf: StrengthOf): Food | undefined {
  const name = text.split(remarks, 1)[0] ?? '';
  const words = withoutSale(foodWords(name));
  const isFlakes = words.at(-1) === 'flakes';
  if (words.length < 2 || words.length > longestName || isFlakes) return undefined;
  const inOrder = withFormFirst(words) ?? withKindLast(words, strengthOf);
  return inOrder ?? (name === text ? varietyOf(words, strengthOf) : undefined);
}

/** "Loose", "pack", "500 g": how it is sold. */
function withoutSale(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !saleWords.has(word) && !/^\d/.test(word));
  return words.slice(0, end + 1);
}

function withFormFirst(words: readonly string[]): Food | undefined {
  const at = words.findIndex((word, index) => index > 0 && forms.has(word));
  const form = words[at];
  if (form === undefined) return undefined;
  const others = words.filter((word, index) => index !== at && word !== 'freeze');
  const food = findListedFood([form, ...others].join(' '));
  return food?.names.some((name) => name.startsWith(`${form} `)) ? food : undefined;
}

/** But "beef gravy" is no gravy beef. */
function withKindLast(words: readonly string[], strengthOf: StrengthOf): Food | undefined {
  const [kind = '', ...variety] = words;
  const turned = findNamedFood([...variety, singular(kind)].join(' '));
  const isVariety = strengthOf(words.at(-1) ?? '') <= strongestFood;
  return isVariety && turned && findNamedFood(kind)?.aisle === turned.aisle ? turned : undefined;
}

function varietyOf(words: readonly string[], strengthOf: StrengthOf): Food | undefined {
  for (let start = 1; start < words.length; start += 1) {
    const food = findNamedFood(words.slice(start).join(' '));
    if (!food) continue;
    const isVariety = words
      .slice(0, start)
      .every((word) => varietyWords.has(word) || strengthOf(word) === 0);
    const isFresh = freshAisles.has(food.aisle) && isVariety;
    return isFresh && !hasPhrase(words, start, strengthOf) ? food : undefined;
  }
  return undefined;
}

/** Several words that name another product: "cottage cheese" chive, "instant potatoes". */
function hasPhrase(words: readonly string[], start: number, strengthOf: StrengthOf): boolean {
  for (let from = 0; from < start; from += 1) {
    for (let to = from + 2; to <= words.length; to += 1) {
      const phrase = words.slice(from, to).join(' ');
      if (strengthOf(phrase) > 0 && !varietyPhrases.has(phrase)) return true;
    }
  }
  return false;
}

/** Strengths above are of products, not of foods they are made of. */
const strongestFood = 5;
const freshAisles: ReadonlySet<Aisle> = new Set<Aisle>(['Fruit & Veg', 'Meat & Seafood']);
const forms: ReadonlySet<string> = new Set(
  'dried ground frozen smoked powdered canned tinned pickled crushed'.split(' '),
);
const saleWords: ReadonlySet<string> = new Set(
  'loose pack packs packet prepack fresh piece pieces bunch bunched each ea kg g punnet bag bagged whole organic large small medium plant approx'.split(
    ' ',
  ),
);
/** Each alone may be another thing to buy. */
const varietyWords: ReadonlySet<string> = new Set(
  [
    'sweet globe garden pie breakfast candy cane salad cooking sugar soup pickling baking roasting butter',
    'cream egg oyster cheese honey coffee tea table water winter ice wax spaghetti pineapple mustard curry',
    'cinnamon french english italian greek german spanish thai asian indian mexican japanese chinese korean',
    'vietnamese lebanese american jelly custard snow chocolate bush field field cup button flat elephant',
  ].flatMap((line) => line.split(' ')),
);
const varietyPhrases: ReadonlySet<string> = new Set(['candy cane', 'french breakfast']);
const remarks = /,|;|\(|\s(?:with|in|for|from)\s|\s[-–—]\s/i;
const longestName = 5;
