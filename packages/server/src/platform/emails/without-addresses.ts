/**
 * Text in which no mail program finds an address to link. Names in mails are untrusted: they could send
 * the reader anywhere; our own link is never part of a text.
 *
 * - A dot between a character and a word gets a space: "evil.example" becomes "evil. example". So does every
 *   character that browsers read as a dot. "Haus Nr.5" and "St. Mary's Rd" stay as they are.
 * - "://", and a ":" after a scheme that programs open, get spaces; so do the four numbers of an IP address.
 * - An "@" between characters becomes " at ".
 *
 * Tried: RFC 3986 (schemes), RFC 3490 and Unicode TR46 (dots), what Gmail, Outlook and Apple Mail link.
 *
 * @example withoutAddresses('Free prize: https://evil.example/win') // 'Free prize: https: evil. example/win'
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(hidden, '')
    .replace(schemes, '$1: ')
    .replace(slashes, ': ')
    .replace(atSigns, ' at ')
    .replace(dotsBeforeWords, (found) => `${found.replace(joiner, '')} `)
    .replace(numericAddresses, (address) => address.split(anyDot).join('. '));
}

/** Characters without a width, and those that turn text round; no writing needs them in a name. */
const hidden = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** Joiners and variation selectors stay: emoji and some scripts need them. Beside a dot they are nothing. */
const joiner = /\p{Default_Ignorable_Code_Point}/gu;
const joiners = `${joiner.source}*`;
/** Also the full stops of other scripts, which browsers take for a dot. */
const dots = '.\\u3002\\uFF0E\\uFF61\\u2024\\uFE52';
const dot = `${joiners}[${dots}]${joiners}`;
const anyDot = new RegExp(dot, 'u');
const dotsBeforeWords = new RegExp(
  `(?<=\\S)${dot}(?=\\p{L}${joiners}[\\p{L}\\p{M}\\p{N}-])|(?<=www)${dot}(?=[\\p{L}\\p{N}])`,
  'giu',
);
const numericAddresses = new RegExp(
  `(?<![\\p{N}${dots}])\\p{N}{1,3}(?:${dot}\\p{N}{1,3}){3}(?!\\p{N})`,
  'gu',
);
const colon = `[:\\uFF1A\\uFE55]${joiners}`;
const slash = '[/\\\\\\uFF0F]';
const schemeNames =
  'https?|hxxps?|ftp|mailto|tel|sms|javascript|data|file|whatsapp|tg|geo|market|intent';
const schemes = new RegExp(`(?<![\\p{L}\\p{N}])(${schemeNames})${colon}${slash}*(?=\\S)`, 'giu');
const slashes = new RegExp(`${colon}${slash}{2,}`, 'gu');
const atSigns = new RegExp(
  `(?<=[\\p{L}\\p{N}._%+-]${joiners})[@\\uFF20\\uFE6B](?=${joiners}[\\p{L}\\p{N}])`,
  'gu',
);
