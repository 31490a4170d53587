/**
 * Long waits that a text demands: "soak overnight", "marinate for at least 4 hours".
 *
 * - A range counts by its shorter time: "30 minutes or overnight" is half an hour.
 * - What is allowed and not demanded is no wait: "or overnight", "up to 2 days", "can be chilled", "if you have time".
 * - How long something keeps is no wait either.
 */
import { timersIn } from '@saltbush/recipe-parser/steps';
import { inJobPhrases } from './job-phrases';

export interface Wait {
  is: 'soak' | 'marinate' | 'start';
  hours: number;
  /** Of `start`: "rises". */
  meanwhile: string | undefined;
  /** The sentence that says so. */
  words: string;
}

/** @example waitsIn('Soak the beans overnight.') // [{ is: 'soak', hours: 8, … }] */
export function waitsIn(text: string): Wait[] {
  return sentencesOf(text).flatMap((words) => {
    const said = inJobPhrases(words);
    if (leftToTheCook.test(said)) return [];
    return timersIn(said).flatMap(({ label, minSeconds, range }) => {
      const is = purposeOf(label, said);
      const before = said.slice(0, range.start);
      const behind = said.slice(range.end);
      const isAllowed =
        allowed.test(before) || /^,? (?:ahead|before(?:hand)?|earlier)\b/i.test(behind);
      if (is === undefined || isAllowed) return [];
      const meanwhile = is === 'start' ? (presentOf.get(label) ?? 'rests') : undefined;
      return [{ is, hours: minSeconds / 3600, meanwhile, words: words.trim() }];
    });
  });
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?!\p{Ll})|\n+/u).filter(Boolean);

/** Sentences about what one may do, and about what is left. */
const leftToTheCook =
  /\b(?:can|could|may|might|optional(?:ly)?|if (?:you|possible|desired|time|making|preparing|using|not|they|it|there)|ideally|preferably|best (?:if|when|after|made|the next)|even better|left-?overs?|keeps?|store[ds]?|storing|storage|make[- ]ahead|ahead of time|in advance|reheat(?:ed|ing)?|air-?tight|shelf life|will last|freezes? (?:well|beautifully)|no need|not necessary|tip|note|variation|alternatively|for a (?:quick|short)|skip|serve[ds]? (?:the )?next day)\b/i;
const allowed =
  /(?:\bup to|\bor(?: even)?|\bor,? (?:for )?(?:better|best)[^,.]*,?|\bas long as|\bwithin|\bno (?:more|longer) than|\bmaximum(?: of)?|\bmax|\bfor the next|\bthe (?:next|last)|\bevery|\bper)\s*(?:about |around |to )?$/i;

function purposeOf(label: string, words: string): Wait['is'] | undefined {
  if (soaking.has(label)) return 'soak';
  if (marinating.has(label)) return 'marinate';
  if (label !== '' && !starting.has(label)) return undefined;
  if (/\b(?:soak|soaking|soaked)\b/i.test(words)) return 'soak';
  if (/\bmarinad(?:e|ing)\b|\bmarinat/i.test(words)) return 'marinate';
  return label === '' ? undefined : 'start';
}

const soaking = setOf('soak einweichen tremper remojar');
const marinating = setOf('marinate brine cure marinieren mariner marinar marinare');
const starting = setOf(
  'rise prove ferment chill refrigerate freeze set rest infuse steep stand sit leave drain cool pickle',
  'ruhen gehen kühlen reposer lever refroidir reposar enfriar riposare lievitare raffreddare',
);

const presentOf: ReadonlyMap<string, string> = new Map([
  ...['rise', 'prove', 'lever', 'gehen', 'lievitare'].map((label) => [label, 'rises'] as const),
  ...['chill', 'refrigerate', 'cool', 'kühlen', 'refroidir', 'enfriar', 'raffreddare'].map(
    (label) => [label, 'chills'] as const,
  ),
  ['ferment', 'ferments'],
  ['freeze', 'freezes'],
  ['set', 'sets'],
  ['infuse', 'infuses'],
  ['steep', 'infuses'],
  ['drain', 'drains'],
  ['stand', 'stands'],
  ['sit', 'stands'],
  ['leave', 'stands'],
  ['pickle', 'pickles'],
]);

function setOf(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}
