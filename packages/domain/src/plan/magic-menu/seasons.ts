/**
 * When Australian fruit and vegetables are at their best: the southern and eastern states, where most
 * people live. Only produce whose quality and price change much in a year; an onion is always in season.
 * Written down from general knowledge of the markets, by month; a food that is not here has no season.
 */
import type { PlainDate } from '../days/week';

export interface Season {
  /** From -1 (all its seasonal produce is out of season) to 1; 0 without any. */
  readonly share: number;
  /** The key of one that is in season. */
  readonly inSeason: string | undefined;
}

/** @example seasonOf(['asparagus', 'egg'], '2026-11-23') // { share: 1, inSeason: 'asparagus' } */
export function seasonOf(foods: readonly string[], on: PlainDate): Season {
  const month = Number(on.slice(5, 7));
  const seasonal = foods.filter((food) => monthsOf.has(food));
  const ripe = seasonal.filter((food) => monthsOf.get(food)!.has(month));
  if (seasonal.length === 0) return { share: 0, inSeason: undefined };
  return { share: (2 * ripe.length) / seasonal.length - 1, inSeason: ripe[0] };
}

/** First and last month of each season; "11-2" goes over the new year. */
const seasons: Readonly<Record<string, string>> = {
  apricot: '11-1',
  asparagus: '9-12',
  blackberry: '12-3',
  blueberry: '10-2',
  'blood-orange': '7-9',
  'broad-bean': '9-11',
  'brussels-sprout': '5-8',
  cauliflower: '5-10',
  cherry: '11-1',
  'corn-cob': '12-4',
  eggplant: '12-4',
  fennel: '5-9',
  fig: '2-4',
  grape: '1-5',
  'jerusalem-artichoke': '6-9',
  kale: '5-9',
  leek: '4-9',
  mandarin: '5-9',
  mango: '11-2',
  nectarine: '12-3',
  parsnip: '5-9',
  peach: '12-3',
  pear: '3-9',
  persimmon: '4-6',
  plum: '12-4',
  quince: '4-6',
  radicchio: '5-9',
  raspberry: '12-4',
  rhubarb: '6-12',
  silverbeet: '5-10',
  'snow-pea': '9-12',
  strawberry: '9-12',
  'sugar-snap-pea': '9-12',
  swede: '5-9',
  tomato: '12-4',
  turnip: '5-9',
  watermelon: '12-3',
  zucchini: '11-4',
};

const monthsOf: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  Object.entries(seasons).map(([food, range]) => {
    const [first = 1, last = 12] = range.split('-').map(Number);
    const length = ((last - first + 12) % 12) + 1;
    return [food, new Set(Array.from({ length }, (_, add) => ((first - 1 + add) % 12) + 1))];
  }),
);
