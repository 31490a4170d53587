/**
 * Values of a text in a language that is written from right to left. A name or an amount in other letters would pull the
 * words and signs beside it to its wrong side: marks of Unicode give each value a direction of its own.
 */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = CompiledMessage[number];

/** "First strong isolate" and its end. */
export const isolates = ['\u2068', '\u2069'] as const;

/** @param marks what stands before and after each value; a text that is one value alone has no neighbours */
export function isolateValues(
  message: CompiledMessage,
  marks: readonly [string, string] = isolates,
): CompiledMessage {
  if (message.length === 1 && isValue(message[0]!)) return message;
  const [before, after] = marks;
  return message.flatMap((token): Token[] => {
    if (isValue(token)) return [before, token, after];
    if (typeof token === 'string') return [token];
    const [name, kind, forms] = token;
    const isolated = Object.entries(forms as object).map(([form, text]: [string, unknown]) => [
      form,
      Array.isArray(text) ? isolateValues(text as CompiledMessage, marks) : text,
    ]);
    return [[name, kind, Object.fromEntries(isolated)] as Token];
  });
}

/** `{name}`, or the number of a plural. */
const isValue = (token: Token): boolean =>
  token === '#' || (typeof token !== 'string' && token[1] === undefined);
