import { describe, expect, test } from 'vitest';
import { PlannedDays } from '../../../testing/planned-days';
import { attendanceId } from '../rows/eater-rows';
import { listEaters, type WhoEats } from './eaters';
import { copiedSwaps, plannedSwaps } from './planned-swaps';

const cream = { amount: '150', unit: 'ml', name: 'cream' };
const members = ['kim', 'leo', 'mia', 'sam'].map((id) => ({ id, name: id }));
const whoEats: WhoEats = { eaters: listEaters(members, []), attendances: new Map() };
const later = '2026-12-01';

function withASwap() {
  const run = new PlannedDays('2026-11-23');
  const id = run.plan('2026-11-24', ['150 ml cream']);
  const swap = { mealId: id, eaterId: 'kim', key: 'cream', week: '2026-11-23' };
  run.swap({ ...swap, share: [1, 4], instead: { of: cream, use: [] } }, []);
  const { recipeId } = run.view.rows.get(`meals/${id}`)!.fields as { recipeId: string };
  const copy = { ofId: id, id: 'copy', recipeId, meal: 'dinner', date: later };
  return { rows: run.view.rows, copy };
}

describe('swaps of dishes that are planned with them', () => {
  test('the copy of a dish has its swaps, with the share of who is home on its day', () => {
    const { rows, copy } = withASwap();
    const attendance = { date: later, meal: 'dinner', home: ['kim', 'leo'] };
    const two = {
      ...whoEats,
      attendances: new Map([[attendanceId(later, 'dinner'), attendance]]),
    };
    expect(copiedSwaps(rows, copy, two)).toEqual([
      {
        mealId: 'copy',
        recipeId: copy.recipeId,
        eaterId: 'kim',
        key: 'cream',
        week: '2026-11-30',
        change: { share: [1, 2], instead: { of: cream, use: [] } },
      },
    ]);
  });

  test('a copy has no swap of a person who eats elsewhere by now, nor in a dish of another recipe', () => {
    const { rows, copy } = withASwap();
    const others = { ...whoEats, eaters: whoEats.eaters.filter(({ id }) => id !== 'kim') };
    expect(copiedSwaps(rows, copy, others)).toEqual([]);
    expect(copiedSwaps(rows, { ...copy, recipeId: 'other' }, whoEats)).toEqual([]);
  });

  test('a note has nothing that could be swapped', () => {
    const note = { id: 'note', meal: 'dinner', date: later };
    const swap = { eaterId: 'kim', key: 'cream', of: cream, use: [] };
    expect(plannedSwaps(note, [swap], whoEats)).toEqual([]);
  });
});
