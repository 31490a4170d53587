/** A line of a document, whatever kind of file it was in. */
export interface DocumentLine {
  text: string;
  /** Of its type. Only its ratio to that of other lines counts. */
  size: number;
  /** Whether it begins a paragraph. */
  startsParagraph: boolean;
  /** From 1; absent where a document has no fixed pages. */
  page?: number | undefined;
  /** Sources of the images in it, or right below it. */
  images?: readonly string[] | undefined;
}
