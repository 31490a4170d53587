/**
 * The beginning of a value as text, for import reports. Only the beginning is read, however large or
 * deep the value is.
 */
import { wellFormed } from '../../characters/well-formed';
import { cutText } from './cut-text';

const longestSample = 80;
const longestLook = 320;
const deepest = 20;

/** @example valuePreview({ a: 1 }) // '{"a":1}' */
export function valuePreview(value: unknown): string {
  const line = beginningOf(value).replace(/\s+/g, ' ').trim();
  return line.length <= longestSample ? line : `${cutText(line, longestSample - 1)}…`;
}

function beginningOf(value: unknown): string {
  if (typeof value === 'string') return cutText(value, longestLook);
  let text = '';
  for (const piece of jsonPieces(value, 0)) {
    text += piece;
    if (text.length > longestLook) break;
  }
  return text;
}

function* jsonPieces(value: unknown, depth: number): Generator<string> {
  if (typeof value === 'string') yield JSON.stringify(cutText(value, longestLook));
  else if (typeof value !== 'object' || value === null) yield String(value);
  else if (depth > deepest) yield '…';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [at, item] of value.entries()) {
      if (at > 0) yield ',';
      yield* jsonPieces(item, depth + 1);
    }
    yield ']';
  } else {
    yield '{';
    let isFirst = true;
    for (const name in value) {
      yield `${isFirst ? '' : ','}${JSON.stringify(wellFormed(name))}:`;
      yield* jsonPieces((value as Record<string, unknown>)[name], depth + 1);
      isFirst = false;
    }
    yield '}';
  }
}
