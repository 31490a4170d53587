import type { RecipeCard } from '@saltbush/contract/recipe/recipes';

/**
 * Every word of the search begins a word of the title or a tag.
 *
 * @example cards.filter(matching('creme br')) // 'Crème brûlée'
 */
export function matching(search: string): (card: RecipeCard) => boolean {
  const wanted = wordsOf(search);
  return ({ title, tags }) => {
    const words = wordsOf([title, ...tags].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

/** Lower case, without accents: "crème" is found by "creme". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
