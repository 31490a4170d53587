/**
 * What is left of purchases after dishes have used of them.
 *
 * - A dish uses what must be used soonest, and nothing that was bought after it or is no longer good.
 * - A dish that says no amount ("coriander, to serve") uses all that is left: nobody knows how much it takes.
 */
import type { PlainDate } from '../../days/week';

/** What was bought of a food on one day, in any unit. */
export interface Lot {
  /** The first day on which it is there. */
  readonly since: PlainDate;
  /** The last day on which it is counted on. */
  readonly lastDay: PlainDate;
  readonly amount: number;
}

export interface Use {
  readonly day: PlainDate;
  /** In the unit of the lots; `Infinity` when nobody knows. */
  readonly amount: number;
}

export interface UsedUp {
  /** Of each lot, in the order they were given. */
  readonly left: readonly number[];
  /** Of each use, in the order they were given: how much the lots had of it. */
  readonly served: readonly number[];
}

/** @example consume([{ since: '2026-11-17', lastDay: '2026-11-27', amount: 300 }], [{ day: '2026-11-18', amount: 150 }]).left // [150] */
export function consume(lots: readonly Lot[], uses: readonly Use[]): UsedUp {
  const left = lots.map(({ amount }) => amount);
  const served = uses.map(() => 0);
  const soonestFirst = [...lots.keys()].toSorted((a, b) => compare(lots[a]!, lots[b]!));
  const inOrder = [...uses.keys()].toSorted((a, b) => (uses[a]!.day < uses[b]!.day ? -1 : 1));
  for (const at of inOrder) {
    const { day, amount } = uses[at]!;
    for (const lot of soonestFirst) {
      const { since, lastDay } = lots[lot]!;
      if (day < since || day > lastDay) continue;
      const taken = Math.min(left[lot]!, amount - served[at]!);
      left[lot]! -= taken;
      served[at]! += taken;
    }
  }
  return { left, served };
}

const compare = (a: Lot, b: Lot): number =>
  a.lastDay === b.lastDay ? 0 : a.lastDay < b.lastDay ? -1 : 1;
