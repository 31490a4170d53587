/** Puts lines in the trolley, and back on the list. */
import { t } from '@lingui/core/macro';
import { tickChanges } from '@saltbush/domain/plan/shopping-list/changes/tick-changes';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { ticksOf } from '@saltbush/domain/plan/shopping-list/list/ticks';
import { actionCode } from './action-code.lazy';
import { offerAgain, type Changer } from './make-changer';

export function tickActions({ read, change, changeWithUndo }: Changer) {
  function untickLine(line: ListLine): void {
    const code = actionCode.loaded();
    if (code) return change(...code.unticksOf(line));
    const again = () => untickLine(line);
    actionCode.load().then(again, () => offerAgain(t`${line.name} is still in the trolley`, again));
  }

  function setTicked(line: ListLine, isTicked: boolean): void {
    if (!isTicked) return untickLine(line);
    const { list, today } = read();
    // Undo takes back this one line, so this one is named.
    const ticks = tickChanges(line, ticksOf(line, list.days, today));
    changeWithUndo(t`${line.name} in the trolley`, ...ticks);
  }
  return { setTicked };
}
