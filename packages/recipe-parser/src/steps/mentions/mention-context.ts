/**
 * How a step mentions a food: is it used there, or only mentioned?
 *
 * - `use`: the cook takes it: "add the onion".
 * - `greasing`: for the tin, the pan or the bench, see `greasing.ts`.
 * - `state`: what is waited for: "until the onion is soft", "when the butter has melted", or
 *   only narrated ("there are brands that need milk").
 * - `aside`: a title ("Cook the pasta: …"), what is taken out ("remove the chicken") or
 *   tried ("test one"), a description ("The rice should be soft"), what there should be now ("you
 *   should have 2 cups"), an option ("If you like, …") or a note. It counts only when no step
 *   uses it.
 * - `not`: "without the cheese", "don't add salt", "a large pot of water", "mince the garlic".
 */
import { isForVessel, verbUse } from './greasing';
import type { StepText, StepWord } from '../words/step-text';
import { wordSet } from '../words/word-set';

export type MentionContext = 'use' | 'greasing' | 'state' | 'aside' | 'not';

/** @param first and last words of the mention, as indexes into the words of the step */
export function mentionContext(step: StepText, first: number, last: number): MentionContext {
  const { words } = step;
  if (isNegated(words, first) || isKitchenWater(words, first)) return 'not';
  const verb = first === last ? verbUse(words, first) : undefined;
  if (verb) return verb;
  if (isForVessel(words, first, last)) return 'greasing';
  if (isNarrative(words, first)) return 'state';
  if (isState(words, first)) return isOffered(words, first) ? 'aside' : 'state';
  const isAside =
    isRemoved(words, first) ||
    isDishName(words, first) ||
    isInsteadOf(words, first) ||
    isTitle(step, first) ||
    isOption(words, first) ||
    isYield(words, first) ||
    isSubject(words, first);
  return isAside ? 'aside' : 'use';
}

/** The last words before the mention in its clause, at most so many. */
function clauseBefore(words: readonly StepWord[], first: number, most: number): StepWord[] {
  const clause = words[first]?.clause;
  return words.slice(Math.max(0, first - most), first).filter((word) => word.clause === clause);
}

function isNegated(words: readonly StepWord[], first: number): boolean {
  return clauseBefore(words, first, 5).some((word) => negations.has(word.spelled));
}

/** Water that is for the pot, the tap or the bath and not on the list. */
function isKitchenWater(words: readonly StepWord[], first: number): boolean {
  if (words[first]?.singular !== 'water') return false;
  const before = clauseBefore(words, first, 5).map((word) => word.spelled);
  const isBoiling =
    before.at(-1) === 'boiling' && before.some((word) => ['in', 'of'].includes(word));
  return isBoiling || before.some((word) => kitchenWater.has(word));
}

/** After "until", "when" and the like, up to the verb that begins to do something again. */
function isState(words: readonly StepWord[], first: number): boolean {
  const before = clauseBefore(words, first, first);
  const start = before.findLastIndex((word) => stateStarters.has(word.spelled));
  return start >= 0 && !before.slice(start).some((word) => usingVerbs.has(word.spelled));
}

/** "If you are using garlic, add it here": the only word on it. */
function isOffered(words: readonly StepWord[], first: number): boolean {
  return clauseBefore(words, first, 2).some((word) => word.spelled === 'using');
}

/** "Remove the chicken", "discard the oil": it was there before. */
function isRemoved(words: readonly StepWord[], first: number): boolean {
  const before = clauseBefore(words, first, 6);
  const verb = before.findLastIndex((word) => removalVerbs.has(word.spelled));
  return verb >= 0 && !before.slice(verb).some((word, at, all) => isPartOf(word, all[at - 1]));
}

/** "Remove the stems from", "the core of": but "half of" and "2/3 of" are the food itself. */
function isPartOf({ spelled }: StepWord, before: StepWord | undefined): boolean {
  return spelled === 'from' || (spelled === 'of' && !shareOf.test(before?.spelled ?? ''));
}

