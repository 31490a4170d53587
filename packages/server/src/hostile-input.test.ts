/**
 * No value in any field of any call makes the server fail: the contract is walked, so a new call and a
 * new field are tested too. Each is sent by someone signed in, on things that are there, in an example
 * that is otherwise right; what is refused is refused in the words of the contract. A value that is taken is sent in
 * every place at once, and one place at a time where the call is refused as a whole.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '@saltbush/contract/errors';
import { changesOf, type Change } from './testing/hostile/changed-parts';
import { callsWithInput, exampleFor, examplesFor } from './testing/hostile/example-calls';
import { openHostileApp, type HostileApp } from './testing/hostile/hostile-app';
import { faultIn, sendCall } from './testing/hostile/send-call';

let there: HostileApp;
beforeAll(async () => {
  there = await openHostileApp();
});
afterAll(() => there.close());

/** What an example is refused with that is wrong in its form, or names what is not there. */
const refusalsOfForm = ['VALIDATION_FAILED', 'MALFORMED_REQUEST', 'NOT_FOUND', 'FORBIDDEN'];

const withFields = callsWithInput.filter(({ route }) => route.query ?? route.body);

test.each(withFields)(
  'the example of $name, changed in the tests below, has the form that the call takes',
  async ({ route }) => {
    const { status, text } = await sendCall(there, route, exampleFor(route, there));
    const error = status < 400 ? undefined : (JSON.parse(text) as ErrorBody);
    expect(refusalsOfForm, JSON.stringify(error?.details)).not.toContain(error?.code);
  },
);

/** Some calls have hundreds of changed inputs; each is quick, but a busy machine is slow. */
const manyCallsMs = 240_000;

test.each(callsWithInput)(
  'the call $name never fails, whatever it is sent',
  { timeout: manyCallsMs },
  async ({ route }) => {
    const faults: string[] = [];
    const isTaken = async ({ what, parts }: Change): Promise<boolean> => {
      const sent = await sendCall(there, route, parts);
      const fault = faultIn(sent);
      if (fault !== undefined) faults.push(`${what}: ${fault}`);
      return sent.status < 400;
    };
    for (const { refused, taken } of examplesFor(route, there).map((one) =>
      changesOf(route, one),
    )) {
      for (const change of refused) await isTaken(change);
      for (const { singly, ...atOnce } of taken) {
        if (singly.length > 1 && (await isTaken(atOnce))) continue;
        for (const change of singly) await isTaken(change);
      }
    }
    expect(faults).toEqual([]);
  },
);
