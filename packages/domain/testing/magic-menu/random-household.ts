/** What made-up weeks may have beside recipes and rules: patterns of presence, answers of a round, remainders, prices and a limit. */
import type { Budget, FoodCost, FoodCosts } from '../../src/plan/magic-menu/budget/food-costs';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import type { LeftFood } from '../../src/plan/magic-menu/remainders';
import { addDays, daysBetween } from '../../src/plan/days/week';
import { dishAnswers } from '../../src/plan/rows/vote-answers';
import { diceOf, type Dice } from './dice';

const firstDay = '2026-11-23';

/**
 * The same week, with people who come and go by patterns, what they said before the week was planned, what is at home, and a
 * limit in dollars that is anything from far too little to more than enough.
 *
 * @example withHousehold(randomWeek(7, { recipes: 60, days: 7 }), 7).budget?.cents // 9400
 */
export function withHousehold(request: MenuRequest, seed: number): MenuRequest {
  const dice = diceOf(seed ^ 0x5a17);
  const slots = withPresence(request.slots, dice);
  const candidates = request.candidates.map((one) => priced(atHome(asked(one, dice), dice), dice));
  const needed = [...new Set(candidates.flatMap(({ foods }) => foods))].toSorted();
  const foods = costsOf(needed, dice);
  const left = leftOf(candidates, dice);
  return { ...request, slots, candidates, left, budget: budgetOf(slots.length, foods, dice) };
}

/** Plain arithmetic with the days of a round: no code of the app says here who is home. */
function withPresence(slots: readonly MenuSlot[], { below, chance }: Dice): MenuSlot[] {
  const people = eaters.map((person) => {
    const every = [1, 7, 14][below(3)]!;
    const away = new Set(Array.from({ length: every }, (_, day) => day).filter(() => chance(0.3)));
    return { ...person, isHome: (day: number) => !away.has((day + 3) % every) };
  });
  return slots.map((slot) => {
    const home = people.filter(({ isHome }) => isHome(daysBetween(firstDay, slot.date)));
    const portions = Math.ceil(home.reduce((sum, { portion }) => sum + portion, 0));
    // While nobody has said who eats, it is not known how many do.
    return {
      ...slot,
      eaterIds: home.map(({ id }) => id),
      portions: portions > 0 ? portions : undefined,
    };
  });
}

const eaters = [
  { id: 'ann', portion: 1 },
  { id: 'ben', portion: 1 },
  { id: 'cleo', portion: 0.5 },
] as const;

function asked(candidate: Candidate, { chance, one }: Dice): Candidate {
  if (!chance(0.2)) return candidate;
  const names = ['Ann', 'Ben', 'Cleo'].filter(() => chance(0.6));
  const answers = names.map((name) => ({ name, answer: one(dishAnswers), week: firstDay }));
  const votes = answers.map(({ answer, ...vote }) => ({
    ...vote,
    answer: answer === 'no' ? ('no' as const) : ('yes' as const),
    inRound: answer,
  }));
  return { ...candidate, votes: [...(candidate.votes ?? []), ...votes] };
}

function atHome(candidate: Candidate, { below, chance, one }: Dice): Candidate {
  const names = ['Leeks', 'Cream', 'half a pumpkin that Grandma brought on Sunday']
    .filter(() => chance(0.1))
    .map((name) => ({ name, isFirst: chance(0.3) }));
  const portions = { place: one(['fridge', 'freezer'] as const), people: 1 + below(4) };
  return {
    ...candidate,
    ...(names.length > 0 && { atHome: names }),
    ...(chance(0.05) && { portions }),
  };
}

/** Of one in ten no price is known; of some foods nobody knows how much a dish needs. */
function priced(candidate: Candidate, { below, chance }: Dice): Candidate {
  const grams = candidate.foods.map(() => (chance(0.1) ? 0 : 5 + below(200)));
  return { ...candidate, grams, cost: chance(0.1) ? undefined : 2 + below(10) };
}

function costsOf(keys: readonly string[], { below, chance }: Dice): FoodCosts {
  const costs = keys.flatMap((key): [string, FoodCost][] => {
    if (chance(0.05)) return [];
    const packGrams = chance(0.7) ? [80, 250, 300, 500, 1000][below(5)]! : undefined;
    const more = { keeps: chance(0.3), isEstimate: chance(0.3) };
    return [[key, { cents: 20 + below(300), packGrams, ...more }]];
  });
  return Object.fromEntries(costs);
}

function leftOf(candidates: readonly Candidate[], { below, chance }: Dice): LeftFood[] {
  const foods = [
    ...new Set(candidates.flatMap(({ perishables }) => perishables.map(({ food }) => food))),
  ].toSorted();
  return foods
    .filter(() => chance(0.1))
    .map((food) => ({
      food,
      packs: (1 + below(8)) / 4,
      boughtOn: addDays(firstDay, -1 - below(9)),
      lastDay: addDays(firstDay, below(8) - 1),
    }));
}

/** A dinner of these households costs about 50 dollars. */
const budgetOf = (meals: number, foods: FoodCosts, { below }: Dice): Budget => ({
  cents: meals * (500 + below(6000)),
  foods,
});
