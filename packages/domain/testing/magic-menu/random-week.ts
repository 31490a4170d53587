/** Made-up households, for tests and benchmarks of Magic Menu: a seed repeats each. */
import type {
  Candidate,
  MenuRequest,
  MenuSlot,
  SourceOfSlot,
} from '../../src/plan/magic-menu/menu-request';
import { leanings } from '../../src/plan/magic-menu/menu-request';
import type { RecipeVote } from '../../src/plan/votes/votes';
import { addDays } from '../../src/plan/days/week';
import { diceOf, type Dice } from './dice';
import { randomRules, topicsOfCandidate } from './random-rules';

export interface WeekSize {
  recipes: number;
  /** Days from 2026-11-23. */
  days: number;
  /** Lunches too: two slots a day. */
  hasLunch?: boolean;
  /** Most recipes fit every slot. */
  isEasy?: boolean;
  /** At most so many rules for dinners. */
  rules?: number;
  /** A side beside some dinners. */
  hasSides?: boolean;
}

/** @example randomWeek(7, { recipes: 60, days: 7 }).candidates.length // 60 */
export function randomWeek(seed: number, size: WeekSize): MenuRequest {
  const dice = diceOf(seed);
  const candidates = Array.from({ length: size.recipes }, (_, index) =>
    randomCandidate(index, dice, size),
  );
  const slots = Array.from({ length: size.days }, (_, day) =>
    (size.hasLunch ? ['lunch', 'dinner'] : ['dinner']).map((meal) =>
      randomSlot({ day, meal, candidates }, dice, size),
    ),
  ).flat();
  const sides = slots
    .filter(({ meal }) => size.hasSides && meal === 'dinner' && dice.chance(0.5))
    .map(({ date, id, eaterIds }) => ({
      id: `${date}.side`,
      date,
      meal: 'side',
      eaterIds,
      besides: id,
    }));
  return {
    slots: [...slots, ...sides],
    candidates,
    settings: {
      repeatAfterDays: size.isEasy ? 10 : 1 + dice.below(14),
      leanings: leanings.filter(() => dice.chance(0.15)),
      rules: randomRules(dice, size.rules ?? 0),
    },
    seed,
  };
}

function randomSlot(
  { day, meal, candidates }: { day: number; meal: string; candidates: readonly Candidate[] },
  { below, chance, one }: Dice,
  { isEasy = false }: WeekSize,
): MenuSlot {
  const date = addDays('2026-11-23', day);
  return {
    id: `${date}.${meal}`,
    date,
    meal,
    maxMinutes: chance(isEasy ? 0.3 : 0.5) ? 20 + 10 * below(5) : undefined,
    eaterIds: eaters.filter(() => chance(0.7)),
    source: !isEasy && chance(0.25) ? one(sources) : undefined,
    lockedId: !isEasy && chance(0.15) ? (one([...candidates, undefined])?.id ?? 'gone') : undefined,
  };
}

function randomCandidate(
  index: number,
  { below, chance, one }: Dice,
  { isEasy = false }: WeekSize,
): Candidate {
  const protein = one(proteins);
  const foods = [
    ...new Set(Array.from({ length: 4 + below(9) }, () => foodName(below(60), isEasy))),
  ];
  return {
    id: `recipe-${index}`,
    title: `Recipe ${index}${index % 2 === 0 ? '' : ` ${one(['soup', 'curry', 'pasta', 'salad'])}`}`,
    course: chance(isEasy ? 0.95 : 0.7) ? 'dinner' : one(['dessert', 'lunch', 'side', undefined]),
    minutes: chance(0.9) ? 10 + 5 * below(20) : undefined,
    proteins: chance(0.85) ? [protein] : [protein, one(proteins)],
    hasUnknownFood: index % 4 === 3,
    isMeatless: chance(0.3),
    cuisine: chance(isEasy ? 0.7 : 0.9)
      ? one(['Thai', 'Italian', 'Indian', 'Mexican', 'Greek'])
      : undefined,
    perishables: foods.slice(0, below(4)).map((food) => ({
      food,
      name: food,
      packs: (1 + below(6)) / 4,
    })),
    foods,
    rating: chance(0.4) ? 1 + below(9) / 2 : undefined,
    isFavourite: chance(0.15),
    plannedOn: chance(0.4) ? [addDays('2026-11-23', -1 - below(90))] : [],
    foundBy: [
      ...(isEasy ? [] : sources.map(({ id }) => id).filter(() => chance(0.4))),
      ...topicsOfCandidate(index),
    ],
    votes: isEasy ? undefined : votesOf(index),
    refusals: eaters.flatMap((eaterId) =>
      chance(isEasy ? 0.03 : 0.1) ? [{ eaterId, reason: one(['no peanut', 'no egg']) }] : [],
    ),
  };
}

const sources: readonly SourceOfSlot[] = [
  { id: 'search:quick', name: 'Quick' },
  { id: 'cookbook:winter', name: 'Winter' },
];

/** Some have a season; of these the first and the third are in season in November. */
const foodName = (number: number, isEasy: boolean): string =>
  (isEasy ? undefined : ['asparagus', 'fennel', 'blueberry', 'fig'][number]) ?? `food-${number}`;

/** Of every fifth recipe, what one person said in two weeks. */
function votesOf(index: number): RecipeVote[] {
  if (index % 5 !== 2) return [];
  const answer = (isYes: boolean) => (isYes ? 'yes' : 'no');
  return [
    { name: 'Mia', answer: answer(index % 2 === 0), week: '2026-11-16' },
    { name: 'Mia', answer: answer(index % 3 === 0), week: '2026-11-02' },
  ];
}

const eaters = ['ann', 'ben', 'cleo'];
const proteins = ['beef', 'chicken', 'fish', 'lamb', 'legumes', 'pork', 'eggs'];
