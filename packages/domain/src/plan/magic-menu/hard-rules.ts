/**
 * Rules that no menu breaks.
 *
 * - Course: dinner is a dinner, not a dessert. A meal with a name of its own is treated like dinner.
 * - Time: no more minutes than the slot allows. A recipe without times does not fit a slot with a limit.
 * - Source: where a slot is filled from what a search or a cookbook finds, only that.
 * - Rules of the day: "fish on Friday" (`rules/week-rule.ts`). Those of the week count dinners (`rules/rule-terms.ts`).
 * - Refusals: nothing that one of those who eat may not, or does not want to eat.
 * - Repeats: the same recipe comes again after so many days at the earliest.
 *
 * A locked recipe stays even if it breaks a rule: a person chose it.
 */
import type { Course } from '@saltbush/recipe-parser/recipe';
import { daysBetween, type PlainDate } from '../days/week';
import type { Candidate, MenuSettings, MenuSlot } from './menu-request';
import { brokenOnDay } from './rules/week-rule';

export const hardRules = ['course', 'time', 'source', 'day', 'refusals', 'repeats'] as const;
export type HardRule = (typeof hardRules)[number];

/**
 * The rules that this recipe breaks in this slot, without regard to the other slots.
 *
 * @example brokenRules(cheesecake, dinner, settings) // ['course']
 */
export function brokenRules(
  candidate: Candidate,
  slot: MenuSlot,
  settings: RuleSettings,
): HardRule[] {
  return hardRules.filter((rule) => isBroken[rule](candidate, slot, settings));
}

/** @example isFitting(laksa, dinner, settings) // true: it breaks no rule */
export const isFitting: Test = (candidate, slot, settings) =>
  hardRules.every((rule) => !isBroken[rule](candidate, slot, settings));

type Test = (candidate: Candidate, slot: MenuSlot, settings: RuleSettings) => boolean;

/** What rules depend on beside the recipe and the slot. */
export type RuleSettings = Pick<MenuSettings, 'repeatAfterDays' | 'rules'>;

const isBroken: Readonly<Record<HardRule, Test>> = {
  course: ({ course }, { meal }) => !isForMeal(course, meal),
  time: ({ minutes = Infinity }, { maxMinutes = Infinity }) =>
    maxMinutes !== Infinity && minutes > maxMinutes,
  source: ({ foundBy = [] }, { source }) => source !== undefined && !foundBy.includes(source.id),
  day: (candidate, slot, { rules }) => brokenOnDay(candidate, slot, rules).length > 0,
  refusals: ({ refusals }, { eaterIds }) =>
    refusals.some(({ eaterId }) => eaterIds.includes(eaterId)),
  repeats: ({ plannedOn }, { date }, { repeatAfterDays }) =>
    plannedOn.some((planned) => isTooSoon(planned, date, repeatAfterDays)),
};

/** @example isTooSoon('2026-11-23', '2026-11-29', 7) // true: six days are not seven */
const isTooSoon = (one: PlainDate, other: PlainDate, repeatAfterDays: number): boolean =>
  Math.abs(daysBetween(one, other)) < repeatAfterDays;

/** @example isForMeal('dessert', 'dinner') // false */
function isForMeal(course: Course | undefined, meal: string): boolean {
  return course !== undefined && (coursesOfMeal.get(meal) ?? mainCourses).includes(course);
}

const mainCourses: readonly Course[] = ['dinner'];
const coursesOfMeal: ReadonlyMap<string, readonly Course[]> = new Map<string, readonly Course[]>([
  ['breakfast', ['breakfast']],
  ['lunch', ['lunch', 'dinner']],
  ['snack', ['snack', 'baking']],
  ['side', ['side']],
]);
