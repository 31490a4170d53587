/** Putting lines in the trolley, and back on the list. */
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import {
  ticksOf,
  unticksBefore,
  unticksOf,
  type Tick,
  type Untick,
} from '@saltbush/domain/plan/shopping-list/ledger/ticks';
import type { Changer } from './make-changer';
import type { NamedChange } from './named-change';

export const tickActions = ({ read, change, changeWithUndo }: Changer) => ({
  setTicked(line: LedgerLine, isTicked: boolean): void {
    if (!isTicked) return change(...unticksOf(line));
    const { days, today } = read();
    // Undo takes back this one line, so this one is named.
    const ticks = tickChanges(line, ticksOf(line, days, today));
    changeWithUndo(`${line.name} in the trolley`, ...ticks);
  },
});

const untick = (args: Untick): NamedChange => ({ name: 'untick', args });

export const tickChanges = (line: LedgerLine, ticks: readonly Tick[]): NamedChange[] => [
  ...unticksBefore(line, ticks).map(untick),
  ...ticks.map((args): NamedChange => ({ name: 'tick', args })),
];
