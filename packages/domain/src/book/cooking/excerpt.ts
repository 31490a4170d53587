/**
 * The first words of a text, for saying what comes next.
 *
 * - A text that is short enough is given whole.
 * - A first sentence that is short enough is alone.
 * - Else as many whole words as fit, and an ellipsis.
 * - One word that is too long is cut.
 */

/**
 * @param maxLength characters, the ellipsis included
 * @example excerpt('Whisk the eggs. Fold in the flour and the milk.', 30) // 'Whisk the eggs.'
 * @example excerpt('Whisk the eggs with the sugar', 20) // 'Whisk the eggs …'
 */
export function excerpt(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const [sentence] = /^.{10,}?[.!?](?= )/.exec(line) ?? [];
  if (sentence && sentence.length <= maxLength) return sentence;
  const space = line.slice(0, maxLength - 1);
  const lastSpace = space.lastIndexOf(' ');
  return lastSpace > 0 ? `${space.slice(0, lastSpace)} …` : `${space}…`;
}
