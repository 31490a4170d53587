import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { seededRandom } from '../../../testing/sync-model/random';
import { randomOperation } from '../../../testing/sync-model/random-operation';
import { runModel } from '../../../testing/sync-model/run-model';
import { rowKey, type Row } from '../rows/rows';
import { applyOperation } from './apply-operation';
import { operationNames } from './mutators/all-mutators';
import type { OperationName } from './operations';

/** `npm run bench -- sync-model --operations 100000 --seed 2` runs it for longer. */
it('devices agree with the server after anything that can go wrong', () => {
  // A seed with which each kind of accident happens.
  const figures = runModel({ operations: 1_200, seed: 5 });
  const happened = [
    'kills',
    'duplicates',
    'lostMessages',
    'lostResets',
    'refused',
    'lostValues',
    'clockChanges',
  ];
  for (const name of happened)
    expect(figures).toHaveProperty(
      name,
      expect.toSatisfy((n) => n > 0),
    );
});

it('people in the model make every operation', () => {
  const rows = new Map<string, Row>();
  const random = seededRandom(7);
  const made = new Set<OperationName>();
  let count = 0;
  const newId = () => `made-${(count += 1)}`;
  for (let at = 1; at <= 4_000; at += 1) {
    const { name, args } = randomOperation(random, rows, newId);
    made.add(name);
    const operation = { id: newId(), name, args, at, offset: 0, seen: at };
    for (const row of applyOperation(rows, operation, { userId: 'ann', now: at }).changed) {
      rows.set(rowKey(row.kind, row.id), { ...row, version: at });
    }
  }
  expect(operationNames.filter((name) => !made.has(name))).toEqual([]);
});

it('devices agree with the server in short runs of any seed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      runModel({ operations: 50, seed });
    }),
    { numRuns: 20 },
  );
});
