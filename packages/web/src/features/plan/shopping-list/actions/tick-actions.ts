/** Putting lines in the trolley, removing them, and clearing what is there. */
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import {
  clearDoneOf,
  tickOf,
  unticksBefore,
  unticksOf,
  type Tick,
  type Untick,
} from '@saltbush/domain/plan/shopping-list/ledger/ticks';
import { learnedOrder } from './learned-order';
import type { Changer } from './make-changer';
import type { NamedChange } from './named-change';

export const tickActions = ({ read, change, changeWithUndo }: Changer) => ({
  setTicked(line: LedgerLine, isTicked: boolean): void {
    if (!isTicked) return change(...unticksOf(line).map(untick));
    const { today } = read();
    // Undo takes back this one line, so this one is named.
    changeWithUndo(`${line.name} in the trolley`, ...ticks(line, tickOf(line, today)));
  },

  clearTicked(): void {
    const args = clearDoneOf(read().ledger);
    if (!args) return;
    const learned = learnedOrder(read());
    const title =
      learned.length === 0
        ? 'Ticked items cleared'
        : 'Ticked items cleared, aisles sorted as you walk';
    changeWithUndo(title, { name: 'clearDone', args }, ...learned);
  },

  /** Off this list: typed items are gone, what recipes need comes back only when they need more. */
  removeLine(line: LedgerLine): void {
    const { today } = read();
    const { items } = line;
    const removals = items.map(({ id }): NamedChange => ({ name: 'removeItem', args: { id } }));
    const covering = line.recipeAmounts ? putAway(line, today) : [];
    changeWithUndo(`${line.name} removed`, ...removals, ...covering);
  },

  /** Back on the list after it was removed or cleared. */
  putBack(line: LedgerLine): void {
    changeWithUndo(`${line.name} back on the list`, ...unticksOf(line).map(untick));
  },
});

/** What recipes need of it is there, until they need more. */
export const putAway = (line: LedgerLine, today: PlainDate): NamedChange[] => [
  ...ticks(line, { ...tickOf({ ...line, areRecipesCovered: false }, today), items: [] }),
  { name: 'clearDone', args: { week: line.week, keys: [line.key], items: [] } },
];

const untick = (args: Untick): NamedChange => ({ name: 'untick', args });

const ticks = (line: LedgerLine, args: Tick): NamedChange[] => [
  ...unticksBefore(line, args).map(untick),
  { name: 'tick', args },
];
