import { describe, expect, test } from 'vitest';
import { changedParts, rowsOfUndo, type LoggedChange } from './changed-parts';

describe('what an operation changes of what other programs read', () => {
  test.each<[LoggedChange, string[]]>([
    [{ name: 'addMeal', args: { id: 'a' } }, ['meals', 'list']],
    [{ name: 'tick', args: { items: ['a'] } }, ['list']],
    [{ name: 'setVote', args: {} }, []],
    [{ name: 'setEater', args: { id: 'a' } }, []],
  ])('the operation %o changes %o', (change, parts) => {
    expect(changedParts(change)).toEqual(parts);
  });

  test.each<[LoggedChange, string[]]>([
    [{ name: 'restoreRows', args: { rows: [{ kind: 'meals', id: 'a' }] } }, ['meals', 'list']],
    [{ name: 'setBack', args: { kind: 'items', id: 'a', field: 'text' } }, ['list']],
    [{ name: 'setBackAll', args: { fields: [{ kind: 'lines', id: 'a' }] } }, ['list']],
    [{ name: 'setBackAll', args: { fields: [{ kind: 'eaters', id: 'a' }] } }, []],
  ])('the undo %o changes what its rows are part of: %o', (change, parts) => {
    expect(changedParts(change)).toEqual(parts);
  });

  test('an operation that undoes nothing has no rows to set back', () => {
    expect(rowsOfUndo({ name: 'addItems', args: { items: [{ id: 'a' }] } })).toEqual([]);
  });
});
