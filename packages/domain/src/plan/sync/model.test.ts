import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { runModel } from '../../../testing/sync-model/run-model';

/** `npm run bench -- sync-model --operations 100000 --seed 2` runs it for longer. */
it('devices agree with the server after anything that can go wrong', () => {
  // A seed with which each kind of accident happens.
  const figures = runModel({ operations: 1_200, seed: 2 });
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

it('devices agree with the server in short runs of any seed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      runModel({ operations: 50, seed });
    }),
    { numRuns: 20 },
  );
});