/** "Make the ramen": the dish of that name. */
function isDishName(words: readonly StepWord[], first: number): boolean {
  const before = words[first - 1]?.spelled === 'the' ? words[first - 2] : words[first - 1];
  return before !== undefined && /^mak(?:e|ing)$/.test(before.spelled);
}

/** "(or another ½ cup of stock)" */
function isInsteadOf(words: readonly StepWord[], first: number): boolean {
  const opening = words.slice(0, first + 1).findLastIndex((word) => /[().]/.test(word.gap));
  return words[opening]?.spelled === 'or' && words[opening]?.gap.includes('(') === true;
}

/** "Cook the pasta: While …": the title of the step. */
function isTitle({ text, words }: StepText, first: number): boolean {
  const title = titlePattern.exec(text)?.[0] ?? '';
  const { end = 0 } = words[first] ?? {};
  return end <= title.length && text.slice(title.length).trim() !== '';
}

/** "There are brands that need only milk." */
function isNarrative(words: readonly StepWord[], first: number): boolean {
  return words[sentenceStart(words, first)]?.spelled === 'there';
}

/** Sentences that offer, remark or narrate: "If you like …", "Note: …", "You can also …". */
function isOption(words: readonly StepWord[], first: number): boolean {
  const start = sentenceStart(words, first);
  const { spelled = '' } = words[start] ?? {};
  const isRemark = remarks.has(spelled) && /^\s*[:–—-]/.test(words[start + 1]?.gap ?? '');
  return isRemark || optionStarters.has(spelled);
}

/** "You should have 2 cups of diced apple": what was done makes so much. */
function isYield(words: readonly StepWord[], first: number): boolean {
  const before = clauseBefore(words, first, 9).map((word) => word.spelled);
  const you = before.findIndex((word) => word.startsWith('you'));
  return you >= 0 && before.slice(you + 1, you + 4).some((word) => having.has(word));
}

/** "Japanese rice requires soaking": the food opens the sentence and a verb of being follows. */
function isSubject(words: readonly StepWord[], first: number): boolean {
  const start = sentenceStart(words, first);
  if (!words.slice(start, first).every((word) => openers.has(word.spelled))) return false;
  const sentence = words[first]?.sentence;
  const behind = words.slice(first + 1, first + 5).filter((word) => word.sentence === sentence);
  return behind.length < shortestSentence || behind.some((word) => statements.has(word.spelled));
}

function sentenceStart(words: readonly StepWord[], at: number): number {
  let start = at;
  while (start > 0 && words[start - 1]?.sentence === words[at]?.sentence) start--;
  return start;
}

/** What is shorter is a heading. */
const shortestSentence = 3;
const titlePattern = /^[^:.!?]{1,60}?:(?=\s)/;
const shareOf = /^(?:\d+|one|two|three|half|third|quarter|rest|most|some|all)s?$/;

const negations = wordSet(
  'not dont without except excluding instead avoid no minus exception rather never unless',
);
const kitchenWater = wordSet(
  'pot pan saucepan kettle bowl basin sink bath jug tap level inch cm litre litres quart quarts',
  'bit splash full filled plenty more extra some little enough cover covered under running',
  'release releases ice iced icy pasta cooking soaking salted simmering rinse rinsed wash still',
);
const stateStarters = wordSet(
  'until till when once while whilst whether if than like because since before so as',
);
const usingVerbs = wordSet(
  'then add stir pour sprinkle fold whisk toss scatter drizzle top spread mix tip place return',
  'transfer put combine drop spoon squeeze crumble grate melt heat',
);
const removalVerbs = wordSet('remove removing discard discarding skim test testing');
const remarks = wordSet('tip note');
const optionStarters = wordSet('if optional optionally alternatively i you we');
const having = wordSet('have get');
const openers = wordSet('the your a an fresh this these dried cooked');
const statements = wordSet(
  'is are was were should will can may must has have do does need needs requires require',
  'get gets become becomes go goes',
);
