/**
 * The name of a recipe, of those that a page gives it.
 *
 * The data's name counts. But where the page's main heading and its head agree on a shorter one, and the data adds a
 * rating, the kind of page or its author to it, the shorter one does.
 */
import { squeezed, textIn, walk } from './document/page-tree';
import type { Page } from './document/page';
import { letters, titleOf } from './document/page-names';
import { rating } from '../text/lines/rating-lines';

const kind =
  '(?:(?:the )?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en)?|przepis)\\b[\\s|:–—-]*)?';
const author = "by\\s+\\p{Lu}[\\p{L}’'. -]{1,40}";

/** Behind a title it is about the page: "Recipe - (4.8/5)", "★★★★", "by Mia Kerr", "(12 votes)". */
const aboutPage = new RegExp(`^[\\s|:–—-]*${kind}(?:${author}|${rating})\\s*$`, 'iu');

/** @example chooseTitle('Lemon tart Recipe - (4.8/5)', page) // 'Lemon tart', where its h1 and og:title say so */
export function chooseTitle(title: string, page: Page): string {
  const head = titleOf(page);
  const isAgreed = headingsOf(page).some((heading) => letters(heading) === letters(head));
  if (!isAgreed || head === '' || !title.startsWith(head) || title === head) return title;
  return aboutPage.test(title.slice(head.length)) ? head : title;
}

function headingsOf({ root }: Page): string[] {
  return [...walk(root)]
    .filter(({ tag }) => tag === 'h1')
    .map((element) => squeezed(textIn(element)));
}
