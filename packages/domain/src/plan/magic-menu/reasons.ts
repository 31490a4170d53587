/**
 * Why a recipe was picked, in one sentence of at most 60 characters.
 *
 * - What sets it most above the average of what fits the slot, in points, is the reason. A cause that other
 *   picks of the week have counts less for each of them.
 * - What somebody has to have another way comes first: the cook must know it.
 * - A rule that asks for the dish is the reason before any other (`rules/rule-sentences.ts`).
 * - It states only what is known. Where nothing distinguishes it, the sentence is one that is true all the same: its
 *   minutes, when it was last planned, or that it fits the rules.
 */
import { foodInSentence } from '@saltbush/recipe-parser/foods/shown';
import { say } from '../../texts/say';
import { weekdayName, weekdayOf } from '../days/week';
import { costSentence, ratedSentence } from './dish-sentences';
import { homeSentence, portionsSentence } from './home-foods';
import { boughtDayText } from '../shopping-list/remainders/bought-day';
import type { Candidate } from './menu-request';
import { neededSwapSentence, swapsNeeded } from './needed-swaps';
import { daysSince, ownTerms, type OwnTerm } from './own-value';
import type { Dish, Problem } from './problem';
import { latestYes } from './votes/recipe-votes';
import { roundSentence } from './votes/round-votes';
import { dishOfProtein } from './rules/protein-text';
import { ruleReason } from './rules/rule-sentences';
import { fits, gainsOf, none, type Gain, type RunningSums } from './running-sums';
import { seasonOf } from './seasons';

const longestReason = 60;

type Cause = OwnTerm | Exclude<keyof Gain, 'own'>;
type Terms = Readonly<Record<Cause, number>>;

/** The slot, empty in `sums`, and the dish that is for it. */
export interface Placing {
  problem: Problem;
  sums: RunningSums;
  at: number;
  dish: Dish;
}

export interface Reason {
  readonly sentence: string;
  /** Undefined if nothing distinguishes the dish. */
  readonly cause: Cause | undefined;
}

/**
 * @param average of the slot, by `averageTerms`
 * @param others reasons of other picks of the week
 * @example reasonFor(placing, average).sentence // 'Shares coriander with Thursday.'
 */
export function reasonFor(
  placing: Placing,
  average: Terms,
  others: readonly Reason[] = [],
): Reason {
  const { problem, sums, at, dish } = placing;
  const number = problem.dishes.indexOf(dish);
  const swaps = swapsNeeded(dish.candidate, problem.slots[at]!.slot);
  const swapped = neededSwapSentence(swaps, longestReason);
  if (swapped !== undefined) return { sentence: swapped, cause: undefined };
  const asked = ruleReason(problem, sums.dishAt, { at, dish: number, longest: longestReason });
  if (asked !== undefined) return { sentence: asked, cause: 'rules' };
  const said = roundSentence(dish.candidate);
  if (said !== undefined) return { sentence: said, cause: 'votes' };
  const terms = termsOf(problem, sums, at, number);
  const [best] = causes
    .flatMap((cause) => {
      const lead = terms[cause] - average[cause];
      const sentence = lead < smallestLead ? undefined : sentences[cause](placing);
      if (sentence === undefined || sentence.length > longestReason) return [];
      const uses = others.filter((other) => other.cause === cause).length;
      return { sentence, cause, lead: lead / (1 + uses) };
    })
    .toSorted((a, b) => b.lead - a.lead);
  return best ?? { sentence: plainReason(placing), cause: undefined };
}

/** What the dishes that fit an empty slot would add on average, by cause; of many, of some of them. */
export function averageTerms(problem: Problem, sums: RunningSums, at: number): Terms {
  const { allowed } = problem.slots[at]!;
  const step = Math.ceil(allowed.length / mostAveraged);
  const fitting = allowed.filter(
    (dish, index) => index % step === 0 && fits(problem, sums, at, dish),
  );
  const all = fitting.map((dish) => termsOf(problem, sums, at, dish));
  const mean = (cause: Cause) =>
    all.reduce((sum, terms) => sum + terms[cause], 0) / Math.max(1, all.length);
  return Object.fromEntries(causes.map((cause) => [cause, mean(cause)])) as Terms;
}

