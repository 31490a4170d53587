/** The interface of a reader of one XML format: which elements hold recipes, and how one is read. */
import type { XmlNode } from '../xml/xml-elements';
import type { RecipeInFile } from './recipe-in-file';

export interface XmlReader {
  /** The name people know it by: "Gourmet". */
  name: string;
  /** The names of the outermost element, in lower case. */
  roots: readonly string[];
  /** The element that holds one recipe. */
  recipeName: string;
  /** Elements beside the recipes that these refer to: cookbooks, chapters. */
  besideNames?: readonly string[];
  /**
   * @param beside the elements of `besideNames`, in the order of the document
   * @returns a sentence on why it is no recipe
   */
  read(node: XmlNode, beside: readonly XmlNode[]): RecipeInFile | string;
}
