/**
 * Which images of the curated library fit what someone is looking for.
 *
 * - An image is found by the words of its title, tags, cuisine and alternative text, in this order of weight.
 * - A word is found in the singular, by the beginning of a longer one, and with small typing mistakes when
 *   nothing has it as typed. What is found by a beginning or with a mistake counts half.
 * - Not every word must be found: people search by the title of their recipe ("Mum's chicken curry"). Images
 *   with more of the words come first, then those with the greater weight, then the order of the library.
 * - A text without a word that could be found ("the") asks for nothing: all images fit.
 */
import { foodWords } from '@saltbush/recipe-parser/foods';
import { searchTokens } from '../recipe-search/derive-recipe';
import { spellingSuggestions } from '../recipe-search/spelling-suggestions';

export interface DescribedImage {
  recipeTitle: string;
  tags: readonly string[];
  cuisine: string;
  alt: string;
}

export interface CuratedImageSearch<Image> {
  /** @example search.byText('chiken cury') // those of chicken and curry, then the others of either */
  byText(text: string): Image[];
  /** Images with any of the tags, those with most of them first. */
  byTags(tags: readonly string[]): Image[];
}

/** @param images in the order in which they are shown when nothing is asked for */
export function indexCuratedImages<Image extends DescribedImage>(
  images: readonly Image[],
): CuratedImageSearch<Image> {
  const entries = images.map((image) => ({
    image,
    weights: weightsOf(image),
    tags: new Set(image.tags.map(foldTag)),
  }));
  const vocabulary = [...new Set(entries.flatMap(({ weights }) => [...weights.keys()]))];

  return {
    byText: (text) => {
      const terms = searchTokens(text)
        .slice(0, maxWords)
        .map((word) => meaningsOf(word, vocabulary));
      if (terms.length === 0) return [...images];
      return best(
        entries.map(({ image, weights }) => {
          const found = terms.map((term) => weightOf(term, weights)).filter((weight) => weight > 0);
          return { image, count: found.length, weight: found.reduce((sum, one) => sum + one, 0) };
        }),
      );
    },
    byTags: (tags) => {
      const wanted = [...new Set(tags.map(foldTag))].filter((tag) => tag !== '');
      return best(
        entries.map(({ image, tags: own }) => ({
          image,
          count: wanted.filter((tag) => own.has(tag)).length,
          weight: 0,
        })),
      );
    },
  };
}

interface Ranked<Image> {
  image: Image;
  /** How much of what was asked for it has; 0: it does not fit. */
  count: number;
  weight: number;
}

function best<Image>(ranked: Ranked<Image>[]): Image[] {
  return ranked
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || b.weight - a.weight)
    .map(({ image }) => image);
}

/** Of each word, the weight of the first field in that order that has it. */
function weightsOf({
  recipeTitle,
  tags,
  cuisine,
  alt,
}: DescribedImage): ReadonlyMap<string, number> {
  const fields: [number, string][] = [
    [1, alt],
    [2, cuisine],
    ...tags.map((tag): [number, string] => [4, tag]),
    [8, recipeTitle],
  ];
  return new Map(
    fields.flatMap(([weight, text]) =>
      searchTokens(text).map((word): [string, number] => [word, weight]),
    ),
  );
}

/** The words of the library that a typed word stands for, each with the share of its weight. */
function meaningsOf(word: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const beginning = vocabulary.filter((known) => known.startsWith(word));
  const meant = beginning.length > 0 ? beginning : spellingSuggestions(word, vocabulary);
  return new Map(meant.map((known) => [known, known === word ? 1 : 1 / 2]));
}

function weightOf(term: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
  return Math.max(0, ...[...term].map(([word, share]) => share * (weights.get(word) ?? 0)));
}

const foldTag = (tag: string): string => foodWords(tag).join(' ');

/** A limit on the work of one search. */
const maxWords = 12;
