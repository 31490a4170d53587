/**
 * The example recipes of the wizard (Spec 2, 8 and 9).
 *
 * - They have three tags; at most 20 are shown and at least 5 are chosen. Where fewer are there, all of
 *   them suffice: nobody is stuck.
 * - Each is added by a call of its own. Answered 400, it was there already: no failure.
 * - All failed: the wizard stays. Otherwise it goes on, also if some failed: asking again would not end
 *   while one of them is gone for good.
 */
import { say } from '../../texts/say';

export const minSamples = 5;
export const maxSamples = 20;

/** @example samplesNeeded(19) // 5 */
export const samplesNeeded = (available: number): number => Math.min(minSamples, available);

export type AddOutcome = 'added' | 'already-there' | 'failed';

/** @param status of the answer; undefined if none came */
export const outcomeOfRefusal = (status: number | undefined): AddOutcome =>
  status === 400 ? 'already-there' : 'failed';

export interface AddedSample {
  title: string;
  outcome: AddOutcome;
}

export interface AddingReport {
  kind: 'success' | 'warning' | 'error';
  title: string;
  message: string;
  /** Whether the wizard goes on. */
  goesOn: boolean;
}

/**
 * What is said once all were tried.
 *
 * @example reportAdding([{ title: 'Laksa', outcome: 'added' }]).title // 'Recipes ready!'
 */
export function reportAdding(samples: readonly AddedSample[]): AddingReport {
  const failed = samples.filter(({ outcome }) => outcome === 'failed');
  const added = samples.filter(({ outcome }) => outcome === 'added').length;
  if (failed.length > 0 && failed.length === samples.length) {
    const message = failed.map(({ title }) => title).join(', ');
    return { kind: 'error', title: say('Some recipes could not be added'), message, goesOn: false };
  }
  if (failed.length > 0) {
    const message = say(
      '{here} of {all} recipes are in your collection, {failed} could not be added',
      { here: samples.length - failed.length, all: samples.length, failed: failed.length },
    );
    return { kind: 'warning', title: say('Recipes partially added'), message, goesOn: true };
  }
  const message =
    added === 0
      ? say('All selected recipes are already in your collection')
      : say(
          '{added, plural, one {# recipe added to your collection} other {# recipes added to your collection}}',
          { added },
        );
  return { kind: 'success', title: say('Recipes ready!'), message, goesOn: true };
}

/**
 * Spec 2: amount and unit are shown only if the amount is above 0.
 *
 * @example hasAmount('1/2') // true
 * @example hasAmount('0') // false
 */
export const hasAmount = (amount: string): boolean => /[1-9½⅓⅔¼¾⅛⅜⅝⅞]/.test(amount);
