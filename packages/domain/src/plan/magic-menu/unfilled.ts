/**
 * Why nothing was found for a slot, and which rule to loosen.
 *
 * - What a person can change comes before what somebody may not eat; then those recipes count that break the
 *   fewest rules, and among them the kind that there is most of.
 * - A recipe of another course is no answer: nobody wants cake marked as dinner.
 */
import { say } from '../../texts/say';
import { weekdayName, weekdayOf } from '../days/week';
import { mealWord } from '../meal-plans/meal-words';
import { brokenRules, type HardRule } from './hard-rules';
import { sourceText } from './rules/source-text';
import { brokenOnDay, isOnDay } from './rules/week-rule';
import type { Candidate, MenuRequest, MenuSlot } from './menu-request';

export interface UnfilledSlot {
  readonly slotId: string;
  /** What the slot demands: "30 min, from “Quick”, no peanuts". Blank if nothing in particular. */
  readonly demands: string;
  /** What to do, for people. */
  readonly advice: string;
}

export const sideWithoutDinner = ({ id }: MenuSlot): UnfilledSlot => ({
  slotId: id,
  demands: say('no dinner to go with'),
  advice: say('Choose the dinner first, then a side for it.'),
});

/** What the rest of the menu says. */
export interface Rest {
  /** Ids of the recipes that are in it. */
  readonly chosen: ReadonlySet<string>;
  /** The rules of the week that this recipe would break in the slot. */
  readonly blockedBy: (candidate: Candidate) => readonly string[];
}

/**
 * @example describeUnfilled(wednesday, request, rest).advice
 * // '12 recipes fit if Wednesday may take longer than 30 min.'
 */
export function describeUnfilled(
  slot: MenuSlot,
  { candidates, settings }: Pick<MenuRequest, 'candidates' | 'settings'>,
  rest: Rest,
): UnfilledSlot {
  const kept = candidates
    .map((candidate) => keptOut(candidate, slot, { ...rest, settings }))
    .filter(({ rules, candidate }) => !rules.includes('course') || candidate.course === undefined);
  const [nearest] = groupsOf(kept).toSorted(
    (a, b) =>
      Number(a.rules.includes('refusals')) - Number(b.rules.includes('refusals')) ||
      a.rules.length - b.rules.length ||
      b.candidates.length - a.candidates.length ||
      (a.key < b.key ? -1 : 1),
  );
  return {
    slotId: slot.id,
    demands: demandsOf(slot, candidates, settings),
    advice: nearest ? adviceOf(nearest, slot, settings) : addRecipes(),
  };
}

/** Also a rule of the week, which other dinners have used up. */
type Reason = HardRule | 'week';

interface KeptOut {
  rules: readonly Reason[];
  /** Of the rules of the household that keep it out. */
  texts: readonly string[];
  candidate: Candidate;
}

/** One that is in the menu already, and fits, would be a repeat. */
function keptOut(
  candidate: Candidate,
  slot: MenuSlot,
  { settings, chosen, blockedBy }: Pick<MenuRequest, 'settings'> & Rest,
): KeptOut {
  const rules = brokenRules(candidate, slot, settings);
  const isRepeat = chosen.has(candidate.id) && !rules.includes('repeats');
  const ofWeek = blockedBy(candidate);
  return {
    candidate,
    rules: [
      ...rules,
      ...(ofWeek.length === 0 ? [] : ['week' as const]),
      ...(isRepeat ? ['repeats' as const] : []),
    ],
    texts: [...brokenOnDay(candidate, slot, settings.rules).map(({ text }) => text), ...ofWeek],
  };
}

/** Recipes that break the same rules. */
interface Group {
  key: string;
  rules: readonly Reason[];
  texts: readonly string[];
  candidates: Candidate[];
}

function groupsOf(kept: readonly KeptOut[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { rules, texts, candidate } of kept) {
    const isTimeUnknown = rules.includes('time') && candidate.minutes === undefined;
    const key = [...rules, ...(isTimeUnknown ? [', unknown'] : []), ...texts].join();
    const group = groups.get(key);
    if (group) group.candidates.push(candidate);
    else if (rules.length > 0) groups.set(key, { key, rules, texts, candidates: [candidate] });
  }
  return [...groups.values()];
}

