/**
 * The label of a tip: "Tip", "Top tips", "Dad's tip", "Sfatul Lianei", "Il trucco di Bruna", "Dica da vovó", "Tipp 2".
 *
 * - The word for a tip is first, and behind it are a number, whose tip it is, or what it is for; or it is last, and before
 *   it are whose it is or what it is for.
 * - "Tip the beans" is no label: behind the English word, which is a verb too, comes a preposition or a name.
 * - "Asparagus tips" are a food.
 */
import { foldedHeading, plainHeading } from './heading-words';
import { tipWords } from './tip-vocabulary';

const longestLabel = 45;
/** "Tip from the test kitchen". */
const mostWords = 5;

/** @example isTipLabel('Il trucco di Bruna') // true, but not 'Tip the beans' */
export function isTipLabel(text: string): boolean {
  if (text.length > longestLabel || text.split(' ').length > mostWords) return false;
  const plain = plainHeading(text);
  const folded = foldedHeading(plain);
  const word = tipFirst.exec(folded)?.[0];
  if (word !== undefined) {
    const behind = folded.slice(word.length).trim();
    const isVerbToo = /^(?:tip|trick|hint)$/.test(word.trim());
    return behind === '' || !isVerbToo || ownerWords.test(behind) || isName(text, behind);
  }
  const ahead = tipLast.exec(folded)?.[1];
  return ahead !== undefined && !/\d/.test(ahead) && !foodsWithTips.test(ahead);
}

/** What has tips, which are eaten: "asparagus tips", "beef sirloin tips". */
const foodsWithTips =
  /(?:^| )(?:asparagus|wing|beef|steak|sirloin|tenderloin|rump|rib|venison|pork|turkey|chicken|nettle|thyme|rosemary|hop|spruce|fir|pea|bean|broccoli)$/;

/** "Tip Hanky": each word begins with a capital, and the label is not in capitals throughout. */
function isName(text: string, behind: string): boolean {
  const words = text.trim().split(/\s+/).slice(-behind.split(' ').length);
  return /\p{Ll}/u.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
}

/** "from Nan", "of the day", "no. 2". */
const ownerWords =
  /^(?:from|of|by|for|no\.?|nr\.?|van|voor|fra|til|från|av|af|od|z|za|na|pro|pre|v|#)(?![\p{L}])|^[#(]?\d/u;

const before =
  "(?:the |la |le |el |il |lo |un |une |o |a |as |os |els |l(?:’|')|les |los |las |i |gli |de |het |der |die |das |ein |το |η |τα )?";
const tipFirst = new RegExp(`^${before}(?:${tipWords})(?![\\p{L}])`, 'u');
const tipLast = new RegExp(`^(\\S{1,25}(?: \\S{1,25}){0,3}) (?:${tipWords})$`, 'u');
