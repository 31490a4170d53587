/** Putting lines in the trolley, removing them, and clearing what is there. */
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import {
  clearDoneOf,
  coversOf,
  ticksOf,
  unticksBefore,
  unticksOf,
  type ClearDone,
  type Tick,
  type Untick,
} from '@saltbush/domain/plan/shopping-list/ledger/ticks';
import { learnedOrder } from './learned-order';
import type { Changer, ListOnScreen } from './make-changer';
import type { NamedChange } from './named-change';

export const tickActions = ({ read, change, changeWithUndo }: Changer) => ({
  setTicked(line: LedgerLine, isTicked: boolean): void {
    if (!isTicked) return change(...unticksOf(line));
    const { days, today } = read();
    // Undo takes back this one line, so this one is named.
    const ticks = tickChanges(line, ticksOf(line, days, today));
    changeWithUndo(`${line.name} in the trolley`, ...ticks);
  },

  clearTicked(): void {
    const clears = clearDoneOf(read().ledger);
    if (clears.length === 0) return;
    const learned = learnedOrder(read());
    const title =
      learned.length === 0
        ? 'Ticked items cleared'
        : 'Ticked items cleared, aisles sorted as you walk';
    changeWithUndo(title, ...clears.map(clear), ...learned);
  },

  /** Off this list: typed items are gone, what recipes need comes back only when they need more. */
  removeLine(line: LedgerLine): void {
    const { items } = line;
    const removals = items.map(({ id }): NamedChange => ({ name: 'removeItem', args: { id } }));
    const covering = line.recipeAmounts ? putAway(line, read()) : [];
    changeWithUndo(`${line.name} removed`, ...removals, ...covering);
  },

  /** Back on the list after it was removed or cleared. */
  putBack(line: LedgerLine): void {
    changeWithUndo(`${line.name} back on the list`, ...unticksOf(line));
  },
});

/** What recipes need of it is there, until they need more. */
export function putAway(
  line: LedgerLine,
  { days, today }: Pick<ListOnScreen, 'days' | 'today'>,
): NamedChange[] {
  const covers = coversOf(line, days, today);
  const keys = [line.key];
  return [
    ...tickChanges(line, covers),
    ...covers.map(({ week }) => clear({ week, keys, items: [] })),
  ];
}

const untick = (args: Untick): NamedChange => ({ name: 'untick', args });
const clear = (args: ClearDone): NamedChange => ({ name: 'clearDone', args });

const tickChanges = (line: LedgerLine, ticks: readonly Tick[]): NamedChange[] => [
  ...unticksBefore(line, ticks).map(untick),
  ...ticks.map((args): NamedChange => ({ name: 'tick', args })),
];
