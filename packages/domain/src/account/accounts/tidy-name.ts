/**
 * The form in which a name is shown to others: of a person, a community, a passkey, someone who eats.
 *
 * - It stands on one line and has no character that cannot be seen or that turns the text around it: a name could show
 *   something else than it says ("gnp.exe" turned around), or look like another.
 * - Invisible characters stay where a script or an emoji needs them: joiners between letters of Persian, Hindi and others,
 *   within emoji of several parts, other forms of emoji and of Han characters (Unicode Standard, 23.2 and 23.4).
 * - Composed and decomposed accents are one form (NFC).
 */

/**
 * @example tidyName(' Priya \n Sharma\u202e ') // 'Priya Sharma'
 */
export function tidyName(name: string): string {
  return name
    .replace(blank, ' ')
    .replace(invisible, (_found, needed: string | undefined) => needed ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** U+FEFF counts as white space, but has no width; the blank of Braille has, but does not count. */
const blank = /(?:(?!\ufeff)\s|\u2800)+/gu;

/** Scripts in which a joiner between letters changes their shape. */
const joining = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const pictograph = '\\p{Extended_Pictographic}';

const needed = [
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  `(?<=[${pictograph}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=${pictograph})`,
  `(?<=${pictograph})[\\ufe0e\\ufe0f]`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{scx=Hani})[\\u{e0100}-\\u{e01ef}]',
  // The flags of England, Scotland and Wales are a black flag with invisible letters.
  '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
].join('|');

const invisible = new RegExp(
  `(${needed})|[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\ufff9-\\ufffb]`,
  'gu',
);
