/**
 * Why nothing was found for a slot, and which rule to loosen.
 *
 * - What a person can change comes before what somebody may not eat; then those recipes count that break the
 *   fewest rules, and among them the kind that there is most of.
 * - A recipe of another course is no answer: nobody wants cake marked as dinner.
 */
import { weekdayName, weekdayOf } from '../days/week';
import { brokenRules, type HardRule } from './hard-rules';
import type { Candidate, MenuRequest, MenuSlot } from './menu-request';

export interface UnfilledSlot {
  readonly slotId: string;
  /** What the slot demands: "30 min, from “Quick”, no peanuts". Blank if nothing in particular. */
  readonly demands: string;
  /** What to do, for people. */
  readonly advice: string;
}

/**
 * @param chosen ids of the recipes that are in the menu
 * @example describeUnfilled(wednesday, request, new Set()).advice
 * // '12 recipes fit if Wednesday may take longer than 30 min.'
 */
export function describeUnfilled(
  slot: MenuSlot,
  { candidates, settings }: Pick<MenuRequest, 'candidates' | 'settings'>,
  chosen: ReadonlySet<string>,
): UnfilledSlot {
  const kept = candidates
    .map((candidate) => keptOut(candidate, slot, { settings, chosen }))
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
    demands: demandsOf(slot, candidates),
    advice: nearest ? adviceOf(nearest, slot, settings) : addRecipes,
  };
}

interface KeptOut {
  rules: readonly HardRule[];
  candidate: Candidate;
}

/** One that is in the menu already, and fits, would be a repeat. */
function keptOut(
  candidate: Candidate,
  slot: MenuSlot,
  { settings, chosen }: Pick<MenuRequest, 'settings'> & { chosen: ReadonlySet<string> },
): KeptOut {
  const rules = brokenRules(candidate, slot, settings);
  const isRepeat = chosen.has(candidate.id) && !rules.includes('repeats');
  return { candidate, rules: isRepeat ? [...rules, 'repeats'] : rules };
}

/** Recipes that break the same rules. */
interface Group {
  key: string;
  rules: readonly HardRule[];
  candidates: Candidate[];
}

function groupsOf(kept: readonly KeptOut[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { rules, candidate } of kept) {
    const isTimeUnknown = rules.includes('time') && candidate.minutes === undefined;
    const key = rules.join() + (isTimeUnknown ? ', unknown' : '');
    const group = groups.get(key);
    if (group) group.candidates.push(candidate);
    else if (rules.length > 0) groups.set(key, { key, rules, candidates: [candidate] });
  }
  return [...groups.values()];
}

function demandsOf(slot: MenuSlot, candidates: readonly Candidate[]): string {
  const time = slot.maxMinutes === undefined ? [] : [`${slot.maxMinutes} min`];
  const source = slot.source === undefined ? [] : [`from ${sourceText(slot.source.name)}`];
  return [...time, ...source, ...refusalsIn(slot, candidates)].slice(0, 3).join(', ');
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
  const isOne = candidates.length === 1;
  const recipes = isOne ? '1 recipe fits' : `${candidates.length} recipes fit`;
  if (rules.includes('refusals')) {
    const reasons = refusalsIn(slot, candidates).slice(0, 2).join(', ');
    return rules.length > 1 ? addRecipes : `${recipes}, except for “${reasons}”. ${addRecipes}`;
  }
  const changes: Readonly<Record<Exclude<HardRule, 'refusals'>, string>> = {
    course: `${isOne ? 'it is' : 'they are'} marked as ${slot.meal}`,
    time: timeChange(group, slot),
    source: sourceChange(slot),
    repeats: `the same recipe may come again within ${repeatAfterDays} days`,
  };
  const wanted = rules.flatMap((rule) => (rule === 'refusals' ? [] : changes[rule]));
  return `${recipes} if ${wanted.join(' and ')}.`;
}

function timeChange({ candidates }: Group, { date, maxMinutes = 0 }: MenuSlot): string {
  const day = weekdayName(weekdayOf(date));
  if (candidates[0]?.minutes !== undefined) return `${day} may take longer than ${maxMinutes} min`;
  return `${candidates.length === 1 ? 'its time is' : 'their times are'} set, or ${day} may take any time`;
}

const sourceChange = ({ date, source }: MenuSlot): string =>
  `${weekdayName(weekdayOf(date))} is not only from ${source ? sourceText(source.name) : 'them'}`;

/** @param name undefined when it is gone */
export const sourceText = (name: string | undefined): string =>
  name === undefined ? 'a search or cookbook that is gone' : `“${name}”`;

const addRecipes = 'Add more recipes, or choose one yourself.';
