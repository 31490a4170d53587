/** The author of a page without structured data: the author's link, the byline, or a line like "Recipe by Mia". */
import type { Page } from '../document/page';
import { elementsIn, hasClass, textIn, walk, type PageElement } from '../document/page-tree';
import type { Block } from './blocks';

const longestName = 60;

export function authorFromLayout(page: Page, blocks: readonly Block[]): string | undefined {
  const marked = [...walk(page.root)].find(isByline);
  return nameIn(marked && textIn(marked)) ?? nameInLines(blocks);
}

/** The innermost matching element: an author's box contains more than the name. */
function isByline(element: PageElement): boolean {
  if (element.attributes['rel'] === 'author') return true;
  const isMarked =
    hasClass(element, 'author') || hasClass(element, 'byline') || hasClass(element, 'author-name');
  return isMarked && elementsIn(element).length <= 1;
}

function nameInLines(blocks: readonly Block[]): string | undefined {
  const line = blocks.find(({ text }) => authorPattern.test(text))?.text;
  return nameIn(line && authorPattern.exec(line)?.[1]);
}

function nameIn(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:recipe|posted|written|rezept|recette|receta) )?(?:by|von|par|por|di|door|av)[:\s]+/i,
      '',
    );
  return name !== undefined && /^\p{Lu}[^\d,|]*$/u.test(name) && name.length <= longestName
    ? name
    : undefined;
}

const authorPattern =
  /^(?:(?:Recipe|RECIPE) (?:by|By|BY)|Rezept von|Recette par|Receta por|Ricetta di|Recept van):?\s+(\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,3})/u;
