/**
 * A simulated year of households: what they throw away of perishable foods with and without what is left being counted on the
 * list and in Magic Menu. The goals are checked: at least 30 % less is thrown away, and in nine weeks of ten nobody taps
 * anything for it.
 */
import { findFoodById } from '../packages/recipe-parser/src/foods';
import { starterRows } from '../packages/server/src/features/plan/prices/starter/starter-rows';
import { packsOfFood } from '../packages/domain/src/plan/shopping-list/packs/packs-of-food';
import { printTable, round } from './measure';
import { yearOf, type YearResult } from './remainders/household-year';

export interface RemaindersOptions {
  households: number;
  weeks: number;
  /** Of the first household. */
  seed: number;
}

/**
 * How likely each food that is left is eaten up beside any plan in a week: supposed, three of a hundred. With ten of a
 * hundred somebody taps "It's gone" in a fifth of the weeks. The app itself never asks.
 */
const eatenUp = 0.03;
const leastSaved = 0.3;
const leastQuietWeeks = 0.9;

export function benchRemainders({ households, weeks, seed }: RemaindersOptions): void {
  const started = performance.now();
  const seeds = Array.from({ length: households }, (_, n) => seed + n);
  const years = (countsLeft: boolean) =>
    seeds.map((each) => yearOf({ seed: each, weeks, countsLeft, eatenUp }));
  const [before, after] = [years(false), years(true)];
  const [without, counted] = [summaryOf(before), summaryOf(after)];
  printTable(`${households} households, ${weeks} weeks each, from seed ${seed}`, [
    { 'what is left': 'not counted', ...without },
    { 'what is left': 'counted', ...counted },
  ]);
  const saved = 1 - counted['thrown, kg or L'] / without['thrown, kg or L'];
  const savedValue = 1 - counted['thrown, $'] / without['thrown, $'];
  const worse = before.filter((year, at) => total(after[at]!.thrown) > total(year.thrown)).length;
  const all = households * weeks;
  const quiet = 1 - after.reduce((sum, year) => sum + year.weeksWithTap, 0) / all;
  printTable('Saved', [
    {
      'less thrown away, %': round(100 * saved),
      'of its value, %': round(100 * savedValue),
      'households with more': worse,
      'weeks without a tap, %': round(100 * quiet, 1),
      seconds: round((performance.now() - started) / 1000),
    },
  ]);
  if (saved < leastSaved || savedValue < leastSaved) throw new Error('Too little is saved.');
  if (quiet < leastQuietWeeks) throw new Error('Too often somebody has to tap.');
}

function summaryOf(years: readonly YearResult[]) {
  const thrown = years.reduce((sum, year) => sum + total(year.thrown), 0);
  const bought = years.reduce((sum, year) => sum + total(year.bought), 0);
  const dollars = years.reduce((sum, year) => sum + valueOf(year.thrown), 0);
  const weeks = years.reduce((sum, year) => sum + year.weeks, 0);
  return {
    dinners: years.reduce((sum, year) => sum + year.dinners, 0),
    'bought, kg or L': round(bought / 1000),
    'thrown, kg or L': round(thrown / 1000),
    'thrown, $': round(dollars),
    'thrown a week, g or mL': round(thrown / weeks),
    'missing at a dish, g or mL': round(years.reduce((sum, year) => sum + year.missing, 0)),
  };
}

const total = (amounts: ReadonlyMap<string, number>): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

function valueOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts].reduce((sum, [key, amount]) => sum + amount * dollarsOfOne(key), 0);
}

/** By our estimates; a food that they do not have costs as much as a usual one. */
function dollarsOfOne(key: string): number {
  const food = findFoodById(key);
  const pack = food && packsOfFood(food)[0];
  const row = starterRows
    .split('\n')
    .map((line) => line.trim().split(' | '))
    .find(([name = '']) => name.toLowerCase() === food?.name.toLowerCase());
  const [, size = '', dollars] = row ?? [];
  const [, amount, unit = ''] = /^([\d.]+) ?(g|kg|mL|L)$/i.exec(size) ?? [];
  const factor = /^k|^l$/i.test(unit) ? 1000 : 1;
  const holds = size === 'per kg' ? 1000 : amount ? Number(amount) * factor : pack?.amount;
  return dollars === undefined || !holds ? usualDollars : Number(dollars) / holds;
}

/** Of a gram or millilitre. */
const usualDollars = 0.012;
