/**
 * The rules of the week in the numbers of the search.
 *
 * - A must is a limit: of these dishes at most so many dinners. "At least 2 of 7 with fish" is "at most 5 without", so that
 *   dinners which a rule needs stay empty rather than getting something else.
 * - What people would rather have is points for each dinner that it wants, or against each one too many.
 * - Dinners that are planned already count. What nobody can read is none of the dishes that a rule is about.
 */
import { isOf, isOfWeek, isOnDay, isRuled, type WeekRule } from './week-rule';

/** Beside a star, which is one point (`weights.ts`). */
const softRulePoints = 4;

/** Numbered like `RuleTerms.counted`. */
interface CountedRule {
  readonly rule: WeekRule;
  /** By the number of the dish: 1 for those it counts. */
  readonly counts: Uint8Array;
  /** Of a must: the most that may be counted. */
  readonly most: number;
}

export interface RuleTerms {
  readonly counted: readonly CountedRule[];
  /** Wishes about one day: points of each dish by the number of the slot, where it has any. */
  readonly dayPoints: readonly (Float64Array | undefined)[];
  /** By the number of the slot: 1 for dinners. */
  readonly isCounted: Uint8Array;
}

type Candidate = Parameters<typeof isOf>[0];

interface Slot {
  readonly slot: { readonly date: string; readonly meal: string };
  /** As in `problem.ts`: -1 is a dish that nobody can read. */
  readonly locked: number | undefined;
}

interface Numbered {
  readonly slots: readonly Slot[];
  readonly dishes: readonly { readonly candidate: Candidate }[];
  readonly ruleTerms: RuleTerms;
}

export function buildRuleTerms(
  rules: readonly WeekRule[],
  slots: readonly Slot[],
  dishes: Numbered['dishes'],
): RuleTerms {
  const isCounted = Uint8Array.from(slots, ({ slot }) => (isRuled(slot) ? 1 : 0));
  const dinners = slots.filter(({ slot, locked }) => isRuled(slot) && locked !== -1).length;
  const wishes = rules.filter(({ isSoft }) => isSoft);
  return {
    counted: rules.filter(isOfWeek).map((rule) => ({
      rule,
      counts: Uint8Array.from(dishes, ({ candidate }) => (isCountedBy(rule, candidate) ? 1 : 0)),
      most: isTurned(rule) ? Math.max(0, dinners - rule.count) : rule.count,
    })),
    dayPoints: slots.map(({ slot }) => {
      const ofDay = wishes.filter((rule) => isOnDay(rule, slot));
      if (ofDay.length === 0) return undefined;
      return Float64Array.from(dishes, ({ candidate }) =>
        ofDay.reduce((sum, rule) => sum + pointsOnDay(candidate, rule), 0),
      );
    }),
    isCounted,
  };
}

/** "At least" of a must counts the others. */
const isTurned = ({ isSoft, bound }: WeekRule): boolean => !isSoft && bound === 'least';

const isCountedBy = (rule: WeekRule, candidate: Candidate): boolean =>
  isOf(candidate, rule.topic) !== isTurned(rule);

const pointsOnDay = (candidate: Candidate, { topic, bound }: WeekRule): number =>
  !isOf(candidate, topic) ? 0 : bound === 'least' ? softRulePoints : -softRulePoints;

/** The most that rules can add to a dish, in points. */
export const mostRulePoints = (candidate: Candidate, rules: readonly WeekRule[] = []): number =>
  softRulePoints *
  rules.filter(({ isSoft, bound, topic }) => isSoft && bound === 'least' && isOf(candidate, topic))
    .length;

/** Whether some rule asks for it: then it is considered, however little it is worth by itself. */
export const isAskedFor = (candidate: Candidate, rules: readonly WeekRule[] = []): boolean =>
  rules.some(({ bound, topic }) => bound === 'least' && isOf(candidate, topic));

/** Whether the dish would break a must of the week in this empty slot. */
export function breaksRule(
  { ruleTerms: { counted, isCounted } }: Pick<Numbered, 'ruleTerms'>,
  sums: Int32Array,
  at: number,
  dish: number,
): boolean {
  if (isCounted[at] === 0) return false;
  for (let index = 0; index < counted.length; index += 1) {
    const { rule, counts, most } = counted[index]!;
    if (!rule.isSoft && counts[dish] === 1 && sums[index]! >= most) return true;
  }
  return false;
}

/** The texts of those that a recipe would break in this empty slot, also one that fits no slot and has no number. */
export const brokenRulesOfWeek = (
  { ruleTerms: { counted, isCounted } }: Pick<Numbered, 'ruleTerms'>,
  sums: Int32Array,
  at: number,
  candidate: Candidate,
): string[] =>
  counted.flatMap(({ rule, most }, index) =>
    isCounted[at] === 1 && !rule.isSoft && isCountedBy(rule, candidate) && sums[index]! >= most
      ? rule.text
      : [],
  );

/** What wishes add to the dish in this empty slot, in points. */
export function rulePoints(
  { ruleTerms: { counted, dayPoints, isCounted } }: Pick<Numbered, 'ruleTerms'>,
  sums: Int32Array,
  at: number,
  dish: number,
): number {
  if (isCounted[at] === 0) return 0;
  let points = dayPoints[at]?.[dish] ?? 0;
  for (let index = 0; index < counted.length; index += 1) {
    const { rule, counts, most } = counted[index]!;
    if (!rule.isSoft || counts[dish] === 0) continue;
    const isBelow = sums[index]! < most;
    if (rule.bound === 'least' && isBelow) points += softRulePoints;
    if (rule.bound === 'most' && !isBelow) points -= softRulePoints;
  }
  return points;
}

/** @param by 1 when the dish has come into the slot, -1 when it has left it */
export function countRules(
  { ruleTerms: { counted, isCounted } }: Pick<Numbered, 'ruleTerms'>,
  sums: Int32Array,
  at: number,
  dish: number,
  by: 1 | -1,
): void {
  if (isCounted[at] === 0) return;
  for (let index = 0; index < counted.length; index += 1)
    sums[index]! += by * counted[index]!.counts[dish]!;
}

/** How many dinners but one have a dish that the rule is about. */
export const countOthers = (
  { slots, dishes }: Numbered,
  dishAt: Int32Array,
  { topic }: WeekRule,
  but?: number,
): number =>
  slots.filter(({ slot }, at) => {
    const dish = dishes[dishAt[at]!];
    return at !== but && isRuled(slot) && dish !== undefined && isOf(dish.candidate, topic);
  }).length;
