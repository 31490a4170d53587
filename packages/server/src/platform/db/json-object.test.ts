import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { jsonObject, jsonTime, type JsonSql } from './json-object';

const { db, close } = await createTestDatabase('empty');
afterAll(close);

async function written({ json }: JsonSql): Promise<unknown> {
  const { rows } = await db.execute<{ text: string }>(sql`select ${json} as text`);
  return JSON.parse(rows[0]!.text);
}

test('a JSON object in SQL says any text and any number as it is', async () => {
  // PostgreSQL keeps no NUL and no half of a pair of surrogates.
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
  const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  await fc.assert(
    fc.asyncProperty(text, whole, fc.boolean(), fc.array(text), async (a, b, c, d) => {
      const fields = {
        a: sql`${a}::text`,
        b: sql`${b}::int`,
        c: sql`${c}::boolean`,
        d: sql`${sql.param(d)}::text[]`,
      };
      expect(await written(jsonObject(fields))).toEqual({ a, b, c, d });
    }),
    { numRuns: 50 },
  );
});

test('a JSON object in SQL leaves out what is null, wherever it stands', async () => {
  const nothing = sql`null::text`;
  const one = sql`1`;
  expect(await written(jsonObject({ a: nothing, b: one, c: nothing }))).toEqual({ b: 1 });
  expect(await written(jsonObject({ a: nothing }))).toEqual({});
  expect(await written(jsonObject({ a: jsonObject({ b: nothing }), c: one }))).toEqual({
    a: {},
    c: 1,
  });
});

test('a JSON object in SQL has what was written before beside the rest', async () => {
  const one = sql`1`;
  expect(await written(jsonObject({ a: one }, sql`'"b":[2]'`))).toEqual({ a: 1, b: [2] });
});

test('a time in SQL is written as toISOString writes it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      async (time) => {
        const micro = sql`${time.toISOString()}::timestamptz + interval '999 microseconds'`;
        expect(await written(jsonTime(micro))).toBe(time.toISOString());
      },
    ),
    { numRuns: 50 },
  );
});
