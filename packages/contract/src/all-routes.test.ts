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
