/**
 * Which ways in stay open, from the rules in words (decision 0083) and not from the code.
 *
 * 1. Nobody is let in to an account that is disabled or about to be deleted.
 * 2. Where verified addresses are demanded, nobody is let in before the address is verified.
 * 3. The first proof of an address ends every way in that was added before it; the password stays, unless the proof
 *    is a reset. What its person proves it with stays: the session, and what that was begun with.
 * 4. A new password ends what the old one let in: sessions, calendar addresses, export tickets, links by mail,
 *    sign-ins half done.
 * 5. Disabling and asking for deletion end the same, and voting links, for good.
 * 6. What others were given stays: a voting link after a new password, a link that shares a recipe in any case. It is
 *    silent while its person may not sign in.
 * 7. With a second step, neither a password nor the provider lets in without a code; a passkey does.
 * 8. A link that resets the password lets nobody in by itself, so that it works also before rule 2 is fulfilled.
 */
import type { HalfMade } from './accounts';
import type { Proof } from './proofs';
import type { Way } from './ways';

export interface Case extends HalfMade {
  isDemanded: boolean;
  proof: Proof;
}

export function isOpen(way: Way | 'the proof itself', one: Case): boolean {
  if (way === 'a reset link sent before') return isLive(one) && !isReset(one) && !isFirstProof(one);
  return mayEnter(one) && rules[way](one);
}

const rules: Record<Exclude<Way, 'a reset link sent before'> | 'the proof itself', Rule> = {
  'the session it was made with': keepsSession,
  'refreshing that session': keepsSession,
  'the calendar address': (one) => !isReset(one) && !isFirstProof(one),
  'the export ticket': (one) => !isReset(one) && !isFirstProof(one),
  'the voting link': (one) => !isFirstProof(one),
  'the link that shares a recipe': () => true,
  'the second step begun before': (one) => asksForCode(one) && !isReset(one),
  'the first password': (one) => !isReset(one) && !asksForCode(one),
  'the new password': (one) => isReset(one) && !asksForCode(one),
  'the first password and a code': (one) => !isReset(one) && asksForCode(one),
  'the first password and a recovery code': (one) => !isReset(one) && asksForCode(one),
  'the new password and a code': (one) => isReset(one) && asksForCode(one),
  'the passkey': (one) => !isFirstProof(one),
  'the identity at the provider': (one) =>
    (!isFirstProof(one) || provesWithProvider(one)) && !asksForCode(one),
  'the proof itself': (one) => isSignIn(one) && !asksForCode(one),
};

type Rule = (one: Case) => boolean;

/** Its address was not proved before, and is now. */
function isFirstProof({ origin, proof }: Case): boolean {
  if (origin === 'provider with email_verified') return false;
  return proof !== 'nothing' && proof !== 'the word of the provider for another identity';
}

const isLive = ({ state }: Case) => state === 'open';
const isReset = ({ proof }: Case) => proof === 'a reset link';
const isVerified = (one: Case) =>
  one.origin === 'provider with email_verified' || isFirstProof(one);
const mayEnter = (one: Case) => isLive(one) && (isVerified(one) || !one.isDemanded);
const asksForCode = (one: Case) => one.hasSecondStep && !isFirstProof(one);

/** The session in which the link is opened is the only one that a first proof leaves. */
const isProvedInSession = (one: Case) =>
  isLive(one) && one.proof === 'a verification link where its maker is signed in';

function keepsSession(one: Case): boolean {
  return !isReset(one) && (!isFirstProof(one) || isProvedInSession(one));
}

const provesWithProvider = (one: Case) =>
  one.proof === 'the word of the provider for its identity' ||
  (isProvedInSession(one) && one.origin === 'provider');

/** An identity that was never linked signs in where both sides know the address as proved. */
const isSignIn = ({ origin, proof }: Case) =>
  proof === 'the word of the provider for its identity' ||
  (proof === 'the word of the provider for another identity' &&
    origin === 'provider with email_verified');