function termsOf(problem: Problem, sums: RunningSums, at: number, dish: number): Terms {
  const { own: _, ...gains } = gainsOf(problem, sums, at, dish);
  return { ...problem.dishes[dish]!.own, ...gains };
}

const causes: readonly Cause[] = [
  ...ownTerms,
  'protein',
  'neighbours',
  'cuisine',
  'kind',
  'workday',
  'waste',
  'left',
  'foods',
  'rules',
];

const mostAveraged = 60;

/** In points; less is no reason. */
const smallestLead = 0.15;

/** Stars: fewer may be more than those of other recipes, but speak for none. */
const leastPraised = 3.5;

const sentences: Readonly<Record<Cause, (placing: Placing) => string | undefined>> = {
  rating: ({
    dish: {
      candidate: { rating = 0 },
    },
  }) => (rating < leastPraised ? undefined : ratedSentence(rating)),
  favourite: () => say('A favourite.'),
  rested: restedSentence,
  season: seasonSentence,
  time: timeSentence,
  cost: ({ problem, dish }) => costSentence(dish.candidate.cost, problem.home),
  meatless: () => say('A veggie dish, as you asked.'),
  votes: yesSentence,
  home: ({ dish: { candidate } }) => homeSentence(candidate.atHome ?? []),
  portions: ({ dish: { candidate } }) => candidate.portions && portionsSentence(candidate.portions),
  chance: () => undefined,
  protein: proteinSentence,
  neighbours: neighbourSentence,
  cuisine: cuisineSentence,
  kind: () => undefined,
  workday: () => undefined,
  waste: sharedSentence,
  left: leftSentence,
  foods: foodsSentence,
  rules: () => undefined,
};

function restedSentence({ problem, dish }: Placing): string | undefined {
  const age = daysSince(dish.candidate, problem.slots[0]!.slot.date);
  // Older plans are not read.
  if (age === undefined) return say('Not planned in the past year.');
  const weeks = Math.floor(age / 7);
  return weeks < 2
    ? undefined
    : say('{weeks, plural, other {Not planned for # weeks.}}', { weeks });
}

function yesSentence({ problem, dish: { candidate } }: Placing): string | undefined {
  const name = latestYes(candidate, problem.slots[0]!.slot.date);
  return name && say('{name} said yes to it.', { name });
}

function seasonSentence({ problem, dish: { candidate } }: Placing): string | undefined {
  const { inSeason } = seasonOf(candidate.foods, problem.slots[0]!.slot.date);
  const named = candidate.perishables.find(({ food }) => food === inSeason);
  return named && say('In season: {food}.', { food: foodInSentence(named.name) });
}

function proteinSentence({ problem, sums, at, dish }: Placing): string | undefined {
  const [name] = dish.candidate.proteins;
  const isOnly =
    sums.proteins[dish.proteins[0]!] === 0 &&
    isAllKnown(problem) &&
    othersOf({ problem, sums, at }).every(
      ({ hasUnknownFood, proteins }) => !hasUnknownFood && !proteins.includes(name ?? ''),
    );
  return name !== undefined && isOnly
    ? say('The only {protein} dish of the week.', { protein: dishOfProtein(name) })
    : undefined;
}

function neighbourSentence({ problem, sums, at, dish }: Placing): string | undefined {
  const { proteins, hasUnknownFood } = dish.candidate;
  if (hasUnknownFood) return undefined;
  for (const near of problem.slots[at]!.near) {
    const other = problem.dishes[sums.dishAt[near]!]?.candidate;
    const [protein] = other?.proteins ?? [];
    const isAlike = other?.proteins.some((one) => proteins.includes(one));
    if (protein === undefined || isAlike) continue;
    return say('A change from {day}’s {protein} dish.', {
      day: dayOf(problem, near),
      protein: dishOfProtein(protein),
    });
  }
  return undefined;
}

