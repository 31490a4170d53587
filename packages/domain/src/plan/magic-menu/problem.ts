/**
 * A request as numbers, for the search: recipes that fit some slot, their foods, proteins and cuisines
 * numbered, and for each slot the recipes that fit it, the most promising first.
 *
 * - Recipes are in an order that does not depend on the order of the request.
 * - Of each slot at most `mostPerSlot` recipes are considered: the best by themselves, and beside them those with a
 *   perishable food that a locked recipe has or that is left, and those that a rule asks for.
 */
import { daysBetween, weekdayOf, type PlainDate, type Weekday } from '../days/week';
import { dishKind } from './dish-kind';
import { isFitting } from './hard-rules';
import type { Candidate, MenuRequest, MenuSlot, MenuSettings } from './menu-request';
import { ownValue, totalOf, type OwnValue } from './own-value';
import { buildRuleTerms, isAskedFor, mostRulePoints, type RuleTerms } from './rules/rule-terms';
import type { WeekRule } from './rules/week-rule';
import { mostForLeft, type LeftFood, type LeftFoods } from './remainders';
import { weightsFor, type Weights } from './weights';

export interface Dish {
  readonly candidate: Candidate;
  readonly own: OwnValue;
  /** The sum of `own`, in points. */
  readonly value: number;
  /** The most that using up packs and what is left can add. */
  readonly packGain: number;
  /** No menu makes it worth more than this. */
  readonly bound: number;
  /** Dishes without a main protein share a number; of a side and a breakfast none counts. */
  readonly proteins: readonly number[];
  /** -1 without one. */
  readonly cuisine: number;
  /** -1 if its title names none. */
  readonly kind: number;
  /** What it costs on a workday, in points. */
  readonly longWorkday: number;
  readonly foods: readonly number[];
  /** Pairs of a food's number and an amount in packs. */
  readonly perishables: readonly (readonly [food: number, packs: number])[];
}

export interface ProblemSlot {
  readonly slot: MenuSlot;
  /** Days after the first slot. */
  readonly day: number;
  /** From Monday to Friday. */
  readonly isWorkday: boolean;
  /** The number of the locked dish; -1 if it is not among the candidates. Undefined: free. */
  readonly locked: number | undefined;
  /** Numbers of dishes; empty for a locked slot. */
  readonly allowed: readonly number[];
  /** The same by number: 1 for those allowed. */
  readonly isAllowed: Uint8Array;
  /** Numbers of the slots on the same day and the days beside it. */
  readonly near: readonly number[];
}

export interface Problem {
  readonly slots: readonly ProblemSlot[];
  readonly dishes: readonly Dish[];
  readonly weights: Weights;
  readonly repeatAfterDays: number;
  readonly rules: readonly WeekRule[];
  readonly home: MenuSettings['home'];
  readonly ruleTerms: RuleTerms;
  readonly left: LeftFoods;
  /** As asked. */
  readonly leftFoods: readonly LeftFood[];
  readonly counts: { proteins: number; cuisines: number; kinds: number; foods: number };
}

/**
 * @param chosen ids of recipes that a person chose against the rules
 * @example buildProblem(request).slots[0].allowed // [4, 0, 17]
 */
export function buildProblem(
  request: MenuRequest,
  chosen: ReadonlySet<string> = new Set(),
): Problem {
  const slots = request.slots.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
  const first = slots[0]?.date ?? noDate;
  const weights = weightsFor(request.settings.leanings);
  const names = namesOf();
  const leftOf = new Map((request.left ?? []).map((left) => [left.food, left]));
  const dishes = usedCandidates(request, chosen).map((candidate) =>
    buildDish(candidate, {
      own: ownValue(candidate, first, request, weights),
      rulePoints: mostRulePoints(candidate, request.settings.rules),
      weights,
      names,
      leftOf,
    }),
  );
  const numberOf = new Map(dishes.map(({ candidate }, number) => [candidate.id, number]));
  const { rules = [] } = request.settings;
  const leftFoods = request.left ?? [];
  const wantedFoods = new Set(leftFoods.flatMap(({ food }) => names.foods.get(food) ?? []));
  const numbered = numberedSlots(slots, { dishes, numberOf, request, wantedFoods });
  return {
    slots: numbered,
    dishes,
    weights,
    repeatAfterDays: request.settings.repeatAfterDays,
    rules,
    home: request.settings.home,
    ruleTerms: buildRuleTerms(rules, numbered, dishes),
    left: numbersOfLeft(leftFoods, first, names.foods),
    leftFoods,
    counts: countsOf(names),
  };
}

const countsOf = ({ proteins, cuisines, kinds, foods }: Names): Problem['counts'] => ({
  proteins: proteins.size,
  cuisines: cuisines.size,
  kinds: kinds.size,
  foods: foods.size,
});

interface SlotContext {
  dishes: readonly Dish[];
  numberOf: ReadonlyMap<string, number>;
  request: MenuRequest;
  /** That are left. */
  wantedFoods: ReadonlySet<number>;
}

/** @param slots in the order of their days */
function numberedSlots(
  slots: readonly MenuSlot[],
  { dishes, numberOf, request, wantedFoods }: SlotContext,
): ProblemSlot[] {
  const first = slots[0]?.date ?? noDate;
  const wanted = new Set([
    ...slots.flatMap(({ lockedId = '' }) =>
      (dishes[numberOf.get(lockedId) ?? -1]?.perishables ?? []).map(([food]) => food),
    ),
    ...wantedFoods,
  ]);
  const days = slots.map(({ date }) => daysBetween(first, date));
  return slots.map((slot, at) => ({
    slot,
    day: days[at]!,
    isWorkday: !weekend.has(weekdayOf(slot.date)),
    locked: slot.lockedId === undefined ? undefined : (numberOf.get(slot.lockedId) ?? -1),
    ...allowedIn(slot, dishes, request, wanted),
    near: days.flatMap((day, to) => (to !== at && Math.abs(day - days[at]!) <= 1 ? [to] : [])),
  }));
}

