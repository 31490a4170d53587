/**
 * The texts in a page's data, whatever the site calls them: captions and descriptions, and the addresses of captions of
 * its video.
 *
 * - Looked for in the scripts, as literals between double quotes: in JSON, in JSON written into a text once more, and in
 *   what is assigned in programs.
 * - What is too short or too long for a recipe, or is no words, is passed by. Time is in proportion to the page.
 */
import type { Page } from '../document/page';
import { walk } from '../document/page-tree';

/** Larger scripts are programs. */
const longestScript = 3_000_000;
const longestText = 10_000;
const shortestText = 60;
/** A page with more is a feed. */
const mostTexts = 200;

export interface DataTexts {
  /** In the order of the page, each once. */
  captions: string[];
  /** Addresses of captions tracks, as written. */
  tracks: string[];
}

/** @example textsInData(page).captions // ['Garlic noodles 🍜 Ingredients: 200 g noodles …'] */
export function textsInData(page: Page): DataTexts {
  const captions = new Set<string>();
  const tracks = new Set<string>();
  for (const { tag, children } of walk(page.root)) {
    const text = tag === 'script' && typeof children[0] === 'string' ? children[0] : '';
    if (text === '' || text.length > longestScript) continue;
    for (const literal of literalsIn(text, 0)) {
      if (captions.size < mostTexts && isWords(literal)) captions.add(literal);
      if (tracks.size < mostTexts && isTrack(literal)) tracks.add(literal);
    }
  }
  return { captions: [...captions], tracks: [...tracks] };
}

/** Texts between quotes; those of JSON inside a text once more. */
function* literalsIn(text: string, depth: number): Generator<string> {
  let open = text.indexOf('"');
  while (open !== -1) {
    const end = endOfLiteral(text, open + 1);
    if (end === -1) return;
    const raw = text.slice(open + 1, end);
    const isInside = depth === 0 && raw.includes('\\"');
    if (raw.length > shortestAddress && (raw.length <= longestText * 2 || isInside)) {
      const value = unescaped(raw);
      if (isInside && /^\s*[[{]/.test(value ?? '')) yield* literalsIn(value ?? '', depth + 1);
      else if (value !== undefined) yield value;
    }
    open = text.indexOf('"', end + 1);
  }
}

function endOfLiteral(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return -1;
}

function unescaped(raw: string): string | undefined {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return undefined;
  }
}

const quote = 0x22;
const backslash = 0x5c;

/** A recipe has words and numbers; code, markup and addresses have few spaces. */
function isWords(text: string): boolean {
  if (text.length < shortestText || text.length > longestText) return false;
  if (!/\d/.test(text) || /^\s*[<{[]|=>|;\s*\}|\bfunction\b/.test(text)) return false;
  return (text.match(/\s/g)?.length ?? 0) * longestWord >= text.length;
}

/** Letters for each space, on average. */
const longestWord = 14;

/** @example isTrack('https://video.example/api/timedtext?v=1&lang=en') // true */
function isTrack(text: string): boolean {
  if (text.length > longestAddress || !/^(?:https?:\/\/|\/)\S+$/.test(text)) return false;
  return /\.(?:vtt|srt)(?:[?#]|$)|\/timedtext\b/i.test(text);
}

const shortestAddress = 8;
const longestAddress = 2_000;
