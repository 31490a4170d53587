/** What breaks a layout: texts as long as people write them. */
export const longName =
  'Aunty Maeve’s thing that everybody asks for at Christmas, with extra gravy';
export const longWord = 'Rindfleischetikettierungsueberwachungsaufgabengericht';
export const longCommunity = 'The Wattle Street kitchen of Mia, Ben, Ruby and Joan';
export const longDescription =
  'It stands below the words that it belongs to, however many lines they take on a phone with large text.';