function demandsOf(
  slot: MenuSlot,
  candidates: readonly Candidate[],
  { rules = [] }: MenuRequest['settings'],
): string {
  const time =
    slot.maxMinutes === undefined ? [] : [say('{minutes} min', { minutes: slot.maxMinutes })];
  const source =
    slot.source === undefined
      ? []
      : [say('from {source}', { source: sourceText(slot.source.name) })];
  const ofDay = rules.filter((rule) => !rule.isSoft && isOnDay(rule, slot)).map(({ text }) => text);
  return [...time, ...source, ...ofDay, ...refusalsIn(slot, candidates)].slice(0, 3).join(', ');
}

/** Each once, in an order that does not depend on that of the recipes. */
function refusalsIn({ eaterIds }: MenuSlot, candidates: readonly Candidate[]): string[] {
  const reasons = candidates.flatMap(({ refusals }) =>
    refusals.filter(({ eaterId }) => eaterIds.includes(eaterId)).map(({ reason }) => reason),
  );
  return [...new Set(reasons)].toSorted();
}

function adviceOf(
  group: Group,
  slot: MenuSlot,
  { repeatAfterDays }: MenuRequest['settings'],
): string {
  const { rules, candidates } = group;
  const count = candidates.length;
  if (rules.includes('refusals')) {
    if (rules.length > 1) return addRecipes();
    return say(
      '{count, plural, one {# recipe fits, except for “{reasons}”. Add more recipes, or choose one yourself.} other {# recipes fit, except for “{reasons}”. Add more recipes, or choose one yourself.}}',
      { count, reasons: refusalsIn(slot, candidates).slice(0, 2).join(', ') },
    );
  }
  const changes: Readonly<Record<Exclude<Reason, 'refusals'>, () => string>> = {
    course: () =>
      say('{count, plural, one {it is marked as {meal}} other {they are marked as {meal}}}', {
        count,
        meal: mealWord(slot.meal),
      }),
    time: () => timeChange(group, slot),
    source: () => sourceChange(slot),
    day: () => withoutRules(group),
    week: () => withoutRules(group),
    repeats: () =>
      say('{days, plural, other {the same recipe may come again within # days}}', {
        days: repeatAfterDays,
      }),
  };
  const wanted = rules.flatMap((rule) => (rule === 'refusals' ? [] : changes[rule]()));
  return say(
    '{count, plural, one {# recipe fits if {changes}.} other {# recipes fit if {changes}.}}',
    {
      count,
      changes: together([...new Set(wanted)]),
    },
  );
}

/** With each "and": changes have commas. */
const together = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : texts.reduce((before, next) => say('{before} and {next}', { before, next }));

/** Changes are said behind "if". */
const withoutRules = ({ texts }: Group): string =>
  say(
    '{count, plural, =1 {the rule {rules} is taken out} other {the rules {rules} are taken out}}',
    {
      count: Math.max(1, texts.length),
      rules: together(texts.map((text) => say('“{text}”', { text }))),
    },
  );

function timeChange({ candidates }: Group, { date, maxMinutes = 0 }: MenuSlot): string {
  const day = weekdayName(weekdayOf(date));
  if (candidates[0]?.minutes !== undefined)
    return say('{day} may take longer than {minutes} min', { day, minutes: maxMinutes });
  return say(
    '{count, plural, one {its time is set, or {day} may take any time} other {their times are set, or {day} may take any time}}',
    { count: candidates.length, day },
  );
}

function sourceChange({ date, source }: MenuSlot): string {
  const day = weekdayName(weekdayOf(date));
  return source
    ? say('{day} is not only from {source}', { day, source: sourceText(source.name) })
    : say('{day} is not only from them', { day });
}

const addRecipes = (): string => say('Add more recipes, or choose one yourself.');
