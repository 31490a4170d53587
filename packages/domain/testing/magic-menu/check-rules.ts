/** Whether a menu keeps the rules for dinners, and what it says of them: checked without any code of the search. */
import { weekdayOf } from '../../src/plan/days/week';
import type { MagicMenu } from '../../src/plan/magic-menu/magic-menu';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import type { WeekRule } from '../../src/plan/magic-menu/rules/week-rule';
import { faultsAlone, isAbout } from './check-slot';

/** A dinner with what is cooked; undefined while it is empty or nobody can read it. */
interface Dinner {
  slot: MenuSlot;
  dish: Candidate | undefined;
  isEmpty: boolean;
}

export function dinnersOf(
  { picks }: Pick<MagicMenu, 'picks'>,
  { slots, candidates }: MenuRequest,
): Dinner[] {
  return slots
    .filter(({ meal }) => meal === 'dinner')
    .map((slot) => {
      const id = slot.lockedId ?? picks.find(({ slotId }) => slotId === slot.id)?.recipeId;
      const dish = candidates.findLast((one) => one.id === id);
      return { slot, dish, isEmpty: id === undefined };
    });
}

/** Musts that a pick breaks, and musts of which it is not said that they are not kept; none for a correct menu. */
export function brokenRulesIn(menu: MagicMenu, request: MenuRequest): string[] {
  const dinners = dinnersOf(menu, request);
  const musts = (request.settings.rules ?? []).filter(({ isSoft }) => !isSoft);
  // Those of a day are faults of a slot alone.
  return musts
    .filter(({ weekday }) => weekday === undefined)
    .flatMap((rule) => faultsOfWeek(rule, dinners, menu));
}

function faultsOfWeek(rule: WeekRule, dinners: readonly Dinner[], menu: MagicMenu): string[] {
  const isSaid = menu.unmet.some(({ id }) => id === rule.id);
  const isMissing = rule.bound === 'least' && countAbout(rule, dinners) < rule.count;
  return [
    ...(isBroken(rule, dinners) ? [`Not “${rule.text}”`] : []),
    ...(isMissing === isSaid
      ? []
      : [
          `“${rule.text}” ${isSaid ? 'is kept, and said not to be' : 'is not kept, without a word'}`,
        ]),
  ];
}

/** Whether the picks break a must of the week; dinners that stay empty may still become what it asks for. */
export function breaksMust(menu: Pick<MagicMenu, 'picks'>, request: MenuRequest): boolean {
  const dinners = dinnersOf(menu, request);
  return (request.settings.rules ?? []).some(
    (rule) => !rule.isSoft && rule.weekday === undefined && isBroken(rule, dinners),
  );
}

function isBroken(rule: WeekRule, dinners: readonly Dinner[]): boolean {
  const about = dinners.filter(({ dish }) => isAbout(rule, dish));
  const ofPicks = (some: readonly Dinner[]) =>
    some.filter(({ slot }) => slot.lockedId === undefined);
  // What people planned themselves may be more.
  if (rule.bound === 'most') return about.length > rule.count && ofPicks(about).length > 0;
  const empty = dinners.filter(({ isEmpty }) => isEmpty).length;
  const others = dinners.filter(({ dish }) => dish !== undefined && !isAbout(rule, dish));
  return about.length + empty < rule.count && ofPicks(others).length > 0;
}

const countAbout = (rule: WeekRule, dinners: readonly Dinner[]): number =>
  dinners.filter(({ dish }) => isAbout(rule, dish)).length;

/** Whether what the menu says of rules that it does not keep is so; none of these sentences is untrue in a correct menu. */
export function untrueRefusals(menu: MagicMenu, request: MenuRequest): string[] {
  return menu.unmet.flatMap(({ id, advice }) => {
    const rule = (request.settings.rules ?? []).find((one) => one.id === id);
    return rule && isTrueAdvice(advice, rule, request) ? [] : [`${id}: “${advice}”`];
  });
}

function isTrueAdvice(advice: string, rule: WeekRule, request: MenuRequest): boolean {
  const dinners = request.slots.filter(({ meal }) => meal === 'dinner');
  const free = dinners.filter(({ lockedId }) => lockedId === undefined);
  const planned = dinners.filter(({ lockedId }) =>
    isAbout(
      rule,
      request.candidates.findLast(({ id }) => id === lockedId),
    ),
  ).length;
  const dishes = new Set(
    request.candidates
      .filter((dish) => isAbout(rule, dish))
      .filter((dish) => free.some((slot) => faultsAlone(dish, slot, request).length === 0))
      .map(({ id }) => id),
  );
  const dinnersLeft = /^(?:Only )?(\d+|No) dinners? (?:is|are) still free\./.exec(advice);
  if (dinnersLeft) {
    const count = dinnersLeft[1] === 'No' ? 0 : Number(dinnersLeft[1]);
    return count === free.length && planned + count < rule.count;
  }
  const fitting = /^(?:Only (\d+)|None) of your recipes fits?\./.exec(advice);
  if (fitting) {
    const count = Number(fitting[1] ?? 0);
    return count === dishes.size && planned + count < rule.count;
  }
  return advice.startsWith('No week was found that keeps all your rules.');
}

/** A pick that its sentence says a rule asked for: the dish is one, and its day or the number of dinners needs it. */
export function isAskedFor(
  text: string,
  own: MenuSlot,
  menu: MagicMenu,
  request: MenuRequest,
): boolean {
  const dinners = dinnersOf(menu, request);
  const dinner = dinners.find(({ slot }) => slot === own);
  return (request.settings.rules ?? [])
    .filter((rule) =>
      text.endsWith('…') ? rule.text.startsWith(text.slice(0, -1)) : rule.text === text,
    )
    .some((rule) => {
      if (rule.bound !== 'least' || !isAbout(rule, dinner?.dish)) return false;
      if (rule.weekday !== undefined) return weekdayOf(own.date) === rule.weekday;
      return dinners.filter(({ dish }) => isAbout(rule, dish)).length <= rule.count;
    });
}
