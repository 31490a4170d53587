/**
 * The name of a recipe, of those that a page gives it.
 *
 * - The data's name counts, unless the page's main heading shows the same name without what the data adds about the page:
 *   a rating, its author, its kind ("Damper: recipe for campers"). "Damper recipe" may be a name; in a title that the site's
 *   name was behind, it is none.
 * - A longer name counts if the main heading and one over the recipe itself show it, or the page writes "&" for "and".
 * - A heading that names the site or a part of it is none of these: then the address names the rest of the title.
 */
import { recipeWord, withoutRecipeWord } from '../text/headings/recipe-words';
import { titleOverlap } from '../text/headings/title-overlap';
import { rating } from '../text/lines/rating-lines';
import type { Page } from './document/page';
import { lastOfAddress, letters } from './document/page-names';
import { squeezed, textIn, walk } from './document/page-tree';
import { isSite, titleOf, withoutSite } from './document/site-names';

const kind = `(?:(?:the )?(?:${recipeWord}|recipes|rezepte|recettes|recetas|ricette|recepten|receitas)(?![\\p{L}])[\\s|:–—-]*)`;
const author = "by\\s+\\p{Lu}[\\p{L}’'. -]{1,40}";

/** Behind a title it is about the page: "Recipe - (4.8/5)", "★★★★", "by Mia Kerr", "(12 votes)". */
const aboutPage = new RegExp(`^[\\s|:–—-]*${kind}?(?:${author}|${rating})\\s*$`, 'iu');

const divided = /^(?:\s[|»·•–—-]\s|:\s|\s?\|)/;
const dividedAhead = /(?:\s[|»·•–—-]\s|:\s|\|\s?)$/;
const onlyKind = new RegExp(`^[\\s|:–—-]+${kind}$`, 'iu');
/** ": easy recipe, step by step". */
const namesKind = new RegExp(`(?<![\\p{L}])${kind}`, 'iu');
/** "Recette de", "Recept voor". */
const kindAhead = new RegExp(`^(?:\\p{L}{1,3} )?${recipeWord}(?: \\p{L}{1,4})?\\P{L}+$`, 'iu');

/**
 * @param found the data's name
 * @example chooseTitle('Lemon tart Recipe - (4.8/5)', page) // 'Lemon tart', where its h1 and og:title say so
 */
export function chooseTitle(found: string, page: Page): string {
  const title = withoutSite(found, page);
  const { main, below } = headingsOf(page);
  const isOfPage = title !== found;
  const shorter = main.find((heading) => isShorter(heading, { title, isOfPage }, page));
  if (shorter !== undefined) return shorter;
  const longer = main.find(
    (heading) =>
      heading.startsWith(`${title} `) && below.some((text) => letters(text) === letters(heading)),
  );
  const respelled = main.find(
    (heading) => heading.includes(' & ') && withoutAnd(heading) === withoutAnd(title),
  );
  return longer ?? respelled ?? withoutRecipeWord(title);
}

/** @param isOfPage whether the site's name was behind it, so that it is the title of a page */
function isShorter(
  heading: string,
  { title, isOfPage }: { title: string; isOfPage: boolean },
  page: Page,
): boolean {
  if (heading === title || heading.length < shortest) return false;
  const [said, shown] = [title.toLowerCase(), heading.toLowerCase()];
  if (said.length !== title.length || said === shown) return false;
  const isFirst = said.startsWith(shown);
  if (!isFirst && !said.endsWith(shown)) return false;
  const rest = isFirst ? title.slice(heading.length) : title.slice(0, -heading.length);
  const address = lastOfAddress(page);
  if (titleOverlap(rest, address) > titleOverlap(heading, address)) return false;
  if (!isFirst) return dividedAhead.test(rest) || kindAhead.test(rest);
  if (onlyKind.test(rest)) return isOfPage;
  if (divided.test(rest) && namesKind.test(rest)) return true;
  return aboutPage.test(rest) && letters(titleOf(page)) === letters(heading);
}

const shortest = 2;

/** "&" is "and" in any language. */
function withoutAnd(title: string): string {
  return letters(title.toLowerCase().replace(and, ' '));
}

const and = / (?:&|and|und|et|y|e|en|och|og|ja|i|a|és|și|in|și|и|і|та|και|ve|un|ir) /gu;

/** The h1 of the recipe, and the headings that rank below. */
function headingsOf(page: Page): { main: string[]; below: string[] } {
  const headings = [...walk(page.root)].filter(({ tag }) => /^h[1-4]$/.test(tag));
  const texts = headings.map((element) => ({
    isMain: element.tag === 'h1',
    text: squeezed(textIn(element)),
  }));
  const named = texts.filter(({ text }) => text !== '' && !isSite(text, page));
  return {
    main: named.filter(({ isMain }) => isMain).map(({ text }) => text),
    below: named.filter(({ isMain }) => !isMain).map(({ text }) => text),
  };
}
