/**
 * The words by which a recipe is found, and what a list can narrow and sort it by. Derived from its
 * text when it is saved; a better rule derives them anew (`recipeDerivationVersion`).
 *
 * - Words are folded: lower case, no accents, one spelling, in the singular. Little words ("with",
 *   "the") find nothing; nor do numbers and single letters, except in the title, the tags and the
 *   ingredients.
 * - A word of the title stands twice, once marked as such, so that an index alone can tell which
 *   recipes have it there: marks are exact in an index, weights would be looked up row by row.
 * - The foods of a recipe stand among its words by their identity, with everything they are a kind
 *   of: a recipe with brown onions has onions, one with bell peppers has capsicums.
 * - It can be narrowed by its tags, course, cuisine, difficulty and foods, each folded.
 * - Titles sort without their articles, accents and punctuation.
 */
import { foodWords, singularWords } from '../foods/food-words';
import { cookedFoods, foodsNamedIn, namesOf } from './recipe-foods';
import type { RecipeContent } from './recipe';
import { totalTime } from './times';

/** Rises with every change of the rules here or of the food table that old recipes should follow. */
export const recipeDerivationVersion = 2;

export interface DerivedRecipe {
  /** Everything that finds it, marked by `titleMark` and `foodMark` where it is more than a word. */
  searchWords: string[];
  /** What a mistyped word may have meant: its words, and the other names of its foods. */
  meantWords: string[];
  /** "tag:mid week", "course:dinner", "cuisine:thai", "difficulty:easy", "food:onion". */
  facets: string[];
  /** Minutes in all; absent when the recipe gives no time. */
  readyMinutes: number | undefined;
  sortTitle: string;
}

/** Before a word that stands in the title: "^laksa". */
export const titleMark = '^';
/** Before the identity of a food: "=capsicum"; before one in the title: "^=capsicum". */
export const foodMark = '=';

/**
 * @example deriveRecipe({ title: 'The Soup', tags: [], ingredients: [], steps: [] }).sortTitle // 'soup'
 */
export function deriveRecipe(recipe: RecipeContent): DerivedRecipe {
  const titleWords = findingWords(recipe.title);
  const foods = cookedFoods(recipe.ingredients, recipe.measures);
  const plainWords = new Set([...titleWords, ...namingWords(recipe), ...tellingWords(recipe)]);
  const all = [...plainWords].slice(0, mostWords);
  return {
    searchWords: [
      ...new Set([
        ...titleWords.map((word) => titleMark + word),
        ...foodsNamedIn(recipe.title).map((food) => titleMark + foodMark + food),
        ...foods.map((food) => foodMark + food),
        ...all,
      ]),
    ],
    meantWords: [...new Set([...all, ...foods.flatMap(wordsOfNames)])],
    facets: facetsOf(recipe, foods),
    readyMinutes: totalTime(recipe),
    sortTitle: sortTitle(recipe.title),
  };
}

/**
 * A text as the words that find it, in its order, each once.
 *
 * @example findingWords('Crème brûlées with the Cherries') // ['creme', 'brulee', 'cherry']
 */
export function findingWords(text: string): string[] {
  const words = singularWords(foodWords(text)).filter((word) => !littleWords.has(word));
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))];
}

export type FacetKind = 'tag' | 'course' | 'cuisine' | 'difficulty' | 'food';

/**
 * What a list narrows by, as a recipe keeps it.
 *
 * @example facet('tag', "Australia's  Favourites") // 'tag:australias favourites'
 */
export function facet(kind: FacetKind, name: string): string {
  const words = foodWords(name).join(' ');
  // A tag of signs only ("🍜") is itself.
  return `${kind}:${words === '' ? name.trim().toLowerCase() : words}`;
}

/** @example sortTitle('The  Éclair') // 'eclair' */
export function sortTitle(title: string): string {
  const words = foodWords(title);
  const bare = words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words;
  return bare.length === 0 ? title.trim() : bare.join(' ');
}

/** Of a food's names, remembered: the same few foods are in most recipes. */
function wordsOfNames(food: string): readonly string[] {
  const names = namesOf(food);
  if (names.length === 0) return [];
  const words = nameWords.get(food) ?? names.flatMap(findingWords);
  nameWords.set(food, words);
  return words;
}

/** Foods of the table only: it cannot grow past it. */
const nameWords = new Map<string, readonly string[]>();

/** What names it or what it is made of. */
function namingWords({ tags, ingredients, ...recipe }: RecipeContent): string[] {
  return [
    ...tags,
    ...ingredients.map(({ name }) => name),
    recipe.cuisine ?? '',
    recipe.course ?? '',
  ].flatMap(findingWords);
}

/** What it tells besides. */
function tellingWords({ steps, sourceAttribution: source, ...recipe }: RecipeContent): string[] {
  return [
    recipe.description ?? '',
    recipe.notes ?? '',
    source?.siteName ?? '',
    source?.recipeTitle ?? '',
    source?.author ?? '',
    ...steps.map(({ text }) => text),
  ]
    .flatMap(findingWords)
    .filter((word) => /\p{L}/u.test(word) && !/^[a-z]$/.test(word));
}

function facetsOf(
  { tags, course, cuisine, difficulty }: RecipeContent,
  foods: readonly string[],
): string[] {
  return [
    ...new Set([
      ...tags.map((tag) => facet('tag', tag)),
      ...(course ? [facet('course', course)] : []),
      ...(cuisine ? [facet('cuisine', cuisine)] : []),
      ...(difficulty ? [facet('difficulty', difficulty)] : []),
      // Keys already, not names to fold.
      ...foods.map((food) => `food:${food}`),
    ]),
  ];
}

/** A novel pasted as notes is found by its beginning. */
const mostWords = 2_000;
/** Letters; longer ones are addresses and noise. */
const longestWord = 40;

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** `foodWords` writes "and" as "n". */
const littleWords: ReadonlySet<string> = new Set(
  'a an the n and or of with for in on to at by from into as is it its be are this that my our your'.split(
    ' ',
  ),
);
