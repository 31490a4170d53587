/**
 * The search terms of a recipe, and the values that lists filter and sort by. Derived from its
 * text when it is saved; a new version of the rules derives them again (`recipeDerivationVersion`).
 *
 * - Words are folded: lower case, no accents, one spelling, in the singular. Little words ("with",
 *   "the") find nothing; nor do numbers and single letters, except in the title, the tags and the
 *   ingredients. Marks of bold, links and lists are no words, nor are the addresses behind links.
 * - Words of scripts without spaces are stored in pairs of letters, words with signs in them as one word too
 *   (`words-inside.ts`).
 * - A word of the title is stored twice, once with a mark, so that an index alone knows which
 *   recipes have it there: marks are exact in an index, weights would be looked up row by row.
 * - The foods of a recipe are among its words by their identity, with everything they are a kind
 *   of: a recipe with brown onions has onions, one with bell peppers has capsicums.
 * - A row counts the same whether its line was typed into the name or into its fields: the food by
 *   its words, the amount by none, the note as other text.
 * - Foods, allergens and diets are also those of the recipes in it; words are its own alone.
 * - Lists can filter by its tags, course, cuisine, difficulty, equipment and foods, each folded.
 * - What has no sign of an allergen or suits a diet is a facet "without:peanut", what may not is "unsure:peanut".
 * - Titles sort without their articles, accents and punctuation.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { requirements } from '../../recipe/diets/allergens';
import { type RecipeDiets, verdictOf } from '../../recipe/diets/diet-facts';
import { dietsOfRows } from '../../recipe/diets/recipe-diets';
import { withoutMarks } from '../../recipe/formatted-text/plain-text';
import { equipmentFacets } from '../../recipe/recipe-query/equipment-facets';
import { facet } from '../../recipe/recipe-query/facets';
import { flatRows, type RecipePart } from '../../recipe/sub-recipes/flatten-recipe';
import { partsOfContent } from '../../recipe/sub-recipes/parts-of-content';
import type { FlattenedRecipe } from '../../recipe/sub-recipes/sub-recipe';
import { cookedFoods, foodsNamedIn, namesOf } from './recipe-foods';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { structuredRow } from '@saltbush/recipe-parser/row-foods';
import { totalTime } from '../../recipe/recipes/times';
import { hasUnspacedWords, joinedWords, splitUnspaced, storedPairs } from './words-inside';

/** Rises with every change of the rules here or of the foods and their contents that old recipes should follow. */
export const recipeDerivationVersion = 26;

export interface DerivedRecipe {
  /** Everything that finds it, marked by `titleMark` and `foodMark` where it is more than a word. */
  searchWords: string[];
  /** What a mistyped word may have meant: its words, and the other names of its foods. */
  meantWords: string[];
  /** "tag:mid week", "course:dinner", "cuisine:thai", "difficulty:easy", "equipment:wok", "food:onion". */
  facets: string[];
  /** Minutes in all; absent when the recipe gives no time. */
  readyMinutes: number | undefined;
  sortTitle: string;
  /** Allergens and diets, as far as its ingredients tell. */
  diets: RecipeDiets;
  /** Keys of the foods that its title names. */
  titleFoods: string[];
  /** Keys of what it is made of. */
  foods: string[];
}

/** Before a word that is in the title: "^laksa". */
export const titleMark = '^';
/** Before the identity of a food: "=capsicum"; before one in the title: "^=capsicum". */
export const foodMark = '=';

/**
 * @param subRecipes the recipes in it, and those in them, as far as its owner may read them
 * @example deriveRecipe({ title: 'The Soup', tags: [], ingredients: [], steps: [] }).sortTitle // 'soup'
 */
