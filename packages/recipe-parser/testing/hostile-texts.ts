/**
 * Texts that other people could write to keep a reader busy: one short piece, over and over.
 *
 * - The pieces are what readers look for (amounts, marks, headings, tags, quotes), what they skip
 *   (spaces, line breaks, invisible characters), and halves of what comes in pairs.
 * - Each stands alone, so that it begins and ends the text, and between words, so that a pattern that
 *   looks for the end of a run does not find the end of the text there.
 */
export interface HostileText {
  /** For a message: the piece, and whether it stands between words. */
  name: string;
  ofLength(length: number): string;
}

const pieces = [
  // Sentences, counting, amounts.
  '. ',
  '1. ',
  '1) ',
  '1 ',
  '1,',
  '1-',
  '1 - ',
  '1–',
  '1/2 ',
  '½',
  '9',
  '1 to ',
  '1 x ',
  '+ 1 ',
  '1 cup plus 2 tbsp ',
  '(400g) ',
  'or 1 ',
  '(s)',
  'half a ',
  'twenty ',
  'each ',
  'about ',
  'juice of ',
  // Brackets, quotes, marks.
  '(',
  '((',
  ')',
  '( ',
  '(,',
  '[',
  '[ ] ',
  '[-',
  '{',
  '{"a":[',
  '"',
  "'",
  '“',
  ', ',
  ',',
  ': ',
  ':',
  '; ',
  ' | ',
  '/',
  '/or',
  '\\',
  '-',
  '- ',
  '—',
  '=',
  '•',
  '▪️ ',
  '* ',
  '#',
  '# ',
  '~{',
  '@',
  '@a{',
  '@{}(',
  '>',
  '>>',
  // Spaces and what cannot be seen.
  ' ',
  '\n',
  '\n\n',
  '\n ',
  ' \n',
  '\t',
  '\r',
  '\u00a0',
  '\u200b',
  '\ufe0f',
  '\u200d',
  '\u0000',
  '\u0301',
  '\ud83d',
  // Letters.
  'a',
  'a ',
  'A ',
  'á',
  'é ',
  'ß',
  '字',
  '👩‍🍳',
  'a.',
  'ed ',
  's',
  'Ã©',
  'â€™',
  // Pages and addresses.
  '<',
  '<p',
  '<p>',
  '<div><p>',
  '</p>',
  '<!--',
  '<script>',
  '&',
  '&amp;',
  '&#1',
  'http://',
  '?a=1&',
  'a@',
  // The words of a recipe.
  'and ',
  'or ',
  'of ',
  'the ',
  'for ',
  'cup ',
  'large ',
  'finely ',
  'chopped and ',
  'salt/pepper ',
  'oil or ',
  'onion, ',
  'plain flour ',
  '2 eggs\n',
  '2 cups flour, sifted; ',
  'eggs and ',
  'half the eggs ',
  'the remaining flour ',
  'Add the flour and eggs, stir. ',
  'all the ingredients ',
  'Method\n',
  'Ingredients\n',
  'Notes\n',
  'Step 1\n',
  '1. A\n',
  'key: v\n',
  '- a\n',
  'Serves 4 ',
  'prep time: ',
  '1 h ',
  '1:30',
  '10 minutes ',
  '180°C ',
  '180C/160C fan/gas 4 ',
  'for 10 minutes ',
];

const betweenWords = new Set(
  pieces.filter((piece) => piece.length === 1 || /^\s+$|^[^\p{L}\p{N}]{2}$/u.test(piece)),
);

const isBetweenWords = ' between words';

export const hostileTexts: readonly HostileText[] = pieces.flatMap((piece) => {
  const run = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const alone = { name: JSON.stringify(piece), ofLength: run };
  if (!betweenWords.has(piece)) return [alone];
  const between = (length: number) => `1 cup flour ${run(length)} x.`;
  return [alone, { name: `${alone.name}${isBetweenWords}`, ofLength: between }];
});

/** Fewer, for readers that put together what other tests read with all of them. */
export const runsBetweenWords: readonly HostileText[] = hostileTexts.filter(({ name }) =>
  name.endsWith(isBetweenWords),
);
