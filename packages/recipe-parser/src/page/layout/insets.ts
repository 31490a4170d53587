/** What is set into a list item and is none of its text: the caption of a figure, an aside about something else. */
import { walk, withoutElements, type PageElement } from '../document/page-tree';
import { tipText } from './tips-of-page';

/** @returns the item itself where nothing is set into it */
export function withoutInsets(item: PageElement): PageElement {
  const insets = [...walk(item)].filter(isInset);
  return insets.length === 0 ? item : withoutElements(item, new Set(insets));
}

/** A tip in a box of its own is said of the item. */
function isInset(element: PageElement): boolean {
  return (
    element.tag === 'figcaption' || (element.tag === 'aside' && tipText(element) === undefined)
  );
}
