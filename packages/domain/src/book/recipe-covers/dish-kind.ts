/**
 * The kind of a dish: what it looks like from above.
 *
 * - The title decides: the last words that name a dish ("chicken noodle soup" is a soup), the longest first.
 *   Only what stands before "with", "in" or "on" counts, and no side dish after "and": steak and chips is a steak.
 * - A cake of fish or potato is a fritter, and a pudding of meat a pie.
 * - A title without a dish names a meat, which looks as the title or the steps say it is cooked ("Apricot chicken",
 *   simmered, is a stew), or another food that is a dish by itself ("Garlic mushrooms").
 * - Else the tags decide, then the course, then the dish that the steps speak of most, then what it is made of.
 * - No kind is better than a wrong one.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import type { Course } from '@saltbush/recipe-parser/recipe';
import type { DishKind } from '../../recipe/recipes/cover/cover';
import { dishNames, plainDishes } from './dish-names';
import { correctWords, partEnd } from './correct-words';
import { fish, isMeat, looksOf, meats, shellfish } from './food-looks';

/** What of a recipe decides its kind. */
export interface DishSource {
  title: string;
  tags?: readonly string[];
  course?: Course | undefined;
  /** Keys of foods that the title names. */
  titleFoods: readonly string[];
  /** Keys of foods, as the recipe lists them. */
  foods: readonly string[];
  steps?: readonly string[];
}

/**
 * @example dishKind({ title: 'Chicken and leek pie', titleFoods: ['chicken', 'leek'], foods: [] }) // 'pie'
 */
export function dishKind(source: DishSource): DishKind | undefined {
  return (
    kindOfTitle(source) ??
    kindOfTags(source.tags ?? []) ??
    (source.course === 'drink' ? 'drink' : undefined) ??
    kindOfSteps(source.steps ?? []) ??
    kindOfFoods(source)
  );
}

function kindOfTitle(source: DishSource): DishKind | undefined {
  const { title } = source;
  const looks = looksOf(source.titleFoods);
  const named = kindNamedIn(title) ?? kindNamedIn(correctDishWords(title));
  if (named) return savouryKind(named, looks);
  const meat = looks.find(isMeat);
  if (meat) return kindOfMeat(meat, source);
  const words = dishWords(title);
  return /\bstuffed\b/iu.test(title) && looks.length > 0
    ? 'stuffed'
    : (lastName(plainNames, words) ?? lastName(names, words));
}

/**
 * The dish that a text names, as a title does.
 *
 * @example kindNamedIn('Steak with chips') // 'grill'
 * @example kindNamedIn('Silverbeet') // undefined
 */
function kindNamedIn(title: string): DishKind | undefined {
  // "Toad in the hole" is a name, not a toad.
  const unusual = lastName(namesOfSeveralParts, singularWords(foodWords(title)));
  if (unusual) return unusual;
  for (const part of title.split(partEnd)) {
    const kind = headName(dishWords(part));
    if (kind) return kind;
  }
  return undefined;
}

/** The words of a title that say what the dish is. */
function dishWords(title: string): string[] {
  const words = singularWords(foodWords(title));
  const cut = words.findIndex((word, index) => index > 0 && addingWords.has(word));
  return withoutSides(cut === -1 ? words : words.slice(0, cut));
}

/** "Steak and chips" is a steak, but "prawn and noodle salad" a salad, and "chicken and rice" is rice. */
export function withoutSides(words: string[]): string[] {
  const and = words.lastIndexOf('and');
  const side = words.slice(and + 1).filter((word) => !sideAdjectives.has(word));
  if (and < 1 || side.length !== 1 || !sides.has(side[0]!)) return words;
  const isOneName = names.has(words.slice(and - 1).join(' '));
  const isDish = headName(words.slice(0, and)) !== undefined;
  return isOneName || (!isDish && starches.has(side[0]!)) ? words : words.slice(0, and);
}

/** What may flavour another dish must be the last of the words: there is no pesto in "pesto chicken", but chicken. */
const headName = (words: readonly string[]): DishKind | undefined =>
  lastName(names, words, (kind, isAtEnd) => isAtEnd || !flavours.has(kind));

function lastName(
  known: ReadonlyMap<string, DishKind>,
  words: readonly string[],
  isMeant: (kind: DishKind, isAtEnd: boolean) => boolean = () => true,
): DishKind | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longestName); start < end; start += 1) {
      const kind = known.get(words.slice(start, end).join(' '));
      if (kind !== undefined && isMeant(kind, end === words.length)) return kind;
    }
  }
  return undefined;
}

/** Sweet dishes are another dish when they are made of meat, fish or potato. */
function savouryKind(kind: DishKind, looks: readonly string[]): DishKind {
  const savoury = savouryKinds[kind];
  return savoury && looks.some((look) => savoury.of.has(look)) ? savoury.kind : kind;
}

const kindOfTags = (tags: readonly string[]): DishKind | undefined =>
  tags.map((tag) => kindNamedIn(tag)).find((kind) => kind !== undefined);

