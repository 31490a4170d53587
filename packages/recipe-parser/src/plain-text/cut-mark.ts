/** Whether a text is only the beginning of one, as networks show it: "2 tbsp soy sauce … more". */

/** @example withoutCutMark('Toast… see more') // { text: 'Toast', isCutShort: true } */
export function withoutCutMark(text: string): { text: string; isCutShort: boolean } {
  const at = text.slice(-longestMark).search(cutMark);
  if (at === -1) return { text, isCutShort: false };
  const start = Math.max(0, text.length - longestMark) + at;
  return { text: text.slice(0, start), isCutShort: true };
}

const longestMark = 60;

const cutMark =
  /(?:…|\.{3})\s{0,3}(?:more|see more|read more|show more|mehr(?: anzeigen| ansehen)?|(?:voir )?plus|(?:ver )?más|(?:leer )?más|ver mais|(?:mostra )?altro|(?:meer|meer weergeven))["”.\s]{0,5}$/iu;
