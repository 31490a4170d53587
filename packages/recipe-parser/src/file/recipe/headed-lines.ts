/**
 * The lines of a text in which other programs mark headings by signs: "-- Sauce --", "**Sauce**",
 * "[Sauce]", "# Sauce", "= Sauce =". Our own readers know a heading by its colon.
 */
import { trimmedEnd } from '../../characters/text-end';

/** @example headedLines('[Sauce]\n2 eggs') // ['Sauce:', '2 eggs'] */
export function headedLines(text: string | undefined): string[] {
  return (text ?? '').split('\n').map(withColon);
}

/** @example withColon('-- Sauce --') // 'Sauce:' */
export function withColon(line: string): string {
  const plain = line.trim();
  if (plain.length > longestHeading) return line;
  const marked = trimmedEnd(heading.exec(plain)?.[1] ?? '', /[\s:]/);
  return marked ? `${marked}:` : line;
}

/** With its signs and the spaces around them. */
const longestHeading = 200;

/** Two signs or more in front, or one of those that precede nothing else; never before a number. */
const heading =
  /^(?:[-=~*_<([]{2,6}|\[|#{1,6}|=)\s*([^\s\d\][()<>=~*_#-][^\][()<>=~*_#]{0,58}?)\s*[-=~*_#\])>:]{0,6}$/u;