/** The dish that the steps name twice or more, and more often than another: "Ladle the soup into bowls." */
function kindOfSteps(steps: readonly string[]): DishKind | undefined {
  const counts = new Map<DishKind, number>();
  for (const word of singularWords(foodWords(steps.join('\n').slice(0, longestSteps)))) {
    const kind = stepNames.has(word) ? names.get(word) : undefined;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 1 ? best[0] : undefined;
}

function kindOfFoods(source: DishSource): DishKind | undefined {
  const looks = looksOf(source.foods);
  const starch = looks.find((look) => look === 'pasta' || look === 'noodle');
  if (starch) return starch === 'pasta' ? 'pasta' : 'noodles';
  const meat = looks.find(isMeat);
  return meat === undefined ? undefined : kindOfMeat(meat, source);
}

/** Meat looks as it is cooked: by the title, else by the steps, else as on a plate. */
function kindOfMeat(meat: string, { title, steps = [] }: DishSource): DishKind {
  const way = wayOfCooking(title) ?? wayOfCooking(steps.join('\n').slice(0, longestSteps));
  if (meat === 'mince') return way === 'stir-fry' ? way : 'stew';
  if (meat === 'sausage') return way === 'stew' ? way : 'sausages';
  if (shellfish.has(meat)) return way === 'stir-fry' || way === 'crumbed' ? way : 'seafood';
  if (fish.has(meat)) return way === 'crumbed' || way === 'stew' ? way : 'grill';
  return way ?? 'grill';
}

const wayOfCooking = (text: string): DishKind | undefined =>
  waysOfCooking.find(([pattern]) => pattern.test(text))?.[1];

const waysOfCooking: readonly (readonly [RegExp, DishKind])[] = [
  [/\bstir[\s-]?fr|\bwoks?\b/iu, 'stir-fry'],
  [/\b(?:crumbed|battered|deep[\s-]fr\w+|southern[\s-]fried|breadcrumbs?)\b/iu, 'crumbed'],
  [
    /\b(?:slow[\s-]cook\w*|brais\w+|casserole|stew\w*|simmer\w*|pressure[\s-]cook\w*|pot)\b/iu,
    'stew',
  ],
  [/\b(?:roast\w*|baked?|baking|oven|glazed)\b/iu, 'roast'],
  [/\b(?:grill\w*|barbecue\w*|bbq|char\w*|sear\w*|pan[\s-]fr\w+|fr(?:y|ied)|smoked)\b/iu, 'grill'],
];

const flavours: ReadonlySet<DishKind> = new Set([
  'balls',
  'buns',
  'chips',
  'dip',
  'drink',
  'flatbread',
  'fruit',
  'jar',
  'loaf',
  'mash',
  'noodle-soup',
  'pudding',
  'roast',
  'slaw',
] as const);

export const addingWords: ReadonlySet<string> = new Set([
  'with',
  'in',
  'on',
  'for',
  'from',
  'over',
  'plus',
]);

const starches: ReadonlySet<string> = new Set('rice noodle couscous'.split(' '));
const sides: ReadonlySet<string> = new Set([
  ...starches,
  ...'chip mash salad slaw coleslaw gravy vegetable green potato bread toast sauce fries wedge pea roti naan'.split(
    ' ',
  ),
]);
const sideAdjectives: ReadonlySet<string> = new Set(
  'a the creamy mashed roast steamed garlic hot green white baby crusty'.split(' '),
);

const savouryFoods: ReadonlySet<string> = new Set([
  ...meats,
  ...'bacon potato corn rice chickpea lentil tofu kimchi spring-onion spinach mushroom onion zucchini'.split(
    ' ',
  ),
]);
const savouryCakes = new Set([...savouryFoods].filter((food) => food !== 'zucchini'));
const savouryKinds: Readonly<
  Partial<Record<DishKind, { kind: DishKind; of: ReadonlySet<string> }>>
> = {
  cake: { kind: 'fritters', of: savouryCakes },
  pancakes: { kind: 'fritters', of: savouryFoods },
  pudding: { kind: 'pie', of: meats },
  dessert: { kind: 'dip', of: meats },
  balls: { kind: 'meatballs', of: meats },
};

/** Names that steps use for nothing else: one may slice, roast, dip and bake whatever it is. */
const stepNames: ReadonlySet<string> = new Set(
  'soup curry casserole stew risotto salad lasagne pie quiche pizza burger pancake fritter omelette frittata dumpling porridge cake brownie biscuit cookie muffin cupcake scone loaf pavlova custard mousse smoothie cocktail taco burrito skewer meatball'.split(
    ' ',
  ),
);

function lookUp(table: Readonly<Partial<Record<DishKind, string>>>): ReadonlyMap<string, DishKind> {
  return new Map(
    Object.entries(table).flatMap(([kind, list]) =>
      list
        .split(',')
        .map((name) => [singularWords(foodWords(name)).join(' '), kind as DishKind] as const),
    ),
  );
}

const names = lookUp(dishNames);
const plainNames = lookUp(plainDishes);
/** Those that a part of a title cannot have: "on toast". */
const namesOfSeveralParts: ReadonlyMap<string, DishKind> = new Map(
  [...names].filter(([name]) => name.split(' ').some((word) => addingWords.has(word))),
);

/** With its mistyped words as the names of dishes are spelled: "Beef caserole". */
const correctDishWords = (title: string): string => correctWords(title, vocabulary);

const vocabulary = [...new Set([...names.keys()].flatMap((name) => name.split(' ')))];

/** Words in the longest name. */
const longestName = 4;
/** Letters. */
const longestSteps = 20_000;
