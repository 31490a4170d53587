/** Operations on the lines of a week's list: ticking, putting away, and what is set by hand. */
import type { PlainDate } from '../../../days/week';
import { lineId } from '../../../rows/rows';
import type { ItemRow, RowReference } from '../../../rows/rows';
import { editOrCreateRow, hasValue, removeRow, tickRow } from '../change-rows';
import { createRow, findRow } from '../draft';
import type { Draft } from '../draft';
import { itemAt } from './items';
import type { Mutators } from '../mutator';

const lineAt = (week: PlainDate, key: string): RowReference => ({
  kind: 'lines',
  id: lineId(week, key),
});

export const lineMutators: Mutators<'tick' | 'untick' | 'clearDone' | 'changeLine'> = {
  tick: {
    rows: ({ week, line, items }) => [
      ...(line ? [lineAt(week, line.key)] : []),
      ...items.map(itemAt),
    ],
    apply: (draft, { week, line, items, on }) => {
      if (line) {
        const { key, covered, left = null, from = null, to = null } = line;
        const row = lineAt(week, key);
        if (!findRow(draft, row)) createRow(draft, row, { week, key });
        const days = from !== null || hasValue(draft, row, 'coveredFrom');
        const hasLeft = left !== null || hasValue(draft, row, 'coveredLeft');
        showAndTick(draft, row, {
          covered,
          ...(days && { coveredFrom: from, coveredTo: to }),
          ...(hasLeft && { coveredLeft: left }),
        });
      }
      for (const id of items) showAndTick(draft, itemAt(id), { tickedOn: on });
    },
  },
  untick: {
    rows: ({ week, key, items }) => [
      ...(key === undefined ? [] : [lineAt(week, key)]),
      ...items.map(itemAt),
    ],
    apply: (draft, { week, key, items }) => {
      if (key !== undefined) {
        const line = lineAt(week, key);
        const hasLeft = hasValue(draft, line, 'coveredLeft');
        showAndTick(draft, line, { covered: null, ...(hasLeft && { coveredLeft: null }) });
      }
      for (const id of items) showAndTick(draft, itemAt(id), { tickedOn: null });
    },
  },
  clearDone: {
    rows: ({ week, keys, items }) => [
      ...keys.map((key) => lineAt(week, key)),
      ...items.map(itemAt),
    ],
    apply: (draft, { week, keys, items }) => {
      for (const key of keys) {
        const line = lineAt(week, key);
        if (hasValue(draft, line, 'covered')) tickRow(draft, line, { isCleared: true });
      }
      for (const id of items) clearItem(draft, itemAt(id));
    },
  },
  changeLine: {
    rows: ({ week, key }) => [lineAt(week, key)],
    apply: (draft, { week, key, change }) =>
      editOrCreateRow(draft, lineAt(week, key), change, { week, key }),
  },
};

/** Ticking or unticking what was put away shows it again. */
function showAndTick(draft: Draft, reference: RowReference, ticks: object): void {
  const isCleared = hasValue(draft, reference, 'isCleared');
  tickRow(draft, reference, isCleared ? { ...ticks, isCleared: null } : ticks);
}

function clearItem(draft: Draft, item: RowReference): void {
  const row = findRow(draft, item);
  const { tickedOn, repeatWeeks } = (row?.fields ?? {}) as Partial<ItemRow>;
  if (tickedOn === undefined) return;
  if (repeatWeeks) tickRow(draft, item, { isCleared: true });
  else removeRow(draft, item);
}
