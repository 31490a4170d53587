/**
 * JSON as sites really write it.
 *
 * - First as it is; then without comments, CDATA and HTML comment marks, with entities decoded where the
 *   quotes themselves were escaped; then repaired character by character.
 * - Repaired: raw line breaks and tabs in texts, invalid escapes, quotes inside a text, single and curly quotes around
 *   texts, names without quotes, values that are none ("NaN", "undefined"), comments, trailing, doubled and missing commas,
 *   several documents in a row, and an end that is missing.
 * - What still is no JSON, and what is too long to repair, is `undefined`. Time is in proportion to the text.
 */
import { decodeHtmlEntities } from '../characters/html-entities';

/** A recipe is a hundredth of this. */
const longestRepaired = 500_000;

/** @example parseLooseJson('{"a": "x\ny",}') // { a: 'x\ny' } */
export function parseLooseJson(text: string): unknown {
  const asItIs = parsed(text);
  if (asItIs !== undefined || text.length > longestRepaired) return asItIs;
  const bare = withoutWrapping(text);
  return parsed(bare) ?? parsed(repaired(bare)) ?? fromEscaped(bare);
}

/** Written into the page like ordinary text: `{&quot;name&quot;: …}`. */
function fromEscaped(text: string): unknown {
  return text.includes('&quot;') ? parsed(repaired(decodeHtmlEntities(text))) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withoutWrapping(text: string): string {
  // A word processor has made all of the quotes curly.
  const straight = text.includes('"') ? text : text.replace(/[“”„‟]/g, '"');
  return straight
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,20}(?:-->|\]\]>)\s{0,20}(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '');
}

/**
 * Copies the text piece by piece, leaving out or escaping what JSON does not allow. A comma waits until
 * something comes that it may precede.
 */
function repaired(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let documents = 0;
  let isCommaWaiting = false;
  const put = (piece: string) => {
    const before = out.at(-1) ?? '';
    const mayStandAfter = out.length > 0 && !/[{[]$/.test(before);
    const isMissing = /["}\]\w]$/.test(before) && /^["{[]/.test(piece);
    if ((isCommaWaiting || isMissing) && mayStandAfter && !/^[}\]]/.test(piece)) out.push(',');
    isCommaWaiting = false;
    out.push(piece);
  };
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? '';
    const length = isSpace(text.charCodeAt(at)) ? 1 : commentLength(text, at);
    if (length > 0) {
      at += length;
      continue;
    }
    const literal = literalAt(text, at);
    if (literal !== undefined) {
      put(literal.piece);
      at = literal.end;
      continue;
    }
    if (char === '{' || char === '[') {
      if (open.length === 0 && documents++ > 0) isCommaWaiting = true;
      put(char);
      open.push(char === '{' ? '}' : ']');
    } else if (char === '}' || char === ']') {
      if (open.pop() === undefined) break;
      put(char);
    } else if (char === ',') isCommaWaiting = true;
    else put(char);
    at += 1;
  }
  const whole = out.join('') + open.reverse().join('');
  return documents > 1 ? `[${whole}]` : whole;
}

/** A text between quotes, or a name or value without them, as JSON has it, and where what follows begins. */
function literalAt(text: string, at: number): { piece: string; end: number } | undefined {
  const quote = text[at] ?? '';
  if (quote === '"' || quote === "'") {
    const end = endOfString(text, at, quote);
    return { piece: `"${repairedString(text.slice(at + 1, end))}"`, end: end + 1 };
  }
  const word = wordAt(text, at);
  if (word === '') return undefined;
  const end = at + word.length;
  return { piece: isNameBefore(text, end) ? `"${word}"` : valueOfWord(word), end };
}

/** A name or value without quotes, at most as long as such names are. */
function wordAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  if (!isLetter && code !== 95 && code !== 36) return '';
  return /^[\w$]+/.exec(text.slice(at, at + longestWord))?.[0] ?? '';
}

const longestWord = 60;

function isNameBefore(text: string, from: number): boolean {
  return /^\s{0,20}:/.test(text.slice(from, from + 21));
}

function valueOfWord(word: string): string {
  return /^(?:true|false|null)$/.test(word) ? word : 'null';
}

function commentLength(text: string, at: number): number {
  const isLine = text.startsWith('//', at);
  if (!isLine && !text.startsWith('/*', at)) return 0;
  const end = text.indexOf(isLine ? '\n' : '*/', at + 2);
  return (end === -1 ? text.length : end + (isLine ? 1 : 2)) - at;
}

/** The closing quote is the first that something follows which may follow a text. */
function endOfString(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote && mayFollowString(text, at + 1)) return at;
  }
  return text.length;
}

function mayFollowString(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  const next = text[at] ?? '';
  if (next === '"') return nameWithQuotes.test(text.slice(at, at + longestWord));
  if (next !== ',') return next === '' || next === ':' || next === '}' || next === ']';
  // `"6" loaf tin", then` is inside a text: after a real comma comes a value or a name.
  at += 1;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  if (nameWithoutQuotes.test(text.slice(at, at + longestWord))) return true;
  return at >= text.length || /["'{[\]}\d\-tfn/,]/.test(text[at] ?? '');
}

/** Behind a missing comma. */
const nameWithQuotes = /^"[\w@]{1,40}"\s*:/;
const nameWithoutQuotes = /^[\w$]{1,40}:\s?["'[{\dtfn-]/;

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}

function repairedString(inner: string): string {
  return inner
    .replace(/\\(u[0-9a-f]{4}|["\\/bfnrt])?/gi, (escape, valid?: string) => (valid ? escape : ''))
    .replace(/(\\[\s\S])|"/g, (_, escape?: string) => escape ?? '\\"')
    .replace(controlCharacter, (char) => controlEscapes[char] ?? ' ');
}

const controlCharacter = /[\u0000-\u001f]/g;
const controlEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
