/**
 * How a step speaks of a food where it names it: does the cook take it there, or is it only spoken
 * of?
 *
 * - `use`: the cook takes it: "add the onion".
 * - `aside`: a title ("Cook the pasta: …"), a description ("The rice should be soft"), an option
 *   ("If you like, …") or a note. It counts only when no step says it better.
 * - `state`: what is waited for: "until the onion is soft", "when the butter has melted".
 * - `greasing`: for the tin, the pan or the bench: "butter a tin", "grease the dish with oil".
 * - `not`: "without the cheese", "don't add salt", "a large pot of water".
 */
import type { StepText, StepWord } from './step-words';
import { wordSet } from './word-set';

export type MentionContext = 'use' | 'aside' | 'state' | 'greasing' | 'not';

/** @param first and last words of the mention, as indexes into the words of the step */
export function mentionContext(step: StepText, first: number, last: number): MentionContext {
  const { words } = step;
  const word = words[first];
  if (!word) return 'not';
  if (isNegated(words, first) || isKitchenWater(words, first)) return 'not';
  if (first === last && isVerb(words, first))
    return isBeforeVessel(words, last) ? 'greasing' : 'not';
  if (isForVessel(words, first, last)) return 'greasing';
  if (isState(words, first)) return 'state';
  if (isTakenOut(words, first) || isDish(words, first)) return 'aside';
  if (isInsteadOf(words, first)) return 'aside';
  if (isTitle(step, word) || isOption(words, word) || isSubject(words, first)) return 'aside';
  return 'use';
}

/** Words from the start of the sentence up to the mention, and where that start is. */
function sentenceStart(words: readonly StepWord[], at: number): number {
  let start = at;
  while (start > 0 && words[start - 1]?.sentence === words[at]?.sentence) start--;
  return start;
}

function isNegated(words: readonly StepWord[], first: number): boolean {
  const clause = words[first]?.clause;
  for (let at = first - 1; at >= Math.max(0, first - 5); at--) {
    const word = words[at];
    if (!word || word.clause !== clause) return false;
    if (negations.has(word.spelled)) return true;
  }
  return false;
}

/** Water that is for the pot, the tap or the bath and not on the list. */
function isKitchenWater(words: readonly StepWord[], first: number): boolean {
  const word = words[first];
  if (word?.singular !== 'water') return false;
  const before = words.slice(Math.max(0, first - 5), first).filter((w) => w.clause === word.clause);
  const text = before.map((each) => each.spelled).join(' ');
  return kitchenWater.test(text);
}

/** "Butter a tin", "oil the pan", "Season", "mince the garlic": the name of a food as a verb. */
function isVerb(words: readonly StepWord[], first: number): boolean {
  const word = words[first];
  const next = words[first + 1];
  if (!word || !next || next.sentence !== word.sentence || !verbsToo.has(word.spelled))
    return false;
  const before = words[first - 1];
  const isOpening = !before || before.sentence !== word.sentence;
  const isAfterJoint =
    !before ||
    before.clause !== word.clause ||
    verbStarters.has(before.spelled) ||
    before.spelled.endsWith('ly');
  if (next.clause !== word.clause || !(isOpening || isAfterJoint)) return false;
  if (articles.has(next.spelled) || word.spelled === 'cream') return true;
  if (isSecondGreasingVerb(words, first)) return true;
  return isOpening && verbObjects.has(next.spelled);
}

/** "Butter and flour two tins." */
function isSecondGreasingVerb(words: readonly StepWord[], first: number): boolean {
  const verb = words[first - 2];
  const before = words[first - 3];
  const isOpening = verb !== undefined && before?.clause !== verb.clause;
  return isOpening && greasingVerbs.has(verb.spelled) && isBeforeVessel(words, first);
}

function isBeforeVessel(words: readonly StepWord[], last: number): boolean {
  const clause = words[last]?.sentence;
  return words
    .slice(last + 1, last + 8)
    .some((word) => word.sentence === clause && vessels.has(word.singular));
}

/** "Grease a tin with butter", "dust the bench with flour". */
function isForVessel(words: readonly StepWord[], first: number, last: number): boolean {
  const clause = words[first]?.clause;
  const start = Math.max(0, first - 10);
  const before = words.slice(start, first).filter((word) => word.clause === clause);
  const verb = before.findLastIndex(
    (word, at) => greasingVerbs.has(word.spelled) && isVerbPlace(before[at - 1]),
  );
  if (verb < 0) return false;
  if (before.slice(verb).some((word) => vessels.has(word.singular))) return true;
  const behind = words.slice(last + 1, last + 7).filter((word) => word.clause === clause);
  const isOnto = behind.findIndex((word) =>
    ['on', 'onto', 'over', 'inside'].includes(word.spelled),
  );
  return isOnto >= 0 && behind.slice(isOnto).some((word) => vessels.has(word.singular));
}

/** At the start of a clause, or behind "and" and adverbs: "lightly oil". */
function isVerbPlace(before: StepWord | undefined): boolean {
  return !before || verbStarters.has(before.spelled) || before.spelled.endsWith('ly');
}

