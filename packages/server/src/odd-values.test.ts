/**
 * An odd value in any place of what comes from outside is refused alone: no call fails, an operation leaves the others
 * of its batch to run, a page is still read, and an archive's other recipes come in.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from '@saltbush/contract/route';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { operationSchemas } from '@saltbush/contract/plan/sync-operations';
import { longestBatch, type OperationName } from '@saltbush/domain/plan/sync/operations';
import { exampleOf, inputSchemaOf, wholesOf, withValueAt } from './testing/values/contract-inputs';
import { callsWithInput, exampleFor } from './testing/hostile/example-calls';
import { openHostileApp, type HostileApp } from './testing/hostile/hostile-app';
import { oddValues } from './testing/hostile/odd-values';
import { faultIn, sendCall } from './testing/hostile/send-call';
import { openDevice } from './testing/sync-device';

let there: HostileApp;
beforeAll(async () => {
  there = await openHostileApp();
});
afterAll(() => there.close());

const odd = Object.entries(oddValues);
const partNames = ['params', 'query', 'body'] as const;

/** The example with one odd value in each place in turn, from the names of its fields on. */
function* withOddFields(schema: z.ZodMiniType, example: unknown) {
  for (const { path } of wholesOf(inputSchemaOf(schema)).filter((place) => place.path.length > 0)) {
    for (const [name, value] of odd) {
      yield { what: `${path.join('.')} = ${name}`, input: withValueAt(example, path, value) };
    }
  }
}

test.each(callsWithInput)('no schema of $name throws at an odd value', ({ route }) => {
  const example = exampleFor(route, there);
  for (const part of partNames) {
    const schema: z.ZodMiniType | undefined = route[part];
    if (schema === undefined) continue;
    for (const { what, input } of withOddFields(schema, example[part])) {
      expect(() => z.safeParse(schema, input), `${part} ${what}`).not.toThrow();
    }
  }
});

test.each(callsWithInput)('the call $name answers odd values in its words', async ({ route }) => {
  const faults: string[] = [];
  for (const { what, parts } of oddParts(route)) {
    const fault = faultIn(await sendCall(there, route, parts));
    if (fault !== undefined) faults.push(`${what}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

function* oddParts(route: Route) {
  const example = exampleFor(route, there);
  for (const part of partNames) {
    const schema = route[part];
    if (schema === undefined) continue;
    for (const { what, input } of withOddFields(schema, example[part])) {
      yield { what: `${part} ${what}`, parts: { ...example, [part]: input } };
    }
  }
}

const operations = Object.entries(operationSchemas) as [OperationName, z.ZodMiniType][];

test.each(operations)(
  'the operation %s with an odd value is refused by its id, and the others of its batch run',
  async (name, schema) => {
    const device = openDevice(there.people.alex);
    const spoiled = [...withOddFields(schema, exampleOf(inputSchemaOf(schema)))];
    for (let at = 0; at < spoiled.length; at += longestBatch - 1) {
      const some = spoiled
        .slice(at, at + longestBatch - 1)
        .map(({ input }) => device.make(name, input as never));
      const good = device.make('changeFood', { key: 'plum', change: { isStaple: true } });
      const refused = new Set((await device.sync([...some, good])).refused.map(({ id }) => id));
      const bad = some.filter(({ args }) => !parseInput(schema, args).success);
      expect(bad.filter(({ id }) => !refused.has(id))).toEqual([]);
      expect(refused).not.toContain(good.id);
    }
  },
);