function cuisineSentence({ problem, sums, at, dish }: Placing): string | undefined {
  const { cuisine } = dish.candidate;
  if (cuisine === undefined || sums.cuisines[dish.cuisine]! > 0) return undefined;
  const areKnown =
    isAllKnown(problem) &&
    othersOf({ problem, sums, at }).every(
      (other) => other.cuisine !== undefined && !isSameText(other.cuisine, cuisine),
    );
  return areKnown ? say('The only {cuisine} dish of the week.', { cuisine }) : undefined;
}

/** The dishes of the other slots. */
function othersOf({ problem, sums, at }: Omit<Placing, 'dish'>): Candidate[] {
  return [...sums.dishAt].flatMap((number, slot) =>
    slot === at ? [] : (problem.dishes[number]?.candidate ?? []),
  );
}

function sharedSentence({ problem, sums, at, dish }: Placing): string | undefined {
  for (const [index, [needed]] of dish.perishables.entries()) {
    const other = problem.slots.findIndex(
      (_, slot) =>
        slot !== at &&
        sums.dishAt[slot] !== none &&
        problem.dishes[sums.dishAt[slot]!]!.perishables.some(([one]) => one === needed),
    );
    const food = foodInSentence(dish.candidate.perishables[index]!.name);
    if (other >= 0) return say('Shares {food} with {day}.', { food, day: dayOf(problem, other) });
  }
  return undefined;
}

/** Of what is still good on the day of the dish. */
function leftSentence({ problem, at, dish }: Placing): string | undefined {
  const { left, leftFoods, slots } = problem;
  const index = dish.perishables.findIndex(
    ([food]) => left.packs[food]! > 0 && slots[at]!.day <= left.lastDay[food]!,
  );
  const need = dish.candidate.perishables[index];
  const found = leftFoods.find(({ food }) => food === need?.food);
  if (!need || !found) return undefined;
  const food = foodInSentence(need.name);
  const sentence = say('Uses {food} left from {day}.', {
    food,
    day: boughtDayText(found.boughtOn, slots[0]!.slot.date),
  });
  return sentence.length > longestReason ? say('Uses {food} that is left.', { food }) : sentence;
}

function foodsSentence({ sums, dish }: Placing): string | undefined {
  const shared = dish.foods.filter((food) => sums.foods[food]! > 0).length;
  return shared < 3
    ? undefined
    : say('{count, plural, other {Shares # ingredients with other days.}}', { count: shared });
}

/** True of a pick that nothing distinguishes. */
function plainReason(placing: Placing): string {
  const { problem, at, dish } = placing;
  const { slot, allowed, isAllowed } = problem.slots[at]!;
  // It breaks a rule: nobody but a person puts it here.
  if (isAllowed[problem.dishes.indexOf(dish)] !== 1) return say('Your choice.');
  const day = dayOf(problem, at);
  const { minutes, portions } = dish.candidate;
  if (portions) return portionsSentence(portions);
  if (slot.maxMinutes !== undefined && minutes !== undefined)
    return say('{minutes} min, within {day}’s {most} min.', {
      minutes,
      day,
      most: slot.maxMinutes,
    });
  const atHome = homeSentence(dish.candidate.atHome ?? []);
  if (atHome !== undefined) return atHome;
  if (allowed.length === 1) return say('The only recipe that fits {day}.', { day });
  return (
    restedSentence(placing) ?? timeSentence(placing) ?? say('Fits your rules for {day}.', { day })
  );
}

function timeSentence({ dish: { candidate } }: Placing): string | undefined {
  return candidate.minutes === undefined
    ? undefined
    : say('Ready in {minutes} min.', { minutes: candidate.minutes });
}

/** Whether the facts of each planned dish are known: else another may be of the same kind. */
const isAllKnown = ({ slots }: Problem): boolean => slots.every(({ locked }) => locked !== none);

const dayOf = ({ slots }: Problem, at: number): string =>
  weekdayName(weekdayOf(slots[at]!.slot.date));

const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
