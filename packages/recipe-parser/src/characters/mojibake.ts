/**
 * Text that was UTF-8 and was read as Windows-1252 on its way, put right: "cupÂ flour", "purÃ©e",
 * "donâ€™t".
 *
 * - Only typical pairs and triples are changed, and only if they encode a letter or a mark of
 *   Latin text; "Â" and "Ã" that end a word in capitals ("MAÇÃ") stay.
 */
import { fromWindows1252, toWindows1252 } from './windows-1252';

/** @example repairMojibake('purÃ©e') // "purée" */
export function repairMojibake(text: string): string {
  if (!/[ÂÃâ]/.test(text)) return text;
  return text
    .replace(threeBytes, (_, second: string, third: string) =>
      String.fromCharCode(0x2000 | (lowBits(second) << 6) | lowBits(third)),
    )
    .replace(twoBytes, (_, first: string, second: string) =>
      String.fromCharCode(((toWindows1252(first) & 0x1f) << 6) | lowBits(second)),
    );
}

function lowBits(char: string): number {
  return toWindows1252(char) & 0x3f;
}

/** Everything that the bytes 0x80 to 0xBF look like in Windows-1252. */
const continuation = `\\u0080-\\u00bf${fromWindows1252.map((code) => String.fromCharCode(code)).join('')}`;
/** U+2010 to U+203F: quotes, dashes, the ellipsis. */
const threeBytes = new RegExp(`â(€)([${continuation}])`, 'gu');
const twoBytes = new RegExp(`(?<!\\p{Lu})([ÂÃ])([${continuation}])`, 'gu');
