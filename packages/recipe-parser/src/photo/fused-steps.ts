/**
 * Steps that follow one another in one paragraph, each with its number: "1 Mix the flour. 2 Bake it."
 *
 * Only the next number counts, behind the end of a sentence and before a capital: "for 2 minutes" and
 * "heat 2 Tbsp" part nothing.
 */
import type { LogicalLine } from './logical-lines';

type Line = Pick<LogicalLine, 'text' | 'startsParagraph'>;

/** @example withSeparateSteps([{ text: '1 Mix. 2 Bake.', startsParagraph: true }]).length // 2 */
export function withSeparateSteps<Some extends Line>(lines: readonly Some[]): Some[] {
  let next = 0;
  return lines.flatMap((line) => {
    const [, first] = /^(\d{1,2}|[lI|])[.)]?\s+(?=\p{Lu})/u.exec(line.text) ?? [];
    if (first !== undefined) next = (Number(first) || 1) + 1;
    const parts: string[] = [];
    let rest = line.text;
    for (let cut = cutAt(rest, next); next > 1 && cut !== undefined; cut = cutAt(rest, next)) {
      parts.push(rest.slice(0, cut.from).trim());
      rest = `${next}. ${rest.slice(cut.to)}`;
      next += 1;
    }
    if (parts.length > 0) parts[0] = parts[0]!.replace(/^\S+\s+/, `${next - parts.length - 1}. `);
    return [...parts, rest].map((text, at) => ({
      ...line,
      text,
      startsParagraph: at > 0 || line.startsParagraph,
    }));
  });
}

function cutAt(text: string, number: number): { from: number; to: number } | undefined {
  const found = new RegExp(`(?<=[.!?)])\\s+${number}[.)]?\\s+(?=\\p{Lu})`, 'u').exec(text);
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length };
}
