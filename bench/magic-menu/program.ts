/** A mixed-integer program of a week as text, in the format that HiGHS reads. */
import type { Dish, Problem } from '../../packages/domain/src/plan/magic-menu/problem';

export interface Term {
  weight: number;
  name: string;
}

export interface Program {
  objective: Term[];
  rows: string[];
  binary: string[];
  whole: string[];
}

/** A dish in a slot: a variable that is 1 where it is chosen. */
export interface ChoiceOfDish {
  at: number;
  dish: Dish;
  name: string;
}

export function choicesOf(
  { slots, dishes }: Problem,
  isWanted: (dish: Dish) => boolean,
): ChoiceOfDish[] {
  return slots.flatMap(({ allowed }, at) =>
    allowed.flatMap((number) => {
      const dish = dishes[number]!;
      return isWanted(dish) ? [{ at, dish, name: `x${at}_${number}` }] : [];
    }),
  );
}

export const ones = (choices: readonly ChoiceOfDish[]): Term[] =>
  choices.map(({ name }) => ({ weight: 1, name }));

/** Terms of the same variable are added up: the format allows each once. */
export function sumOf(terms: readonly Term[]): string {
  const weights = new Map<string, number>();
  for (const { weight, name } of terms) weights.set(name, (weights.get(name) ?? 0) + weight);
  return [...weights]
    .map(([name, weight]) => `${weight < 0 ? '-' : '+'} ${Math.abs(weight).toFixed(9)} ${name}`)
    .join('\n  ');
}

export const textOf = ({ objective, rows, binary, whole }: Program): string =>
  [
    `Maximize\n obj: ${sumOf(objective)}`,
    `Subject To\n${rows.map((row, index) => ` r${index}: ${row}`).join('\n')}`,
    `Binary\n ${binary.join('\n ')}`,
    ...(whole.length > 0 ? [`General\n ${whole.join('\n ')}`] : []),
    'End',
  ].join('\n');
