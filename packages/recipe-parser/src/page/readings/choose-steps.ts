/**
 * The steps of a page, chosen between its data and what it shows.
 *
 * - What is shown counts where the data has none, or one lump of text where the page has several steps: the same
 *   words divided, or where the lump is another text (an introduction), or a summary of a third of the words.
 * - It counts too where the data lacks steps between or after those that both contain, where a step of the data is cut off
 *   or has only the beginning of what is shown, and where the data has no sentence ("5 min/120 °C/speed 2").
 */
import type { Step } from '../../recipe/recipe';
import { isSentence } from '../../text/lines/line-shape';
import { overlap, overlapOfWords, wordsOf } from './word-overlap';

/** This share of words must be found again for two versions to count as equal. */
const sameWords = 0.8;
/** Below this share they are different texts. */
const otherWords = 0.4;
/** The method has this many times the words of what sums it up. */
const summarised = 3;

export function chooseSteps(data: readonly Step[], page: readonly Step[]): readonly Step[] {
  const chosen = chosenList(data, page);
  return chosen === data ? data : withImages(chosen, data);
}

/** The images of the data's steps, at the steps of the page that have their words. */
function withImages(steps: readonly Step[], data: readonly Step[]): Step[] {
  const illustrated = data.filter(({ imageUrl }) => imageUrl !== undefined);
  return steps.map((step) => {
    const same = illustrated.find(({ text }) => overlap(text, step.text) >= sameWords);
    return same === undefined ? step : { ...step, imageUrl: same.imageUrl };
  });
}

function chosenList(data: readonly Step[], page: readonly Step[]): readonly Step[] {
  const [lump, ...others] = data;
  if (lump === undefined || saysMore(page, data)) return page;
  if (others.length > 0) return skipsSteps(data, page) ? page : data;
  if (page.length < 2) return data;
  const text = page.map((step) => step.text).join(' ');
  const isSplit = overlap(text, lump.text) >= sameWords;
  const found = overlap(lump.text, text);
  const isSummary =
    found < sameWords && wordsOf(text).length >= summarised * wordsOf(lump.text).length;
  return isSplit || isSummary || found < otherWords ? page : data;
}

/** What is shown has the words of the data, and the rest of steps that the data has the beginning of. */
function saysMore(page: readonly Step[], data: readonly Step[]): boolean {
  const [words, shown] = [data, page].map((steps) => steps.flatMap(({ text }) => wordsOf(text)));
  const sentences = page.filter(({ text }) => isSentence(text)).length;
  if (sentences * 2 > page.length && !data.some(({ text }) => isSentence(text))) {
    return shown!.length >= words!.length * muchMore;
  }
  if (overlapOfWords(words!, shown!) < sameWords) return false;
  const keys = page.map(({ text }) => lettersOf(text));
  const rests = new Set(data.flatMap(({ text }) => restOf(lettersOf(text), keys) ?? []));
  const fewest = data.length * (page.length > data.length ? half : most);
  return rests.size >= fewest || data.some(({ text }) => isCutOff(text, keys));
}

const muchMore = 2;

const half = 0.5;
/** Of as many steps some may have remarks on the page. */
const most = 0.75;

/** What is shown behind the beginning that the data has. Below each step it may be the same: whose photo it is. */
function restOf(letters: string, shown: readonly string[]): string | undefined {
  const same = shown.find(
    (each) => each.length >= letters.length + aSentence && each.startsWith(letters),
  );
  return same?.slice(letters.length);
}

/** A sentence more, in letters. */
const aSentence = 20;

/** "Line two baking sheets with…": what is shown has these words, and goes on. */
function isCutOff(text: string, shown: readonly string[]): boolean {
  if (!/(?:…|\.{3})[^\p{L}\p{N}]*$/u.test(text)) return false;
  const end = lettersOf(text).slice(-recognised);
  const at = shown.join('').indexOf(end);
  let length = 0;
  const ends = new Set(shown.map((each) => (length += each.length)));
  return at !== -1 && !ends.has(at + end.length);
}

/** As many letters occur once in a recipe. */
const recognised = 24;

/** Without numbers, which may be those of photos. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}+/gu, '');
}

/** Every step of the data is on the page, in order, with others between or after them. */
function skipsSteps(data: readonly Step[], page: readonly Step[]): boolean {
  const found: number[] = [];
  for (const { text } of data) {
    const from = (found.at(-1) ?? -1) + 1;
    const at = page.findIndex(
      (step, index) => index >= from && overlap(text, step.text) >= sameWords,
    );
    if (at === -1) return false;
    found.push(at);
  }
  const last = found.at(-1) ?? 0;
  const isBetween = last - (found[0] ?? 0) >= data.length;
  // A few sentences after the last step are remarks; as many again are the rest of the method, and so are fewer where
  // the data shortens what is shown.
  const behind = page.slice(last + 1).filter(({ text }) => isSentence(text));
  const keys = page.map(({ text }) => lettersOf(text));
  const fewest = data.some(({ text }) => restOf(lettersOf(text), keys) !== undefined)
    ? 1
    : data.length;
  return isBetween || behind.length >= fewest;
}