/** Inside "until …", "when …": up to the comma, or to the verb that begins to do something again. */
function isState(words: readonly StepWord[], first: number): boolean {
  const { clause, sentence } = words[first] ?? {};
  for (let at = first - 1; at >= 0; at--) {
    const word = words[at];
    if (!word || word.sentence !== sentence) return false;
    if (word.clause !== clause && !/^[^,;:(]*$/.test(words[at + 1]?.gap ?? '')) return false;
    if (word.clause !== clause) return false;
    if (usingVerbs.has(word.spelled) || word.spelled === 'then') return false;
    if (stateStarters.has(word.spelled)) return true;
  }
  return false;
}

/** "Remove the chicken", "discard the oil": it was there before. */
function isTakenOut(words: readonly StepWord[], first: number): boolean {
  const clause = words[first]?.clause;
  const before = words
    .slice(Math.max(0, first - 6), first)
    .filter((word) => word.clause === clause);
  const verb = before.findLastIndex((word) => takingOut.has(word.spelled));
  return verb >= 0 && !before.slice(verb).some((word, at, after) => isPartOf(word, after[at - 1]));
}

/** "Remove the stems from", "the core of": but "half of" and "2/3 of" are the food itself. */
function isPartOf(word: StepWord, before: StepWord | undefined): boolean {
  if (word.spelled === 'from') return true;
  return (
    word.spelled === 'of' &&
    !/^(?:\d+|half|third|quarter|rest|most|some|all)s?$/.test(before?.spelled ?? '')
  );
}

/** "Make the ramen": the dish of that name. */
function isDish(words: readonly StepWord[], first: number): boolean {
  const before = words.slice(Math.max(0, first - 2), first).map((word) => word.spelled);
  return ['make', 'making'].some(
    (verb) => before.at(-1) === verb || before.join(' ') === `${verb} the`,
  );
}

/** "(or another ½ cup of stock)" */
function isInsteadOf(words: readonly StepWord[], first: number): boolean {
  for (let at = first; at >= Math.max(0, first - 8); at--) {
    const gap = words[at]?.gap ?? '';
    if (gap.includes('(')) return words[at]?.spelled === 'or';
    if (/[).]/.test(gap)) return false;
  }
  return false;
}

/** "Cook the pasta: While …": the title of the step. */
function isTitle({ text }: StepText, word: StepWord): boolean {
  const end = titleEnd(text);
  return word.end <= end && text.slice(end + 1).trim() !== '';
}

function titleEnd(text: string): number {
  const match = /^[^:.!?]{1,60}?:(?=\s)/.exec(text);
  return match ? match[0].length - 1 : -1;
}

/** Sentences that offer, remark or tell: "If you like …", "Note: …", "You can also …". */
function isOption(words: readonly StepWord[], word: StepWord): boolean {
  const at = sentenceStart(words, words.indexOf(word));
  const start = words[at];
  if (!start || !optionStarters.has(start.spelled)) return false;
  return !/^(?:tip|note)$/.test(start.spelled) || /^s?\s*[:–—-]/.test(words[at + 1]?.gap ?? '');
}

/** What is shorter is a heading. */
const shortestSentence = 3;

/** "Japanese rice requires soaking": the food opens the sentence and a verb of being follows. */
function isSubject(words: readonly StepWord[], first: number): boolean {
  const start = sentenceStart(words, first);
  const before = words.slice(start, first);
  const isOpening = before.every((word) => openers.has(word.spelled)) || first === start;
  if (!isOpening) return false;
  const sentence = words[first]?.sentence;
  const behind = words.slice(first + 1, first + 5).filter((word) => word.sentence === sentence);
  if (behind.length < shortestSentence) return true;
  return behind.some((word) => statements.has(word.spelled));
}

const negations = wordSet(
  'not don’t dont without except excluding instead avoid no minus exception rather never unless',
);
const kitchenWater =
  /\b(?:pot|pan|saucepan|kettle|bowl|basin|sink|bath|bit|splash|full|filled|plenty|inch|cm|litres?|jug|level|ice|iced|icy|running|pasta|cooking|soaking|salted|simmering|under|rinse|rinsed|wash|more|extra|some|little|enough|tap|cover|covered|still|in the boiling|in boiling|of boiling|quarts?)\b/;
const verbsToo = wordSet(
  'butter oil flour salt pepper sugar water cream ice mince zest juice stock dice shell spice roll batter crumb toast roast pickle fillet steak season dress sauce egg string rice ham chop',
);
const verbStarters = wordSet('and then or lightly generously well to');
const articles = wordSet('a an the your each');
const verbObjects = wordSet('both all it them and over together inside one two four');
const greasingVerbs = wordSet('grease butter oil brush spray coat dust flour smear greasing');
const vessels = wordSet(
  'tin pan tray dish sheet skillet grill rack mould mold bowl paper foil surface bench board ' +
    'worktop countertop counter ramekin wok griddle frypan barbecue casserole muffin hand finger ' +
    'basket pot cooker plate grate',
);
const stateStarters = wordSet(
  'if than like until till when once while whilst because since before whether so as',
);
const usingVerbs = wordSet(
  'add stir pour sprinkle fold whisk toss scatter drizzle top spread mix tip place return transfer put combine drop spoon squeeze crumble grate melt heat',
);
const takingOut = wordSet('remove removing discard discarding skim');
const optionStarters = wordSet('if optional optionally note tip alternatively i you we there');
const openers = wordSet('the your a an fresh this these dried cooked');
const statements = wordSet(
  'is are was were should will requires require gets get becomes become can may must has have needs need may does do goes',
);
