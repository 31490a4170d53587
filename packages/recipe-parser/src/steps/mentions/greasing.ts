/**
 * Foods that go on the tin, the pan or the bench, and names of foods that are verbs.
 *
 * - "Butter a tin", "oil the pan", "butter and flour two tins", "grease the dish with oil", "dust the
 *   bench with flour", "brush oil over the grill".
 * - "Mince the garlic" and "cream the butter" name no mince and no cream.
 */
import type { StepWord } from '../words/step-text';
import { wordSet } from '../words/word-set';

/** What the name of a food does as a verb; undefined where it is the food. */
export function verbUse(words: readonly StepWord[], at: number): 'greasing' | 'not' | undefined {
  if (!isVerb(words, at)) return undefined;
  return isBeforeVessel(words, at) ? 'greasing' : 'not';
}

/** "Grease a tin with butter", "brush oil over the grill". */
export function isForVessel(words: readonly StepWord[], first: number, last: number): boolean {
  const clause = words[first]?.clause;
  const isNear = (word: StepWord) => word.clause === clause;
  const before = words.slice(Math.max(0, first - farthest), first).filter(isNear);
  const verb = before.findLastIndex(
    (word, at) => greasingVerbs.has(word.spelled) && isVerbPlace(before[at - 1]),
  );
  if (verb < 0) return false;
  if (before.slice(verb).some(isVessel)) return true;
  const behind = words.slice(last + 1, last + farthest).filter(isNear);
  const onto = behind.findIndex((word) => ontoWords.has(word.spelled));
  return onto >= 0 && behind.slice(onto).some(isVessel);
}

function isVerb(words: readonly StepWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || next?.clause !== word.clause || !verbsToo.has(word.spelled)) return false;
  const before = words[at - 1];
  const isOpening = before?.sentence !== word.sentence;
  if (before?.clause === word.clause && !isVerbPlace(before)) return false;
  if (articles.has(next.spelled)) return true;
  if (word.spelled === 'cream') return creamed.has(next.spelled);
  return isSecondVerb(words, at) || (isOpening && objects.has(next.spelled));
}

/** "Butter and flour two tins." */
function isSecondVerb(words: readonly StepWord[], at: number): boolean {
  const verb = words[at - 2];
  if (!verb || !greasingVerbs.has(verb.spelled)) return false;
  return words[at - 3]?.clause !== verb.clause && isBeforeVessel(words, at);
}

/** At the start of a clause, or after "and" and adverbs: "lightly oil". */
function isVerbPlace(before: StepWord | undefined): boolean {
  return !before || verbStarters.has(before.spelled) || before.spelled.endsWith('ly');
}

function isBeforeVessel(words: readonly StepWord[], at: number): boolean {
  const sentence = words[at]?.sentence;
  return words
    .slice(at + 1, at + farthest)
    .some((word) => word.sentence === sentence && isVessel(word));
}

function isVessel(word: StepWord): boolean {
  return vessels.has(word.singular);
}

/** In words. */
const farthest = 9;

const greasingVerbs = wordSet('grease greasing butter oil flour brush spray coat dust smear');
const verbsToo = wordSet(
  'butter oil flour salt pepper sugar water cream ice mince zest juice stock dice shell spice roll',
  'batter crumb toast roast pickle fillet steak season dress sauce egg string rice ham chop',
);
const verbStarters = wordSet('and then or lightly generously well to');
const articles = wordSet('a an the your each');
const creamed = wordSet('together butter shortening margarine');
const objects = wordSet('both all it them and over together inside one two four');
const ontoWords = wordSet('on onto over inside');
const vessels = wordSet(
  'tin pan tray dish sheet skillet grill rack mould mold bowl paper foil surface bench board',
  'worktop countertop counter ramekin wok griddle frypan barbecue casserole muffin hand finger',
  'basket pot cooker plate grate',
);
