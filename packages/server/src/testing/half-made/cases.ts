/**
 * The rows of the table of half-made accounts. Every open account meets every proof on both servers. One that is
 * disabled or about to be deleted lets nobody in, whatever else is true of it (rule 1 of `expected.ts`): each origin of
 * it still meets each proof, and the second step and the demand for a verified address take turns, so that each state,
 * each origin and each proof is seen with all four of their combinations.
 */
import { halfMadeAccounts, origins } from './accounts';
import type { Case } from './expected';
import { proofs, type Proof } from './proofs';

export const everyProof = Object.keys(proofs) as Proof[];

export const casesAfter = (proof: Proof): Case[] =>
  halfMadeAccounts.flatMap((kind) =>
    [false, true]
      .map((isDemanded) => ({ ...kind, isDemanded, proof }))
      .filter((one) => one.state === 'open' || isItsTurn(one)),
  );

function isItsTurn({ origin, state, hasSecondStep, isDemanded, proof }: Case): boolean {
  const turn = origins.indexOf(origin) + everyProof.indexOf(proof) + (state === 'disabled' ? 0 : 1);
  return turn % 4 === (hasSecondStep ? 2 : 0) + (isDemanded ? 1 : 0);
}
