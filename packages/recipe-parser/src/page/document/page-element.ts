/** An element of a page, as the tree of `page-tree.ts` holds it. */
export interface PageElement {
  /** In lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | undefined;
  /** How many elements are around it. */
  depth: number;
  children: PageNode[];
}

/** An element or a piece of text. */
export type PageNode = PageElement | string;
