/** Every way to sign in, with every half-made account, after every later proof of its address. */
import { afterAll, describe, expect, it } from 'vitest';
import { halfMadeAccounts, makeHalf, type HalfMade } from '../../../testing/half-made/accounts';
import { isOpen, type Case } from '../../../testing/half-made/expected';
import { proofs, type Proof } from '../../../testing/half-made/proofs';
import { openWays, ways } from '../../../testing/half-made/ways';
import { openWorld } from '../../../testing/half-made/world';

const world = await openWorld();
afterAll(() => world.close());

const inWords = ({ origin, state, hasSecondStep }: HalfMade) =>
  `made by ${origin}, ${state}${hasSecondStep ? ', with a second step' : ''}`;

const cases = halfMadeAccounts.flatMap((kind) =>
  [false, true].map((isDemanded): [string, boolean, HalfMade] => [inWords(kind), isDemanded, kind]),
);

const everyProof = Object.keys(proofs) as Proof[];

describe.each(everyProof)('after %s, an account', (proof) => {
  it.each(cases)(
    'an account made by %s (verification demanded: %s) opens by what it should',
    async (...row) => {
      const [, isDemanded, kind] = row;
      const one: Case = { ...kind, isDemanded, proof };
      const { app } = isDemanded ? world.strict : world.lax;
      const made = await makeHalf(world, kind);
      const hasOpened = await proofs[proof](world, app, made);
      expect(hasOpened, 'the proof itself').toBe(isOpen('the proof itself', one));
      expect(await openWays(world, app, made)).toEqual(ways.filter((way) => isOpen(way, one)));
    },
  );
});
