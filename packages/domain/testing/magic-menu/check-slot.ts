/** Whether a recipe may be in a slot, without regard to the others: checked without any code of the search. */
import { daysBetween, weekdayOf } from '../../src/plan/days/week';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import type { WeekRule } from '../../src/plan/magic-menu/rules/week-rule';

/** In words what speaks against it; nothing when it fits. */
export function faultsAlone(
  candidate: Candidate,
  slot: MenuSlot,
  { settings }: MenuRequest,
): string[] {
  const { course, minutes, refusals, plannedOn, foundBy = [] } = candidate;
  const courses =
    slot.meal === 'lunch' ? ['lunch', 'dinner'] : slot.meal === 'side' ? ['side'] : ['dinner'];
  const isLate =
    slot.maxMinutes !== undefined && (minutes === undefined || minutes > slot.maxMinutes);
  return [
    ...(courses.includes(course ?? '') ? [] : [`${slot.id}: ${course ?? 'no course'}`]),
    ...(isLate ? [`${slot.id}: takes too long`] : []),
    ...(slot.source && !foundBy.includes(slot.source.id)
      ? [`${slot.id}: not found by ${slot.source.id}`]
      : []),
    ...refusals
      .filter(({ eaterId }) => slot.eaterIds.includes(eaterId))
      .map(({ eaterId }) => `${slot.id}: refused by ${eaterId}`),
    ...plannedOn
      .filter((date) => Math.abs(daysBetween(date, slot.date)) < settings.repeatAfterDays)
      .map((date) => `${slot.id}: also on ${date}`),
    ...(settings.rules ?? [])
      .filter(({ isSoft, weekday }) => !isSoft && weekday === weekdayOf(slot.date))
      .filter(
        (rule) => slot.meal === 'dinner' && isAbout(rule, candidate) === (rule.bound === 'most'),
      )
      .map(({ text }) => `${slot.id}: breaks “${text}”`),
  ];
}

export const isAbout = ({ topic }: WeekRule, dish: Candidate | undefined): boolean =>
  dish !== undefined &&
  (topic === 'new'
    ? dish.plannedOn.length === 0
    : topic === 'protein:fish'
      ? dish.proteins.includes('fish')
      : (dish.foundBy ?? []).some((found) => found === topic));
