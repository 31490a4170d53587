import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './all-routes';
import { errorKinds } from './errors';

const named = Object.entries(allRoutes).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
);
const calls = named.map(({ route }) => `${route.method} ${route.path}`);

describe('every call of the contract', () => {
  it('every call is in the contract once', () => {
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });

  it.each(named)('the call $name describes each parameter of its path', ({ route }) => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted();
    const schema = route.params && z.toJSONSchema(route.params, { unrepresentable: 'any' });
    expect(Object.keys(schema?.properties ?? {}).toSorted()).toEqual(inPath);
  });

  it.each(named)('the call $name can be written as JSON schema', ({ route }) => {
    for (const schema of [route.query, route.body, route.response]) {
      if (schema) expect(z.toJSONSchema(schema, { unrepresentable: 'any' })).toBeTypeOf('object');
    }
  });

  it.each(named)('the call $name names only errors of the catalogue', ({ route }) => {
    for (const code of route.errors ?? []) expect(errorKinds).toHaveProperty(code);
  });
});

interface InputSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
}

/** Every single value that may be sent, by where it stands. */
function valuesIn(schema: InputSchema, path: string): [string, InputSchema][] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const inner = [
    ...Object.entries(properties).map(([name, field]) => [`${path}.${name}`, field] as const),
    ...[...anyOf, ...oneOf, ...(items ? [items] : [])].map((field) => [path, field] as const),
  ];
  return inner.length === 0
    ? [[path, schema]]
    : inner.flatMap(([at, field]) => valuesIn(field, at));
}

const inputs = named.flatMap(({ name, route }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    return valuesIn(json as InputSchema, `${name} ${part}`);
  }),
);

describe('every value that may be sent', () => {
  const integers = inputs.filter(([, { type }]) => type === 'integer');
  const texts = inputs.filter(
    ([, schema]) => schema.type === 'string' && !schema.enum && schema.const === undefined,
  );

  /** Numbers of changes have columns of eight bytes. */
  const changeNumbers = /^sync\.\w+ \w+\.(since|before|basis\.floor|operations\.(seq|seen))$/;
  /** A device's clock may say anything: it is stored as JSON. Its schema is not stored. */
  const withoutColumn = /^sync\.exchange body\.(schema|operations\.(at|offset))$/;

  it.each(integers)(
    'the number %s has bounds that a column of the database has too',
    (place, schema) => {
      const least = withoutColumn.test(place) ? Number.MIN_SAFE_INTEGER : 0;
      expect(schema.minimum ?? schema.exclusiveMinimum).toBeGreaterThanOrEqual(least);
      const isLong = withoutColumn.test(place) || changeNumbers.test(place);
      expect(schema.maximum).toBeLessThanOrEqual(isLong ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);
    },
  );

  it.each(texts)('the text %s has a greatest length', (_place, { format = '', maxLength }) => {
    const hasLengthByItself = ['uuid', 'date'].includes(format);
    expect(hasLengthByItself || maxLength! < 3_000_000).toBe(true);
  });
});
