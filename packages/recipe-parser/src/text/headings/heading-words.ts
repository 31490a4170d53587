/** How words over the parts of a recipe are written as pieces of regular expressions, and headings compared with them. */
import { trimmedEnd } from '../../characters/text-end';

/** `’` stands for both apostrophes, and a letter for itself with and without its accent. */
export function words(byLanguage: Record<string, string>): string {
  return foldedHeading(Object.values(byLanguage).join('|')).replaceAll('’', "(?:’|')");
}

/**
 * Letters without their accents: headings in capitals often have none ("ΥΛΙΚΑ", "PREPARATION"), and the Turkish "I" is
 * written small as "ı" or "i". As many characters as before, if each was one.
 */
export function foldedHeading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ı', 'i');
}

/** A heading in lower case from its first letter to its last, without signs around it. */
export function plainHeading(text: string): string {
  const fromFirstLetter = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/^[^\p{L}]+/u, '')
    .replaceAll(/[【】「」『』（）［］：]/g, ' ')
    // Parts of emoji that count as marks of letters.
    .replaceAll(/[\ufe0e\ufe0f\u20e3]/g, '');
  return trimmedEnd(fromFirstLetter, /[^\p{L}\p{M}\p{N})?]/u);
}
