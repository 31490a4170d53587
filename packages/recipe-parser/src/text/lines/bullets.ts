/**
 * The mark in front of a line of a list.
 *
 * - Bullets, check boxes and dashes; numbers in circles; when letters follow, any symbol or emoji
 *   of Unicode with what may be joined to it (variation selectors, skin tones, "👩‍🍳", flags).
 * - A keycap counts the lines ("1️⃣ 2 eggs"), but before a unit it is the amount ("2️⃣ cups flour").
 * - Signs that belong to an amount stay: "½", "~2", "-2".
 */
import { findUnit } from '../../units/find-unit';

/** @example withoutBullet('▪️ 2 eggs') // '2 eggs' */
export function withoutBullet(line: string): string {
  if (plainOpening.test(line)) return line;
  let end = 0;
  let hasSymbol = false;
  for (;;) {
    const bullet = markAt(plainBullet, line, end);
    const mark = bullet ?? markAt(symbol, line, end);
    if (mark === undefined) break;
    end += mark.length;
    hasSymbol ||= bullet === undefined;
    if (mark.includes(keycapEnd) && isUnitAt(line, end)) {
      return mark.replace(/\D/g, '') + line.slice(end);
    }
  }
  if (end === 0) return line;
  const rest = line.slice(end).replace(hasSymbol ? afterSymbol : /^\s+/, '');
  return hasSymbol && !/\p{L}/u.test(rest) ? line : rest;
}

/** A quick check for every line: it begins with a letter of ASCII or a short number, no keycap. */
const plainOpening = /^(?:[a-z]|\d{1,4}(?![\d\ufe0f\u20e3]))/i;

function markAt(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}

function isUnitAt(line: string, at: number): boolean {
  const word = /^\s?(\p{L}+)/u.exec(line.slice(at, at + longestUnit))?.[1] ?? '';
  return findUnit(word) !== undefined;
}

/** "🥚 = 2 eggs", "🥚: 2 eggs". */
const afterSymbol = /^\s*[=:]?\s*/;

const longestUnit = 20;
const keycapEnd = '\u20e3';

/** "•", "- ", "[ ]", "▢". */
const plainBullet = /\s*(?:[•·‧∙⋅⁃▪▫◦●○■□▢☐☑✓✔❏❑➢➤►‣›»]|\[[ xX]?\]|[-–—*+](?=\s))[\ufe0e\ufe0f]?/uy;

/**
 * Keycaps, arrows, all other symbols and parts of emoji, numbers in circles; but no sign that is
 * read as text ("°", "©", "№").
 */
const symbol =
  /\s*(?:\d?[\d#*]\ufe0f?\u20e3|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|(?![°©®™℃℉№℗℠‼⁉ℹ])[←-⇿\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}①-⓿❶-➓])/uy;
