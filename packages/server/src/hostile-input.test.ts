/**
 * No value in any field of any call makes the server fail: the contract is walked, so a new call and a
 * new field are tested too. Each is sent by someone signed in, on things that are there, in an example
 * that is otherwise right; what is refused is refused in the words of the contract.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '@saltbush/contract/errors';
import type { Route } from '@saltbush/contract/route';
import { inputSchemaOf, placesOf, withValueAt } from './testing/contract-inputs';
import {
  callsWithInput,
  exampleFor,
  examplesFor,
  type Parts,
} from './testing/hostile/example-calls';
import { openHostileApp, type HostileApp } from './testing/hostile/hostile-app';
import { faultIn, sendCall } from './testing/hostile/send-call';
import { hostileValues } from './testing/hostile-values';

let there: HostileApp;
beforeAll(async () => {
  there = await openHostileApp();
});
afterAll(() => there.close());

/** What an example is refused with that is wrong in its form, or names what is not there. */
const refusalsOfForm = ['VALIDATION_FAILED', 'MALFORMED_REQUEST', 'NOT_FOUND', 'FORBIDDEN'];

/** Every part of the call with one value changed. */
function* changedParts(route: Route, example: Parts): Generator<{ what: string; parts: Parts }> {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (schema === undefined) continue;
    for (const { path, schema: field } of placesOf(inputSchemaOf(schema))) {
      for (const value of hostileValues(field)) {
        const what = `${part} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
        yield { what, parts: { ...example, [part]: withValueAt(example[part], path, value) } };
      }
    }
  }
}

const withFields = callsWithInput.filter(({ route }) => route.query ?? route.body);

test.each(withFields)(
  '$name takes the form of the example that is changed below',
  async ({ route }) => {
    const { status, text } = await sendCall(there, route, exampleFor(route, there));
    const error = status < 400 ? undefined : (JSON.parse(text) as ErrorBody);
    expect(refusalsOfForm, JSON.stringify(error?.details)).not.toContain(error?.code);
  },
);

/** Some calls have a thousand changed inputs; each is quick, but a busy machine is slow. */
const manyCallsMs = 240_000;

test.each(callsWithInput)(
  '$name never fails, whatever it is sent',
  { timeout: manyCallsMs },
  async ({ route }) => {
    const faults: string[] = [];
    for (const example of examplesFor(route, there)) {
      for (const { what, parts } of changedParts(route, example)) {
        const fault = faultIn(await sendCall(there, route, parts));
        if (fault !== undefined) faults.push(`${what}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
