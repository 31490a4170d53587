/**
 * A name behind its amount: "3 onions", "2 tins diced tomatoes", "1 bunch".
 *
 * - Within an English sentence a name begins small, unless it has another capital: "Granny Smith apples".
 * - A container is named once: the amount says the tin, so the name need not say "canned".
 * - A name that is the container itself is left out: "1 bunch" of "bunches".
 */
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import { withoutContainer } from '@saltbush/recipe-parser/names';

/** @example nameBeside('2 tins', 'Canned tuna') // 'tuna' */
export const nameBeside = (amount: string, name: string): string =>
  amount === '' ? name : inSentence(namedOnce(amount, name));

function namedOnce(amount: string, name: string): string {
  const shown = withoutContainer(amount, name);
  if (shown !== undefined) return shown;
  const container = containers.find(({ words }) => words.test(amount));
  if (!container) return name;
  if (container.names.test(name)) return '';
  return name.replace(container.before, '');
}

/** How amounts end ("2 tins"), a name that says no more, and what a name need not say beside it. */
const containers = (
  [
    ['tins?|cans?', 'canned|tinned|tins? of|cans? of'],
    ['jars?', 'jarred|jars? of'],
    ['bottles?', 'bottled|bottles? of'],
    ['bags?', 'bagged|bags? of'],
    ['bunch(?:es)?', 'bunch(?:es)? of'],
    ['packets?|packs?', 'packets? of|packs? of'],
    ['cartons?', 'cartons? of'],
    ['box(?:es)?', 'boxed|box(?:es)? of'],
    ['blocks?', 'blocks? of'],
    ['tubs?', 'tubs? of'],
    ['punnets?', 'punnets? of'],
    ['loaf|loaves', '(?:loaf|loaves) of'],
  ] as const
).map(([words, before]) => ({
  words: new RegExp(`\\b(?:${words})$`, 'i'),
  names: new RegExp(`^(?:${words})$`, 'i'),
  before: new RegExp(`^(?:${before}) (?=\\S)`, 'i'),
}));
