/** The 32 numbers in which Windows-1252 differs from Unicode. Source: WHATWG Encoding, index windows-1252. */

/** What the bytes 128 to 159 stand for. */
export const fromWindows1252: readonly number[] = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
  0x0152, 0x8d, 0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
  0x2122, 0x0161, 0x203a, 0x0153, 0x9d, 0x017e, 0x0178,
];

/** The byte of a character; a character of Latin-1 is its own. */
export function toWindows1252(char: string): number {
  const code = char.charCodeAt(0);
  const index = fromWindows1252.indexOf(code);
  return index === -1 ? code : 128 + index;
}
