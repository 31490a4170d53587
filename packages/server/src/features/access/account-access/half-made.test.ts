/** Every way to sign in, with every half-made account, after every later proof of its address. */
import { afterAll, describe, expect, it } from 'vitest';
import { makeHalf } from '../../../testing/half-made/accounts';
import { casesAfter, everyProof } from '../../../testing/half-made/cases';
import { isOpen, type Case } from '../../../testing/half-made/expected';
import { proofs } from '../../../testing/half-made/proofs';
import { openWays, ways } from '../../../testing/half-made/ways';
import { openWorld } from '../../../testing/half-made/world';

const world = await openWorld();
afterAll(() => world.close());

const inWords = ({ origin, state, hasSecondStep }: Case) =>
  `${origin}, ${state}${hasSecondStep ? ', with a second step' : ''}`;

describe.each(everyProof)('after %s, an account', (proof) => {
  it.each(casesAfter(proof).map((one) => [inWords(one), one.isDemanded, one] as const))(
    'an account made by %s (verification demanded: %s) opens by what it should',
    async (_words, isDemanded, one) => {
      const { app } = isDemanded ? world.strict : world.lax;
      const made = await makeHalf(world, one);
      const hasOpened = await proofs[proof](world, app, made);
      expect(hasOpened, 'the proof itself').toBe(isOpen('the proof itself', one));
      expect(await openWays(world, app, made)).toEqual(ways.filter((way) => isOpen(way, one)));
    },
  );
});
