/**
 * Marks within a line, by the rules of CommonMark as far as they are allowed here: `marked` reads them, and what this
 * refuses is the text that it is.
 */
import { unspacedLetters } from '@saltbush/recipe-parser/text';
import { Lexer, type MarkedToken, Tokenizer } from 'marked';

/**
 * A line as tokens whose `raw` joined is the line. Only `strong`, `em` and `link` are marks; a link may lead anywhere.
 *
 * @param line without line breaks
 * @example inlineTokens('a *b*').map(({ type }) => type) // ['text', 'em']
 */
export function inlineTokens(line: string): MarkedToken[] {
  // Tokens of other kinds come from extensions, and there is none.
  return Lexer.lexInline(line, { gfm: true, tokenizer: new InlineTokenizer() }) as MarkedToken[];
}

/** A method without an answer leaves its characters to the text. */
class InlineTokenizer extends Tokenizer {
  override escape(): undefined {
    return undefined;
  }
  override tag(): undefined {
    return undefined;
  }
  override reflink(): undefined {
    return undefined;
  }
  override codespan(): undefined {
    return undefined;
  }
  override br(): undefined {
    return undefined;
  }
  override del(): undefined {
    return undefined;
  }
  override autolink(): undefined {
    return undefined;
  }

  /** Never inside of a word ("2*3*4", "f**k") or behind a backslash. Words of scripts without spaces have no inside. */
  override emStrong(src: string, maskedSrc: string, prevChar = '') {
    if (wordEnd.test(prevChar)) return undefined;
    const token = super.emStrong(src, maskedSrc, prevChar);
    return token && wordStart.test(src.slice(token.raw.length, token.raw.length + 2))
      ? undefined
      : token;
  }

  /** Addresses of web pages alone, no "www." and no address of a person. */
  override url(src: string) {
    return /^https?:\/\/[^\s/]/i.test(src) ? super.url(src) : undefined;
  }
}

const spacedLetter = `(?!${unspacedLetters}|\\p{Script=Hangul})[\\p{L}\\p{N}]`;
const wordStart = new RegExp(`^${spacedLetter}`, 'u');
const wordEnd = new RegExp(String.raw`(?:${spacedLetter}|\\)$`, 'u');
