/**
 * How much each goal counts, in points. A star more or less is one point; the others were set beside it by
 * reading weeks (docs/magic-menu-weeks.md).
 */
import type { Leaning } from './menu-request';

export interface Weights {
  /** For each star above or below three. */
  readonly star: number;
  readonly favourite: number;
  /** For a recipe that was not planned for `restedDays`; as much taken away from one of today. */
  readonly rested: number;
  /** Never planned before. */
  readonly untried: number;
  /** All its seasonal produce is in season; as much taken away if none is. */
  readonly season: number;
  /** Two dishes with the same main protein, for each such pair. */
  readonly sameProtein: number;
  /** The same on neighbouring days, in addition. */
  readonly sameProteinNextDay: number;
  readonly sameCuisine: number;
  /** Two soups, or two dishes of another kind (`dish-kind.ts`). */
  readonly sameKind: number;
  /** The same on neighbouring days, in addition. */
  readonly sameKindNextDay: number;
  /** From Monday to Friday, for each hour after the first. */
  readonly longWorkday: number;
  /** A whole pack of something perishable that nothing of the week uses. */
  readonly wastedPack: number;
  /** Each different food of the week. */
  readonly food: number;
  /** For each hour of cooking. */
  readonly hour: number;
  /** For each ten dollars a person. */
  readonly tenDollars: number;
  readonly meatless: number;
  /** For each yes of a person to it, when it was planned; less with each week that has passed (`recipe-votes.ts`). */
  readonly saidYes: number;
  /** Taken away for each no. */
  readonly saidNo: number;
  /** Taken away once more when it was voted down in the same week. */
  readonly votedDown: number;
  /** For each food of it that is at home; twice for what should be eaten first (`home-foods.ts`). */
  readonly atHome: number;
  /** Portions of it lie in the freezer or the fridge. */
  readonly portions: number;
  /** Was just shown and not wanted. */
  readonly avoided: number;
  /** At most this much is decided by the seed alone. */
  readonly chance: number;
}

const usual: Weights = {
  star: 1,
  favourite: 2,
  rested: 1.5,
  untried: 0.5,
  season: 0.6,
  sameProtein: 1.2,
  sameProteinNextDay: 1.5,
  sameCuisine: 0.5,
  sameKind: 0.6,
  sameKindNextDay: 1,
  longWorkday: 2,
  wastedPack: 0.6,
  food: 0.05,
  hour: 0,
  tenDollars: 0,
  meatless: 0,
  saidYes: 0.8,
  saidNo: 1.5,
  votedDown: 6,
  atHome: 0.7,
  portions: 3,
  avoided: 2,
  chance: 0.6,
};

const changes: Readonly<Record<Leaning, Partial<Weights>>> = {
  quicker: { hour: 4 },
  cheaper: { tenDollars: 6 },
  fewerIngredients: { food: 0.35 },
  useUp: { wastedPack: 3, atHome: 2 },
  veggie: { meatless: 4 },
};

/** @example weightsFor(['quicker']).hour // 4 */
export const weightsFor = (leanings: readonly Leaning[]): Weights =>
  Object.assign({ ...usual }, ...leanings.map((leaning) => changes[leaning])) as Weights;

export const restedDays = 56;
