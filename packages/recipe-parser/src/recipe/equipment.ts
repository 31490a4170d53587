/**
 * The equipment of a recipe: names of what a cook needs beside food, in the order of the source.
 *
 * - Each once, whatever its case; without a bullet, a mark or an amount of blanks around it.
 * - A long text is a sentence about a tool and not its name; so is one that ends like a sentence.
 */
import { trimmedEnd } from '../characters/text-end';

/** Of one recipe; a page with more lists a shop. */
export const mostEquipment = 30;
/** Letters of one name: "23 cm springform tin, lined with baking paper". */
export const longestEquipment = 100;

export interface FoundEquipment {
  names: string[];
  /** Texts that are no names, or more than a recipe has. */
  left: string[];
}

/**
 * @example equipmentFrom(['- Slice tin', 'slice tin', 'Whisk:']) // { names: ['Slice tin', 'Whisk'], left: [] }
 */
export function equipmentFrom(texts: readonly string[]): FoundEquipment {
  const byKey = new Map<string, string>();
  const left: string[] = [];
  for (const text of texts) {
    const name = trimmedEnd(text.replace(bullet, '').replace(/\s+/g, ' ').trim(), /[\s:;,]/);
    const key = name.toLowerCase();
    if (key === '' || byKey.has(key)) continue;
    const isName = name.length <= longestEquipment && !isSentence(name);
    if (isName && byKey.size < mostEquipment) byKey.set(key, name);
    else left.push(name);
  }
  return { names: [...byKey.values()], left };
}

/**
 * The names in one text: its lines, or else its parts between commas.
 *
 * @example equipmentInText('Large pan, whisk') // ['Large pan', 'whisk']
 */
export function equipmentInText(text: string): string[] {
  const lines = text.split(/[\n;]/);
  return lines.length > 1 ? lines : text.split(/,(?![^(]*\))/);
}

const bullet = /^[\s•·*▢☐–—-]+/;
/** "Tin of 23 cm." is none. */
const isSentence = (text: string): boolean =>
  /[.!?]$/.test(text) && text.split(' ').length > mostWords;

const mostWords = 5;