export function deriveRecipe(
  typed: RecipeContent,
  subRecipes: readonly FlattenedRecipe[] = [],
): DerivedRecipe {
  const parts = partsOfContent(typed, subRecipes);
  const recipe = { ...withoutMarks(typed), ingredients: typed.ingredients.map(structuredRow) };
  const titleWords = searchTokens(recipe.title);
  const foods = foodsOfParts(parts);
  const plainWords = new Set([...titleWords, ...primaryTokens(recipe), ...detailTokens(recipe)]);
  const all = [...plainWords].slice(0, mostWords);
  const diets = dietsOfRows(flatRows(parts));
  const titleFoods = foodsNamedIn(recipe.title);
  return {
    searchWords: [
      ...new Set([
        ...titleWords.map((word) => titleMark + word),
        ...titleFoods.map((food) => titleMark + foodMark + food),
        ...foods.map((food) => foodMark + food),
        ...all,
      ]),
    ],
    meantWords: [...new Set([...all.filter(isSpaced), ...foods.flatMap(wordsOfNames)])],
    facets: [...facetsOf(recipe, foods), ...dietFacets(diets)],
    readyMinutes: totalTime(recipe),
    sortTitle: sortTitle(recipe.title),
    diets,
    titleFoods,
    foods,
  };
}

const foodsOfParts = (parts: readonly RecipePart[]): string[] => [
  ...new Set(
    parts.flatMap(({ rows, measures }) =>
      cookedFoods(
        rows.map(({ row }) => row),
        measures,
      ),
    ),
  ),
];

/**
 * A text as the words that find it, each once: in its order, then those of several parts, then those of scripts without
 * spaces.
 *
 * @example searchTokens('Crème brûlées with the Cherries') // ['creme', 'brulee', 'cherry']
 */
export function searchTokens(text: string): string[] {
  const { unspaced, rest } = splitUnspaced(text);
  const words = singularWords([...new Set(foodWords(rest))]).filter((word) => !stopWords.has(word));
  return [
    ...new Set([
      ...words.map((word) => [...word].slice(0, longestWord).join('')),
      ...joinedWords(rest),
      ...unspaced.flatMap(storedPairs),
    ]),
  ];
}

/** Pairs of letters are never mistyped words. */
const isSpaced = (word: string): boolean => !hasUnspacedWords(word);

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
  const words = nameWords.get(food) ?? names.flatMap(searchTokens);
  nameWords.set(food, words);
  return words;
}

/** Foods of the table only: it cannot grow past it. */
const nameWords = new Map<string, readonly string[]>();

/** What names it or what it is made of. */
function primaryTokens({ tags, ingredients, ...recipe }: RecipeContent): string[] {
  return [
    ...tags,
    ...ingredients.map(({ name }) => name),
    recipe.cuisine ?? '',
    recipe.course ?? '',
  ].flatMap(searchTokens);
}

/** The other text, each word once. */
function detailTokens({
  steps,
  ingredients,
  sourceAttribution: source,
  ...recipe
}: RecipeContent): string[] {
  const texts = [
    ...(recipe.equipment ?? []),
    ...ingredients.map(({ note }) => note ?? ''),
    recipe.description ?? '',
    recipe.notes ?? '',
    source?.siteName ?? '',
    source?.recipeTitle ?? '',
    source?.author ?? '',
    ...steps.map(({ text }) => text),
  ];
  return searchTokens(texts.join('\n').slice(0, longestDetailText)).filter(
    (word) => /\p{L}/u.test(word) && !/^[a-z]$/.test(word),
  );
}

function facetsOf(
  { tags, course, cuisine, difficulty, equipment = [] }: RecipeContent,
  foods: readonly string[],
): string[] {
  return [
    ...new Set([
      ...tags.map((tag) => facet('tag', tag)),
      ...(course ? [facet('course', course)] : []),
      ...(cuisine ? [facet('cuisine', cuisine)] : []),
      ...(difficulty ? [facet('difficulty', difficulty)] : []),
      ...equipment.flatMap(equipmentFacets),
      // Keys already, not names to fold.
      ...foods.map((food) => `food:${food}`),
    ]),
  ];
}

function dietFacets(diets: RecipeDiets): string[] {
  return requirements.flatMap((requirement) => {
    const verdict = verdictOf(diets, requirement);
    if (verdict === 'contains') return [];
    return [`${verdict === 'unsure' ? 'unsure' : 'without'}:${requirement}`];
  });
}

/** A novel pasted as notes is found by its beginning. */
const mostWords = 2_000;
/** Letters; a long recipe has 20,000. A save holds up everybody while its words are folded. */
const longestDetailText = 100_000;
/** Letters; longer ones are addresses and noise. */
const longestWord = 40;

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** `foodWords` writes "and" as "n". */
const stopWords: ReadonlySet<string> = new Set(
  'a an the n and or of with for in on to at by from into as is it its be are this that my our your'.split(
    ' ',
  ),
);
