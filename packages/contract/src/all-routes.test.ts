import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './all-routes';
import { errorKinds } from './errors';

const named = Object.entries(allRoutes).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
);
const calls = named.map(({ route }) => `${route.method} ${route.path}`);

describe('every call of the contract', () => {
  it('is there once', () => {
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });

  it.each(named)('$name describes each parameter of its path', ({ route }) => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted();
    const schema = route.params && z.toJSONSchema(route.params, { unrepresentable: 'any' });
    expect(Object.keys(schema?.properties ?? {}).toSorted()).toEqual(inPath);
  });

  it.each(named)('$name can be written as JSON schema', ({ route }) => {
    for (const schema of [route.query, route.body, route.response]) {
      if (schema) expect(z.toJSONSchema(schema, { unrepresentable: 'any' })).toBeTypeOf('object');
    }
  });

  it.each(named)('$name names only errors of the catalogue', ({ route }) => {
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

  it.each(integers)('%s has bounds that a column of the database has too', (place, schema) => {
    const least = withoutColumn.test(place) ? Number.MIN_SAFE_INTEGER : 0;
    expect(schema.minimum ?? schema.exclusiveMinimum).toBeGreaterThanOrEqual(least);
    const isLong = withoutColumn.test(place) || changeNumbers.test(place);
    expect(schema.maximum).toBeLessThanOrEqual(isLong ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);
  });

  it.each(texts)('%s has an end', (_place, { format = '', maxLength }) => {
    const hasLengthByItself = ['uuid', 'date'].includes(format);
    expect(hasLengthByItself || maxLength! < 3_000_000).toBe(true);
  });
});

/** The specification's calls (section 7) that exist so far; a part that adds some adds them here. */
const specified = [
  'POST /auth/register',
  'POST /auth/login',
  'GET /auth/me',
  'GET /auth/verify-email/{verificationToken}',
  'POST /auth/resend-verification',
  'POST /auth/request-password-reset',
  'POST /auth/reset-password',
  'PUT /auth/password',
  'POST /auth/refresh',
  'PATCH /users/profile',
  'POST /households',
  'GET /households',
  'GET /households/{id}',
  'DELETE /households/{id}',
  'POST /households/{id}/members',
  'DELETE /households/{id}/members/{userId}',
  'POST /households/{id}/leave',
  'POST /households/{id}/invitations',
  'GET /households/{id}/invitations',
  'POST /households/invitations/{id}/accept',
  'POST /households/invitations/{id}/decline',
  'DELETE /households/invitations/{id}',
  'GET /households/invitations/sent',
  'GET /households/invitations/pending',
  'GET /households/invitations/{id}/details',
  'POST /households/{id}/close',
  'POST /households/{id}/restore',
  'POST /households/{id}/transfer-admin',
  'PATCH /households/{id}/settings',
  'GET /users/default-household',
  'PATCH /users/default-household',
  'DELETE /users/default-household',
  'GET /recipes/list/my-recipes',
  'GET /recipes/list/browse',
  'GET /recipes/list/household/{id}',
  'GET /recipes/by-tags',
  'GET /recipes/search',
  'GET /recipes/public',
  'POST /recipes/{id}/add-to-my-recipes',
  'POST /recipes/{id}/remove-from-my-recipes',
  'GET /users/favourites',
  'POST /users/favourites/{id}',
  'DELETE /users/favourites/{id}',
  'GET /recipes/{id}',
  'POST /recipes',
  'PUT /recipes/{id}',
  'DELETE /recipes/{id}',
  'POST /recipes/{id}/rate',
  'PUT /recipes/{id}/sharing',
  'PUT /recipes/batch-sharing',
  'POST /recipes/{id}/copy',
  'POST /recipes/{id}/share-link',
  'POST /recipes/{id}/private-share-link',
  'GET /recipes/shared/{shareToken}',
  'POST /recipes/scrape',
  'POST /recipe-photo-extraction/extract-recipe',
  'GET /meal-plans',
  'GET /meal-plans/current',
  'GET /meal-plans/{id}/hydrated',
  'POST /meal-plans',
  'PUT /meal-plans/{id}',
  'POST /meal-plans/{id}/meals',
  'DELETE /meal-plans/{id}/meals',
  'GET /meal-plans/{id}/shopping-list',
  'GET /test',
];

describe('the specification', () => {
  it.each(specified)('has its call %s', (call) => {
    expect(calls).toContain(call);
  });
});
