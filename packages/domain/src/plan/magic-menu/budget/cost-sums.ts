/** What a menu costs, kept up while dishes are placed and taken out (`running-sums.ts` does the same for points). */
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import { daysBetween } from '../../days/week';
import type { Problem } from '../problem';
import type { LeftFood } from '../remainders';
import { none } from '../running-sums';
import { centsFor, type FoodCost, type FoodCosts } from './food-costs';

/** A food with a price that a dish needs. */
interface Need {
  food: number;
  /** For one person. */
  grams: number;
}

export class CostSums {
  /** Of the whole menu. */
  cents = 0;
  readonly #foods: FoodCost[] = [];
  readonly #leftGrams: number[] = [];
  readonly #lastDay: number[] = [];
  /** By dish. */
  readonly #needs: Need[][];
  /** By slot. */
  readonly #portions: number[];
  readonly #days: number[];
  readonly #all: Float64Array;
  readonly #inTime: Float64Array;
  /** Of each food what the menu pays. */
  readonly #prices: Float64Array;

  constructor({ slots, dishes }: Problem, foods: FoodCosts, left: readonly LeftFood[]) {
    const numbers = new Map<string, number>();
    const first = slots[0]?.slot.date;
    const leftOf = new Map(left.map((one) => [one.food, one]));
    const numberOf = (key: string, cost: FoodCost): number => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, this.#foods.length);
      this.#foods.push(cost);
      const found = leftOf.get(key);
      this.#leftGrams.push(found ? found.packs * (cost.packGrams ?? 0) : 0);
      this.#lastDay.push(found && first !== undefined ? daysBetween(first, found.lastDay) : -1);
      return this.#foods.length - 1;
    };
    this.#needs = dishes.map(({ candidate: { foods: keys, grams = [] } }) =>
      keys.flatMap((key, index) => {
        const cost = foods[key];
        const amount = grams[index] ?? 0;
        return cost && amount > 0 ? { food: numberOf(key, cost), grams: amount } : [];
      }),
    );
    this.#portions = slots.map(({ slot }) => slot.portions ?? defaultServes);
    this.#days = slots.map(({ day }) => day);
    this.#all = new Float64Array(this.#foods.length);
    this.#inTime = new Float64Array(this.#foods.length);
    this.#prices = new Float64Array(this.#foods.length);
  }

  /** What the dish would add to the menu in this slot. */
  centsOf(at: number, dish: number): number {
    const portions = this.#portions[at]!;
    const day = this.#days[at]!;
    let cents = 0;
    for (const { food, grams } of this.#needs[dish]!) {
      const need = grams * portions;
      const inTime = day <= this.#lastDay[food]! ? need : 0;
      cents += this.#priceOf(food, need, inTime) - this.#prices[food]!;
    }
    return cents;
  }

  place(at: number, dish: number): void {
    if (dish === none) return;
    this.cents += this.centsOf(at, dish);
    this.#count(at, dish, 1);
  }

  empty(at: number, dish: number): void {
    if (dish === none) return;
    this.#count(at, dish, -1);
    this.cents -= this.centsOf(at, dish);
  }

  /** Some price of what the menu needs is an estimate. */
  hasEstimate(): boolean {
    return this.#foods.some(({ isEstimate }, food) => isEstimate && this.#all[food]! > 0);
  }

  #priceOf(food: number, more: number, inTimeMore: number): number {
    const all = this.#all[food]! + more;
    const there = Math.min(this.#inTime[food]! + inTimeMore, this.#leftGrams[food]!);
    return centsFor(all - there, this.#foods[food]!);
  }

  #count(at: number, dish: number, by: 1 | -1): void {
    for (const { food, grams } of this.#needs[dish]!) {
      const need = by * grams * this.#portions[at]!;
      this.#all[food]! += need;
      if (this.#days[at]! <= this.#lastDay[food]!) this.#inTime[food]! += need;
      this.#prices[food] = this.#priceOf(food, 0, 0);
    }
  }
}
