/**
 * Which program an XML document came from, and its recipes.
 *
 * Known by the name of its outermost element. Other XML, XHTML above all, is for other readers.
 */
import type { UnreadField, RecipeInFile } from './fields/recipe-in-file';
import type { XmlReader } from './fields/xml-reader';
import { cookmate } from './formats/cookmate';
import { evernote } from './formats/evernote';
import { gourmet } from './formats/gourmet';
import { livingCookbook } from './formats/living-cookbook';
import { masterCook } from './formats/master-cook';
import { recipeMl } from './formats/recipe-ml';
import { xmlElements, xmlStart, type XmlNode } from './xml/xml-elements';

export interface XmlReading {
  /** The name people know it by: "Gourmet". */
  format: string;
  /** One at a time, when it is wanted. */
  recipes: Iterable<() => RecipeInFile>;
  /** About as many. */
  total: number;
  /** What was no recipe; complete once the recipes are taken. */
  leftOver(): UnreadField[];
}

const readers: readonly XmlReader[] = [
  cookmate,
  gourmet,
  livingCookbook,
  masterCook,
  recipeMl,
  evernote,
];

/**
 * @returns nothing for XML of no program we know; a problem where reading it is refused
 * @example readXml('<gourmetDoc><recipe id="1"><title>Toast</title></recipe></gourmetDoc>')?.format // 'Gourmet'
 */
export function readXml(text: string): XmlReading | { problem: string } | undefined {
  const start = xmlStart(text);
  const root = start?.root.toLowerCase().replace(/^[^:]*:/, '') ?? '';
  const reader = readers.find(({ roots }) => roots.includes(root));
  if (start === undefined || reader === undefined) return undefined;
  if (start.definesEntities) return { problem: ownEntities };
  const left: UnreadField[] = [];
  return {
    format: reader.name,
    recipes: recipesIn(text, reader, left),
    total: countOf(text, `</${reader.recipeName}>`),
    leftOver: () => left,
  };
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length))
    count += 1;
  return count;
}

function* recipesIn(
  text: string,
  reader: XmlReader,
  left: UnreadField[],
): Generator<() => RecipeInFile> {
  const beside = (reader.besideNames ?? []).flatMap((name) => elementsBeside(text, name));
  const elements = xmlElements(text, reader.recipeName);
  let element = elements.next();
  for (let at = 1; !element.done; element = elements.next(), at += 1) {
    const read = reader.read(element.value, beside);
    if (typeof read !== 'string') yield () => read;
    else if (left.length < mostLeft) {
      left.push({ path: `${reader.recipeName} ${at}`, sample: read });
    }
  }
  if (element.value.isTooDeep) left.push({ path: '…', sample: 'It is nested too deep.' });
}

function elementsBeside(text: string, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  for (const node of xmlElements(text, name)) if (found.push(node) >= mostBeside) break;
  return found;
}

/** Nobody has more cookbooks or chapters. */
const mostBeside = 10_000;
const mostLeft = 100;
const ownEntities = 'It defines abbreviations of its own (entities), which no recipe program does.';
