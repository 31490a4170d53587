/**
 * Ingredients in columns of a plain text: an amount, a unit and a food, each at its own place in the line, as
 * programs of the nineties wrote them.
 */

export interface ColumnLine {
  amount: string;
  unit: string;
  food: string;
}

/** @example columnText({ amount: '2', unit: 'cups', food: 'flour' }) // '2 cups flour' */
export const columnText = ({ amount, unit, food }: ColumnLine): string =>
  [amount, unit, food]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Whether it is an amount, or nothing: "1 1/2", "2-3", "". */
export const isAmount = (text: string): boolean => /^[\d\s./,½⅓⅔¼¾⅛–-]*$/u.test(text);

/**
 * The text between two marks, for each text in a file of several.
 *
 * @param start what a first line of one looks like
 * @param end what its last line looks like
 */
export function partsBetween(text: string, start: RegExp, end: RegExp): string[][] {
  const parts: string[][] = [];
  let current: string[] | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    if (start.test(line)) {
      current = [];
      parts.push(current);
    } else if (current !== undefined && end.test(line)) current = undefined;
    else current?.push(line);
  }
  return parts;
}

/**
 * Lines of a paragraph that a program broke at a width, as paragraphs.
 *
 * @example paragraphsOf(['Mix it', 'well.', '', 'Bake.']) // ['Mix it well.', 'Bake.']
 */
export function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else if (/^\s*(?:\d{1,2}[.)]\s|[•*-]\s)/.test(line)) paragraphs.push([line.trim()]);
    else paragraphs.at(-1)!.push(line.trim());
  }
  return paragraphs.filter((each) => each.length > 0).map((each) => each.join(' '));
}
