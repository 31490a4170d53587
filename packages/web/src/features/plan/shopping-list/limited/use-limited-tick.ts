import type {
  ListLine,
  ShoppingList,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useLatest } from '../../../../ui/use-latest';
import { changePlan } from '../../../device/sync';
import { offerUndo } from '../state/undo';
import type { ShownList } from '../use-list';
import { changesOfTick } from './changes-of-tick';

type TickedList = Pick<ShownList, 'list' | 'scope' | 'today'>;

/**
 * Ticks with a toast that unticks: who may only tick may not send what sets fields back (`plan/sync/ticking.ts` of the domain),
 * so Undo is the other tick.
 */
export function useLimitedTick(shown: TickedList): (line: ListLine, isTicked: boolean) => void {
  const read = useLatest(shown);
  return function setTicked(line, isTicked) {
    const { list, scope, today } = read();
    for (const { name, args } of changesOfTick(line, isTicked, { list, today })) {
      // A failure has its own toast.
      changePlan(scope, name, args).catch(() => undefined);
    }
    if (!isTicked) return;
    offerUndo(`${line.name} in the trolley`, () => {
      // Only the line as it is by then knows what its tick covers.
      const ticked = linesOf(read().list).find(({ key }) => key === line.key);
      if (ticked?.isTicked) setTicked(ticked, false);
    });
  };
}

const linesOf = ({ waiting, aisles }: ShoppingList): readonly ListLine[] => [
  ...waiting,
  ...aisles.flatMap(({ lines }) => lines),
];
