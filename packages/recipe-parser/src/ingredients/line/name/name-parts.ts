/** The parse state of the rest of a line: the food, its preparation, remarks. */
import { afterBracket, spanOf } from '../tokens/tokens';
import type { Line, Span } from '../tokens/tokens';

export interface Name {
  /** Indexes of the tokens that make up the name. */
  readonly tokens: number[];
  readonly sizes: Span[];
  readonly preparations: Span[];
  readonly remarks: Span[];
  /** Foods that may be taken instead. */
  readonly alternatives: Span[];
  /** Index of the first token inside the first bracket. */
  bracketAt: number | undefined;
  /** Whether what follows is named as the shop sells it: after "frozen", or in a tin. */
  isSold: boolean;
  /** Index of the next token to read; in the end, where the remarks after the food begin. */
  next: number;
}

export function emptyName(at: number, isSold: boolean): Name {
  return {
    tokens: [],
    sizes: [],
    preparations: [],
    remarks: [],
    alternatives: [],
    bracketAt: undefined,
    isSold,
    next: at,
  };
}

/** Stores a bracket as a remark. */
export function takeNameBracket(line: Line, name: Name): void {
  const end = afterBracket(line.tokens, name.next);
  const close = line.tokens[end - 1]?.kind === 'close' ? end - 1 : end;
  name.bracketAt ??= name.next + 1;
  if (close > name.next + 1) name.remarks.push(spanOf(line, name.next + 1, close));
  name.next = end;
}
