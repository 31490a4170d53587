/**
 * What is left of earlier purchases, in Magic Menu (decision 0146): a dish that uses it before it wilts is preferred.
 *
 * - Of what is left each dish uses what it needs, as long as there is some; the rest of its need is bought in whole packs.
 * - It is a preference, no rule: a pack that is there already counts as much as several that would be bought.
 */
import type { PlainDate } from '../days/week';

/** Of a perishable food. */
export interface LeftFood {
  /** As in `PerishableNeed`. */
  readonly food: string;
  /** Of the smallest that shops sell. */
  readonly packs: number;
  readonly boughtOn: PlainDate;
  /** A dish on a later day can't use it. */
  readonly lastDay: PlainDate;
}

/** By the numbers of foods; 0 packs where nothing is left. */
export interface LeftFoods {
  readonly packs: Float64Array;
  /** Days after the first slot. */
  readonly lastDay: Int32Array;
}

/** How much is needed of a food: by all dishes, and by those that come while what is left is good. */
export interface NeedOfFood {
  all: number;
  inTime: number;
}

/** Of `Weights`, which this file must not import: requests name what is left. */
interface LeftWeights {
  readonly wastedPack: number;
}

/** Points for each pack that is left and used. */
export const pointsForLeft = ({ wastedPack }: LeftWeights): number => wastedPack * packsBought;

/** It is paid for, and wilts before what would be bought. */
const packsBought = 6;

/** @example usedOfLeft({ all: 1, inTime: 0.75 }, 0.5) // 0.5 */
export const usedOfLeft = ({ inTime }: NeedOfFood, left: number): number => Math.min(inTime, left);

/** Packs that the shop must have. */
export const bought = (need: NeedOfFood, left: number): number => need.all - usedOfLeft(need, left);

/** The most points that a dish can gain by what is left. */
export const mostForLeft = (packs: number, left: number, weights: LeftWeights): number =>
  Math.min(packs, left) * pointsForLeft(weights);