/** By id, each once: those that fit some free slot, and the locked and chosen ones. */
function usedCandidates(
  { slots, candidates, settings }: MenuRequest,
  chosen: ReadonlySet<string>,
): Candidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const wanted = new Set([...chosen, ...slots.map(({ lockedId }) => lockedId)]);
  const free = slots.filter(({ lockedId }) => lockedId === undefined);
  return [...byId.values()]
    .filter(
      (candidate) =>
        wanted.has(candidate.id) || free.some((slot) => isFitting(candidate, slot, settings)),
    )
    .toSorted((a, b) => compare(a.id, b.id));
}

function allowedIn(
  slot: MenuSlot,
  dishes: readonly Dish[],
  { settings }: MenuRequest,
  wantedFoods: ReadonlySet<number>,
): Pick<ProblemSlot, 'allowed' | 'isAllowed'> {
  const isAllowed = new Uint8Array(dishes.length);
  if (slot.lockedId !== undefined) return { allowed: [], isAllowed };
  const fitting = [...dishes.keys()]
    .filter((number) => isFitting(dishes[number]!.candidate, slot, settings))
    .toSorted((a, b) => dishes[b]!.value - dishes[a]!.value || a - b);
  const sharing = fitting
    .slice(mostPerSlot)
    .filter((number) => dishes[number]!.perishables.some(([food]) => wantedFoods.has(food)));
  const asked = fitting
    .slice(mostPerSlot)
    .filter((number) => isAskedFor(dishes[number]!.candidate, settings.rules));
  const allowed = [
    ...new Set([
      ...fitting.slice(0, mostPerSlot),
      ...sharing.slice(0, mostSharing),
      ...asked.slice(0, mostSharing),
    ]),
  ].toSorted((a, b) => dishes[b]!.bound - dishes[a]!.bound || a - b);
  for (const number of allowed) isAllowed[number] = 1;
  return { allowed, isAllowed };
}

type Names = Record<'proteins' | 'cuisines' | 'kinds' | 'foods', Map<string, number>>;

const namesOf = (): Names => ({
  proteins: new Map(),
  cuisines: new Map(),
  kinds: new Map(),
  foods: new Map(),
});

interface DishContext {
  own: OwnValue;
  /** The most that rules can add. */
  rulePoints: number;
  weights: Weights;
  names: Names;
  leftOf: ReadonlyMap<string, LeftFood>;
}

function buildDish(
  candidate: Candidate,
  { own, rulePoints, weights, names, leftOf }: DishContext,
): Dish {
  const value = totalOf(own);
  const { title, course, proteins, cuisine, perishables, minutes = 0 } = candidate;
  // A week varies its lunches and dinners.
  const isVaried = course !== 'side' && course !== 'breakfast';
  const kind = isVaried ? dishKind(title) : undefined;
  const mainProteins = proteins.length > 0 ? proteins : [withoutProtein];
  const packs = perishables.reduce((sum, need) => sum + Math.min(1, need.packs), 0);
  const ofLeft = perishables.map((need) =>
    mostForLeft(need.packs, leftOf.get(need.food)?.packs ?? 0, weights),
  );
  const packGain = packs * weights.wastedPack + ofLeft.reduce((sum, points) => sum + points, 0);
  return {
    candidate,
    own,
    value,
    packGain,
    bound: value + packGain + rulePoints,
    proteins: isVaried ? numbersOf(mainProteins, names.proteins) : [],
    cuisine:
      cuisine === undefined || !isVaried ? -1 : numberOf(cuisine.toLowerCase(), names.cuisines),
    kind: kind === undefined ? -1 : numberOf(kind, names.kinds),
    longWorkday: (Math.max(0, minutes - 60) / 60) * weights.longWorkday,
    foods: numbersOf(candidate.foods, names.foods),
    perishables: perishables.map((need) => [numberOf(need.food, names.foods), need.packs]),
  };
}

/** What no dish uses has no number. */
function numbersOfLeft(
  all: readonly LeftFood[],
  first: PlainDate,
  foods: ReadonlyMap<string, number>,
): LeftFoods {
  const packs = new Float64Array(foods.size);
  const lastDay = new Int32Array(foods.size);
  for (const left of all) {
    const number = foods.get(left.food);
    if (number === undefined) continue;
    packs[number] = left.packs;
    lastDay[number] = daysBetween(first, left.lastDay);
  }
  return { packs, lastDay };
}

/** Dishes of vegetables are alike too: a week of them only would avoid all repeats otherwise. */
const withoutProtein = 'none';

const numbersOf = (texts: readonly string[], names: Map<string, number>): number[] =>
  [...new Set(texts)].map((text) => numberOf(text, names));

function numberOf(text: string, names: Map<string, number>): number {
  const known = names.get(text);
  if (known !== undefined) return known;
  names.set(text, names.size);
  return names.size - 1;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const weekend: ReadonlySet<Weekday> = new Set<Weekday>(['saturday', 'sunday']);
const mostPerSlot = 400;
const mostSharing = 100;
const noDate: PlainDate = '2000-01-03';
