/** Which rule put a dish into the week, and which rules could not be kept, in words. */
import { say } from '../../../texts/say';
import { isOf, isOfWeek, isOnDay, isRuled, type WeekRule } from './week-rule';
import { countOthers } from './rule-terms';

type Numbered = Parameters<typeof countOthers>[0];

/**
 * The sentence of a dish that a rule asks for, with at most so many characters; undefined when none does.
 *
 * - The must of its day comes first, then what the week must have, then wishes.
 * - A rule of the week is the reason as long as the other dinners do not keep it by themselves.
 *
 * @param at of the slot, which is empty in `dishAt`
 * @example ruleReason(problem, dishAt, { at: 4, dish: 12, longest: 60 }) // 'Your rule: fish on Friday.'
 */
export function ruleReason(
  problem: Numbered & { readonly rules: readonly WeekRule[] },
  dishAt: Int32Array,
  { at, dish, longest }: { at: number; dish: number; longest: number },
): string | undefined {
  const { slot } = problem.slots[at]!;
  const { candidate } = problem.dishes[dish]!;
  if (!isRuled(slot)) return undefined;
  const [rule] = problem.rules
    .filter(
      (one) =>
        one.bound === 'least' &&
        isOf(candidate, one.topic) &&
        (isOfWeek(one) ? countOthers(problem, dishAt, one, at) < one.count : isOnDay(one, slot)),
    )
    .toSorted((a, b) => rank(a) - rank(b));
  return rule && sentenceOf(rule, longest);
}

const rank = (rule: WeekRule): number => (rule.isSoft ? 2 : 0) + (isOfWeek(rule) ? 1 : 0);

function sentenceOf({ text }: WeekRule, longest: number): string {
  const space = longest - say('Your rule: {rule}.', { rule: '' }).length;
  const rule = text.length <= space ? text : `${text.slice(0, space - 1).trimEnd()}…`;
  return say('Your rule: {rule}.', { rule });
}

/** A must that the week does not keep. */
export interface UnmetRule {
  readonly id: string;
  /** "At least 2 without meat" */
  readonly title: string;
  /** Why, and what to do. */
  readonly advice: string;
}

/** With the dishes that fit each slot by themselves. */
interface ProblemOfRules extends Omit<Numbered, 'slots'> {
  readonly rules: readonly WeekRule[];
  readonly slots: readonly (Numbered['slots'][number] & { readonly allowed: readonly number[] })[];
}

/**
 * The musts of the week that have fewer dishes than they ask for. Those of a day are said where the day is empty.
 *
 * @example unmetRules(problem, dishAt)[0].advice // 'Only 1 of your recipes fits. Ask for fewer, or add recipes.'
 */
export function unmetRules(problem: ProblemOfRules, dishAt: Int32Array): UnmetRule[] {
  return problem.rules
    .filter((rule) => isOfWeek(rule) && !rule.isSoft && rule.bound === 'least')
    .filter((rule) => countOthers(problem, dishAt, rule) < rule.count)
    .map((rule) => ({
      id: rule.id,
      title: rule.text.charAt(0).toUpperCase() + rule.text.slice(1),
      advice: adviceFor(problem, rule),
    }));
}

function adviceFor(problem: ProblemOfRules, rule: WeekRule): string {
  const { slots, dishes } = problem;
  const free = slots.filter(({ slot, locked }) => isRuled(slot) && locked === undefined);
  const planned = slots.filter(
    ({ slot, locked = -1 }) =>
      isRuled(slot) && locked >= 0 && isOf(dishes[locked]!.candidate, rule.topic),
  ).length;
  const missing = rule.count - planned;
  if (free.length < missing)
    return say(
      '{count, plural, =0 {No dinners are still free. Ask for fewer, or change what is planned.} one {Only # dinner is still free. Ask for fewer, or change what is planned.} other {Only # dinners are still free. Ask for fewer, or change what is planned.}}',
      { count: free.length },
    );
  const fitting = new Set(
    free.flatMap(({ allowed }) =>
      allowed.filter((dish) => isOf(dishes[dish]!.candidate, rule.topic)),
    ),
  ).size;
  return fitting < missing
    ? say(
        '{count, plural, =0 {None of your recipes fits. Ask for fewer, or add recipes.} one {Only # of your recipes fits. Ask for fewer, or add recipes.} other {Only # of your recipes fit. Ask for fewer, or add recipes.}}',
        { count: fitting },
      )
    : say('No week was found that keeps all your rules. Change one of them, or add recipes.');
}
