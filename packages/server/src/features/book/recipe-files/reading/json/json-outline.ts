/**
 * A first look at a JSON document as bytes: how deep it is nested, how many values it has, and where its
 * lists of items lie. It takes one pass and no memory, whatever the document is; parsing takes up to a
 * hundred bytes for each value, and the stack for each level.
 *
 * Nothing is checked beyond brackets and quotes: parsing says what is damaged.
 */

export interface JsonOutline {
  /** Deepest nesting; beyond `mostDepth` the look ends, and this is `mostDepth + 1`. */
  depth: number;
  /** Strings, numbers, lists and objects, names of fields included; counted up to `mostValues`. */
  values: number;
  /** The fields of the document when it is an object: their names, and whether a list follows. */
  fields: readonly { name: string; isList: boolean }[];
}

/** Far deeper than any program nests. */
export const maxDepth = 200;
/** Parsed, they would fill 400 MB. */
export const maxValues = 4_000_000;

/** @param bytes UTF-8 */
export function jsonOutline(bytes: Uint8Array): JsonOutline {
  const fields: { name: string; isList: boolean }[] = [];
  let values = 0;
  let depth = 0;
  let deepest = 0;
  let name: string | undefined;
  for (const { kind, from, to } of jsonTokens(bytes)) {
    if (kind === 'open list' || kind === 'open object') {
      if (depth === 1 && name !== undefined) {
        if (fields.length < maxFields) fields.push({ name, isList: kind === 'open list' });
        name = undefined;
      }
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (depth > maxDepth) break;
    } else if (kind === 'close') depth -= 1;
    else if (kind === 'text') {
      values += 1;
      // The last text before a list or an object is its name.
      if (depth === 1 && to - from <= longestName) name = nameIn(bytes, from, to);
    } else if (kind === 'other') values += 1;
    if (values > maxValues) break;
  }
  return { depth: deepest, values, fields };
}

/** Where an item of a list begins and ends. */
export interface JsonSlice {
  from: number;
  to: number;
}

/**
 * The items of the document, when it is a list, or of the list in its field `field`.
 *
 * @returns at its end whether the list has one: a file that was cut off has none
 * @example [...jsonItems(Buffer.from('[{"a":1}, 2]'))] // [{ from: 1, to: 8 }, { from: 10, to: 11 }]
 */
export function* jsonItems(bytes: Uint8Array, field?: string): Generator<JsonSlice, boolean> {
  const start = field === undefined ? startOfList(bytes) : startOfField(bytes, field);
  if (start === -1) return false;
  let depth = 0;
  let from = -1;
  let to = -1;
  // A loop over bytes and not over tokens: a large list has a hundred million of them.
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte <= space) continue;
    const isClosing = byte === closeList || byte === closeObject;
    if (depth === 0 && (byte === comma || isClosing)) {
      if (from !== -1) yield { from, to };
      if (isClosing) return true;
      from = -1;
      continue;
    }
    if (from === -1) from = at;
    if (byte === quote) at = endOfText(bytes, at) - 1;
    else if (byte === openList || byte === openObject) depth += 1;
    else if (isClosing) depth -= 1;
    to = at + 1;
  }
  return false;
}

/** Whether the document is one list that ends where it says: a file that was cut off does not. */
export function isWholeList(bytes: Uint8Array): boolean {
  const items = jsonItems(bytes);
  let item = items.next();
  while (item.done !== true) item = items.next();
  const last = bytes[bytes.findLastIndex((byte) => byte > space)];
  return item.value && last === closeList;
}

/** Behind the bracket of the document; -1 where it is no list. */
function startOfList(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte > space);
  return bytes[first] === openList ? first + 1 : -1;
}

function startOfField(bytes: Uint8Array, field: string): number {
  let depth = 0;
  let name: string | undefined;
  for (const { kind, from, to } of jsonTokens(bytes)) {
    if (kind === 'open list' && depth === 1 && name === field) return to;
    if (kind === 'open list' || kind === 'open object') depth += 1;
    else if (kind === 'close') depth -= 1;
    else if (kind === 'text' && depth === 1) name = nameIn(bytes, from, to);
  }
  return -1;
}

type TokenKind = 'open list' | 'open object' | 'close' | 'comma' | 'text' | 'other';

interface Token extends JsonSlice {
  kind: TokenKind;
}

/** One object for all tokens: there may be a hundred million of them. */
function* jsonTokens(bytes: Uint8Array): Generator<Readonly<Token>> {
  const token: Token = { kind: 'other', from: 0, to: 0 };
  const found = (kind: TokenKind, from: number, to: number): Token => {
    token.kind = kind;
    token.from = from;
    token.to = to;
    return token;
  };
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte === quote) {
      const end = endOfText(bytes, at);
      yield found('text', at, end);
      at = end;
    } else if (byte === openList) yield found('open list', at, (at += 1));
    else if (byte === openObject) yield found('open object', at, (at += 1));
    else if (byte === closeList || byte === closeObject) yield found('close', at, (at += 1));
    else if (byte === comma) yield found('comma', at, (at += 1));
    else if (byte <= space || byte === colon) at += 1;
    else {
      const from = at;
      while (at < bytes.length && !endsOther[bytes[at]!]) at += 1;
      yield found('other', from, at);
    }
  }
}

/** Behind the closing quote. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return Math.min(at + 1, bytes.length);
}

function nameIn(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from + 1, to - 1)).toString('utf8');
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const space = 0x20;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
/** Whether a byte ends a number or a word. */
const endsOther = Array.from(
  { length: 256 },
  (_, byte) =>
    byte <= space ||
    [quote, comma, colon, openList, closeList, openObject, closeObject].includes(byte),
);

const maxFields = 200;
const longestName = 200;
