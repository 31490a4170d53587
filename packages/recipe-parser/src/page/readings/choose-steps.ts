/**
 * The steps of a page, chosen between its data and what it shows.
 *
 * - What is shown counts where the data has none, or one lump of text where the page has several steps: the same
 *   words divided, or where the lump is another text (an introduction).
 * - It counts too where the data lacks steps between or after those that both contain.
 */
import type { Step } from '../../recipe/recipe';
import { isSentence } from '../../text/lines/line-shape';
import { overlap } from './word-overlap';

/** This share of words must be found again for two versions to count as equal. */
const sameWords = 0.8;
/** Below this share they are different texts. */
const otherWords = 0.4;

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
  if (lump === undefined) return page;
  if (others.length > 0) return skipsSteps(data, page) ? page : data;
  if (page.length < 2) return data;
  const text = page.map((step) => step.text).join(' ');
  const isSplit = overlap(text, lump.text) >= sameWords;
  const isSomethingElse = overlap(lump.text, text) < otherWords;
  return isSplit || isSomethingElse ? page : data;
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
  // A few sentences after the last step are remarks; as many again are the rest of the method.
  const behind = page.slice(last + 1).filter(({ text }) => isSentence(text));
  return isBetween || behind.length >= data.length;
}
