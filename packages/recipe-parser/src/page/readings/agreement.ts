/** Which of several places on a page shows what the page's data says. */
import { overlapOfWords, wordsOf } from './word-overlap';

/** Less in common have texts that are about the same dish. */
const leastAgreement = 0.6;
/** Places that agree about as well are the same text, found in several ways. */
const tolerance = 0.03;

/**
 * The candidates whose words agree most with those that are known, both ways; all of them when none agrees, or
 * nothing is known. Of what is known up to where it is cut off ("with…"), only the beginnings are compared.
 *
 * @param textsOf the lines of a candidate
 */
export function mostAgreeing<Candidate>(
  candidates: readonly Candidate[],
  known: readonly string[],
  textsOf: (candidate: Candidate) => readonly string[],
): readonly Candidate[] {
  const words = wordsOf(known.join(' '));
  if (words.length === 0) return candidates;
  const isCut = /(?:…|\.{3})$/.test(known.at(-1) ?? '');
  const agreements = candidates.map((each) => {
    const others = wordsOf(textsOf(each).join(' '));
    return agreement(words, isCut ? others.slice(0, words.length) : others);
  });
  const best = Math.max(leastAgreement, ...agreements);
  const agreeing = candidates.filter((_, at) => agreements[at]! >= best - tolerance);
  return agreeing.length === 0 ? candidates : agreeing;
}

/** The harmonic mean of both shares. */
function agreement(words: readonly string[], others: readonly string[]): number {
  const [found, wanted] = [overlapOfWords(words, others), overlapOfWords(others, words)];
  return found + wanted === 0 ? 0 : (2 * found * wanted) / (found + wanted);
}
