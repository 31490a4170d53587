/** Why nothing was found for a slot, and which rule to loosen. */
import { weekdayName, weekdayOf } from '../meal-plans/week';
import { brokenRules, hardRules, type HardRule } from './hard-rules';
import type { Candidate, MenuRequest, MenuSlot } from './menu-request';

export interface UnfilledSlot {
  readonly slotId: string;
  /** What the slot demands: "30 min, no peanuts". Blank if nothing in particular. */
  readonly demands: string;
  /** The rule that keeps most recipes out; undefined if each breaks several, or there are none. */
  readonly rule: HardRule | undefined;
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
  const counts = new Map<HardRule, number>();
  for (const candidate of candidates) {
    const broken = brokenRules(candidate, slot, settings);
    const isInWeek = broken.length === 0 && chosen.has(candidate.id);
    const [rule] = isInWeek ? (['repeats'] as const) : broken;
    if (rule && broken.length <= 1) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const rule = hardRules
    .filter((one) => counts.has(one))
    .toSorted((a, b) => counts.get(b)! - counts.get(a)!)[0];
  return {
    slotId: slot.id,
    demands: demandsOf(slot, candidates),
    rule,
    advice: rule === undefined ? addRecipes : adviceOf(rule, counts.get(rule)!, slot, settings),
  };
}

function demandsOf(slot: MenuSlot, candidates: readonly Candidate[]): string {
  const reasons = candidates.flatMap(({ refusals }) =>
    refusals.filter(({ eaterId }) => slot.eaterIds.includes(eaterId)).map(({ reason }) => reason),
  );
  const time = slot.maxMinutes === undefined ? [] : [`${slot.maxMinutes} min`];
  return [...time, ...new Set(reasons)].slice(0, 3).join(', ');
}

function adviceOf(
  rule: HardRule,
  count: number,
  { date, meal, maxMinutes }: MenuSlot,
  { repeatAfterDays }: MenuRequest['settings'],
): string {
  const recipes = count === 1 ? '1 recipe' : `${count} recipes`;
  const fit = count === 1 ? 'fits' : 'fit';
  const day = weekdayName(weekdayOf(date));
  switch (rule) {
    case 'time':
      return `${recipes} ${fit} if ${day} may take longer than ${maxMinutes ?? 0} min.`;
    case 'repeats':
      return `${recipes} ${fit} if the same recipe may come again within ${repeatAfterDays} days.`;
    case 'course':
      return `${recipes} ${fit} but ${count === 1 ? 'is' : 'are'} not marked as ${meal}. Set the course in the recipe.`;
    case 'refusals':
      return `${recipes} ${fit} but for someone who eats that day. Choose a recipe yourself, or add more recipes.`;
  }
}

const addRecipes = 'Add more recipes, or choose one yourself.';
