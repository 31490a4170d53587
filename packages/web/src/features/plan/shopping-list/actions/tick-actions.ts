/** Puts lines in the trolley, and back on the list. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import {
  ticksOf,
  unticksBefore,
  type Tick,
  type Untick,
} from '@saltbush/domain/plan/shopping-list/list/ticks';
import { actionCode } from './action-code.lazy';
import { offerAgain, type Changer } from './make-changer';
import type { NamedChange } from './named-change';

export function tickActions({ read, change, changeWithUndo }: Changer) {
  function untickLine(line: ListLine): void {
    const code = actionCode.loaded();
    if (code) return change(...code.unticksOf(line));
    const again = () => untickLine(line);
    actionCode.load().then(again, () => offerAgain(`${line.name} is still in the trolley`, again));
  }

  function setTicked(line: ListLine, isTicked: boolean): void {
    if (!isTicked) return untickLine(line);
    const { list, today } = read();
    // Undo takes back this one line, so this one is named.
    const ticks = tickChanges(line, ticksOf(line, list.days, today));
    changeWithUndo(`${line.name} in the trolley`, ...ticks);
  }
  return { setTicked };
}

const untick = (args: Untick): NamedChange => ({ name: 'untick', args });

export const tickChanges = (line: ListLine, ticks: readonly Tick[]): NamedChange[] => [
  ...unticksBefore(line, ticks).map(untick),
  ...ticks.map((args): NamedChange => ({ name: 'tick', args })),
];
