/**
 * Text of MS-DOS programs: code page 437, in which Meal-Master and RezKonv wrote umlauts, fractions and degrees.
 *
 * - Nothing in such a file names its characters, and copies in Windows-1252 exist too. The reading in which
 *   more of the special characters are ones that recipes have is taken.
 * - A text of MS-DOS may end with the control character 26.
 *
 * Source: the Unicode Consortium's table CP437.TXT for IBM PC code page 437.
 */

/** The characters of the bytes 128 to 255, in order. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const endOfFile = '\u001a';

/**
 * @param windowsText the same bytes read as Windows-1252
 * @returns nothing unless the text is a program's of MS-DOS and its special characters make more sense as such
 * @example dosText(Buffer.from([0xab]), '«') // undefined: no recipe of Meal-Master
 */
export function dosText(bytes: Uint8Array, windowsText: string): string | undefined {
  if (!dosProgram.test(windowsText)) return undefined;
  const text = fromCodePage437(bytes);
  const isPlain = countUsual(text) <= countUsual(windowsText);
  return withoutEnd(isPlain ? windowsText : text);
}

const dosProgram = /^(?:M{5}|-{5}|={5}).{0,60}(?:meal-?master|rezkonv)/im;

function fromCodePage437(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (character) => upperHalf[character.charCodeAt(0) - 128] ?? '');
}

/** A capital between small letters is a wrong one, and so is a bracket or quotation mark inside a word. */
function countUsual(text: string): number {
  return text.match(usual)?.length ?? 0;
}

const usual =
  /[äöüßéèêëàâáåçñíìîïóòôúùûæø]|(?<!\p{Ll})[ÄÖÜÉÅ]|[½¼¾°]|(?<=\p{L})’(?=\p{L})|(?<=\s)[–“„]|”(?=\s)/gu;

function withoutEnd(text: string): string {
  const at = text.indexOf(endOfFile);
  return at === -1 ? text : text.slice(0, at);
}
