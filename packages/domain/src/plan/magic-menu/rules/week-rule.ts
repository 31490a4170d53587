/**
 * The rules that a household sets for its dinners, as Magic Menu follows them.
 *
 * - A must is never broken: a dinner for which it leaves nothing stays empty.
 * - What people would rather have is worth points (`rule-terms.ts`).
 * - A rule of a weekday is about each dinner on it, one of the week about all dinners, also those that are planned already.
 * - Which dishes are meant is said by the server (`foundBy`), except for main proteins and new dishes.
 */
import { weekdayOf, type PlainDate, type Weekday } from '../../days/week';
import { newDish, proteinOf } from './rule-topics';
import type { RecipeTopic, RuleBound, RuleTopic } from '../../rows/week-rule-row';

export interface WeekRule {
  readonly id: string;
  /** As people know it, in the middle of a sentence: "at most 2 with pasta". */
  readonly text: string;
  readonly topic: RuleTopic;
  /** Absent: the dinners of the whole week are counted. */
  readonly weekday?: Weekday | undefined;
  readonly bound: RuleBound;
  readonly count: number;
  readonly isSoft: boolean;
}

interface Dish {
  readonly foundBy?: readonly RecipeTopic[] | undefined;
  readonly plannedOn: readonly PlainDate[];
  readonly proteins: readonly string[];
}

/** @example isOf({ foundBy: ['food:leek'], plannedOn: [], proteins: ['fish'] }, 'protein:fish') // true */
export function isOf({ foundBy = [], plannedOn, proteins }: Dish, topic: RuleTopic): boolean {
  if (topic === newDish) return plannedOn.length === 0;
  const protein = proteinOf(topic);
  return protein === undefined
    ? foundBy.includes(topic as RecipeTopic)
    : proteins.includes(protein);
}

interface Slot {
  readonly date: PlainDate;
  readonly meal: string;
}

/** The rules are about dinners. */
export const isRuled = ({ meal }: Pick<Slot, 'meal'>): boolean => meal === 'dinner';

/** Whether it is about the dinner of this day alone. */
export const isOnDay = ({ weekday }: WeekRule, slot: Slot): boolean =>
  weekday !== undefined && isRuled(slot) && weekday === weekdayOf(slot.date);

/** Those about the week; each counts dinners. */
export const isOfWeek = ({ weekday }: WeekRule): boolean => weekday === undefined;

/**
 * The musts of a day that a dish would break there.
 *
 * @example brokenOnDay(roast, friday, [fishOnFriday]) // [fishOnFriday]
 */
export const brokenOnDay = (
  dish: Dish,
  slot: Slot,
  rules: readonly WeekRule[] = [],
): readonly WeekRule[] =>
  rules.filter(
    (rule) =>
      !rule.isSoft && isOf(dish, rule.topic) === (rule.bound === 'most') && isOnDay(rule, slot),
  );
