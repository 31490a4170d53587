/**
 * The image of the curated library that shows a recipe's dish, if one does.
 *
 * - The title must end with one of the names of the image's dish, before "with", "in" and the like. Before the name
 *   there are only words that do not change what one sees ("Nana's easy"), or foods that the image shows.
 * - So are foods after it: pancakes with bacon are not those with berries.
 * - The recipe has a meat of the image, and no meat if the image shows none. Without an ingredient list the title is enough.
 * - Mistyped words count as they are meant.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { foodsNamedIn } from '../recipe-search/recipe-foods';
import { correctWords, partEnd } from './correct-words';
import { addingWords, withoutSides } from './dish-kind';
import { isMeat, looksOf } from './food-looks';

export interface CuratedDish {
  title: string;
  /** Other names, with commas between. */
  names?: string | undefined;
  tags: readonly string[];
  cuisine: string;
  alt: string;
}

export interface CuratedDishSource {
  title: string;
  /** Keys of foods, as the recipe lists them. */
  foods: readonly string[];
}

/**
 * @returns finds the image of a recipe
 * @example indexCuratedDishes(library)({ title: 'Mum’s spag bol', foods: [] }) // that of spaghetti bolognese
 */
export function indexCuratedDishes<Dish extends CuratedDish>(
  library: readonly Dish[],
): (recipe: CuratedDishSource) => Dish | undefined {
  const entries = new Map<string, Entry<Dish>>();
  for (const dish of library) {
    const shown = new Set(
      looksOf(foodsNamedIn(`${dish.title} ${dish.alt} ${dish.tags.join(' ')}`)),
    );
    for (const name of [dish.title, ...(dish.names?.split(',') ?? [])]) {
      const words = plainWords(name).join(' ');
      if (!entries.has(words))
        entries.set(words, { dish, shown, named: looksOf(foodsNamedIn(name)) });
    }
  }
  const known = [
    ...new Set([...entries.keys(), ...plainPrefixes].flatMap((name) => name.split(' '))),
  ];
  const find = (title: string, foods: readonly string[]): Dish | undefined =>
    title
      .split(partEnd)
      .map((part) => findIn(entries, part, foods))
      .find((dish) => dish !== undefined);
  return ({ title, foods }) => find(title, foods) ?? find(correctWords(title, known), foods);
}

interface Entry<Dish> {
  dish: Dish;
  /** Looks of the foods that one sees. */
  shown: ReadonlySet<string>;
  /** Looks of the foods in this name. */
  named: readonly string[];
}

function findIn<Dish extends CuratedDish>(
  entries: ReadonlyMap<string, Entry<Dish>>,
  title: string,
  foods: readonly string[],
): Dish | undefined {
  const words = plainWords(title);
  const cut = words.findIndex((word, index) => index > 0 && addingWords.has(word));
  const head = cut === -1 ? words : words.slice(0, cut);
  for (const name of [words, head, withoutSides(head)]) {
    for (let start = 0; start < name.length; start += 1) {
      const entry = entries.get(name.slice(start).join(' '));
      const others = [
        ...name.slice(0, start).filter((word) => !plainPrefixes.has(word)),
        ...words.slice(name.length),
      ];
      if (entry && isFitting(entry, others, start, name, foods)) return entry.dish;
    }
  }
  return undefined;
}

function isFitting<Dish extends CuratedDish>(
  { dish, shown, named }: Entry<Dish>,
  others: readonly string[],
  start: number,
  name: readonly string[],
  foods: readonly string[],
): boolean {
  const before = name.slice(0, start).filter((word) => !plainPrefixes.has(word));
  const cuisine = foodWords(dish.cuisine);
  const areBeforePlain = before.every(
    (word) => cuisine.includes(word) || looksOf(foodsNamedIn(word)).some((look) => shown.has(look)),
  );
  const areOthersShown = looksOf(foodsNamedIn(others.join(' '))).every(
    (look) => shown.has(look) || unnoticed.has(look),
  );
  return (
    areBeforePlain &&
    areOthersShown &&
    (named.some(isMeat) || hasMeatOf(shown, looksOf(foods), foods))
  );
}

function hasMeatOf(
  shown: ReadonlySet<string>,
  looks: readonly string[],
  foods: readonly string[],
): boolean {
  const [meats, own] = [[...shown].filter(isLargeMeat), looks.filter(isLargeMeat)];
  if (foods.length === 0 || (meats.length === 0 && own.length === 0)) return true;
  return own.some(
    (look) => shown.has(look) || (look === 'mince' && meats.some((meat) => minced.has(meat))),
  );
}

/** Ham in an omelette is a topping. */
const isLargeMeat = (look: string): boolean => isMeat(look) && look !== 'ham';
const minced: ReadonlySet<string> = new Set(['beef', 'lamb', 'pork', 'sausage']);
/** What hardly shows beside a dish. */
const unnoticed: ReadonlySet<string> = new Set(
  'herb lemon butter cream parmesan rice spring-onion onion crouton sesame honey chilli coconut-milk'.split(
    ' ',
  ),
);

/** Without what is somebody's: "Nana's". */
const plainWords = (text: string): string[] =>
  singularWords(
    foodWords(
      text.replace(/\b\p{L}+['’](?:s\b|(?=\s))/gu, (own) => (/^shepherd/iu.test(own) ? own : ' ')),
    ),
  );

/** Words before the name of a dish that do not change what it looks like. */
const plainPrefixes: ReadonlySet<string> = new Set(
  `the a my our easy easiest quick quickest simple best ever classic traditional homemade home made creamy hearty healthy
  weeknight midweek mid week sunday monday tuesday wednesday thursday friday saturday family fluffy perfect ultimate
  favourite favorite one pot pan slow cooker cooked pressure instant air fryer minute min hour 5 10 15 20 25 30 40 45 60
  old fashioned style rustic budget cheap lazy speedy authentic real proper basic winter summer rich tasty delicious spicy
  sticky crispy golden oven special super good great grandma grandmother nan nana nanna mum mom dad aunty auntie aunt uncle
  nonna oma gran granny pop freezer ahead no fail failproof foolproof two three four ingredient ingredients aussie australian
  gluten dairy free low fat light lighter skinny comforting warming fancy cosy kid kids friendly fresh thick chunky
  smoky moist soft chewy crunchy gooey everyday everyone leftover comfort food recipe dinner lunch breakfast and`.split(
    /\s+/u,
  ),
);
