/**
 * Recipes in recipes, as other programs' files name them.
 *
 * - A recipe has a key by which lines of other recipes in the same file name it: its title, or the id it has there.
 * - Only the whole file says which recipe is meant, so a line has the key, and whoever has read all of it looks it up.
 * - Paprika writes "[recipe:Bolognese]" into ingredients and directions; of it the title stays in the text.
 */
import { titleKey } from './recipe-key';

/** @example linkKey('Bolognese Sauce') === linkKey('bolognese sauce') // true */
export const linkKey = (title: string): string => `title ${titleKey(title)}`;

/**
 * Links as signs, which no text has: brackets around a whole line would make it a heading.
 *
 * @example recipeNamedIn(signedLinks('2 cups [recipe:Pesto], warm')) // 'Pesto'
 */
export const signedLinks = (text: string): string =>
  text
    .replace(signs, '')
    .replace(recipeLink, (_link, title: string) => `\ue610${title.trim()}\ue611`);

/** @param line of a signed text */
export const recipeNamedIn = (line: string): string | undefined =>
  /\ue610([^\ue610\ue611\n]{1,300})\ue611/.exec(line)?.[1];

/** @example withoutRecipeLinks('2 cups [recipe:Bolognese Sauce], warm') // '2 cups Bolognese Sauce, warm' */
export const withoutRecipeLinks = (text: string): string => signedLinks(text).replace(signs, '');

const recipeLink = /\[recipe:([^[\]\n]{1,300})\]/gi;
const signs = /[\ue610\ue611]/g;
