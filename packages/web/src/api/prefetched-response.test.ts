import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { priya, token } from '../testing/people';
import { call, prefetchedAnswer } from './call';
import { firstCallOf, prefetchFirstCall, prefetchSettled } from './prefetched-response';
import { startSession } from './session';

const listUrl = '/api/recipes/list/my-recipes?page=1&limit=12';
const listFirstTwelve = (signal?: AbortSignal) =>
  call(recipeListsRoutes.listMyRecipes, { query: { page: 1, limit: 12 } }, { signal });

/** Answers each call with its number. */
function countCalls() {
  const requests: { url: string; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, token: new Headers(init.headers).get('authorization') });
    return Response.json({ answer: requests.length });
  });
  return requests;
}

beforeEach(() => {
  window.saltbushPrefetched = undefined;
  startSession(token, priya);
});

test.each([
  ['/my-recipes', listUrl],
  ['/browse', '/api/recipes/list/browse?page=1&limit=12'],
  ['/recipes/42-a', '/api/recipes/42-a'],
  ['/recipes/42/cook', '/api/recipes/42'],
  ['/my-recipes?q=soup', undefined],
  ['/my-recipes/new', undefined],
  ['/recipes/42/edit', undefined],
  ['/recipes/..%2Fadmin', undefined],
  ['/login', undefined],
])('the page %s asks for %s first', (address, url) => {
  expect(firstCallOf(address)).toBe(url);
});

describe('a prefetched answer', () => {
  test('a prefetched answer is taken by the call that asks the same, once', async () => {
    const requests = countCalls();
    prefetchFirstCall('/my-recipes');
    expect(await listFirstTwelve()).toEqual({ answer: 1 });
    expect(await listFirstTwelve()).toEqual({ answer: 2 });
    expect(requests).toEqual([
      { url: listUrl, token: `Bearer ${token.token}` },
      { url: listUrl, token: `Bearer ${token.token}` },
    ]);
  });

  test('a prefetched answer is there for the first render once it has come, once', async () => {
    countCalls();
    const query = { page: 1, limit: 12 };
    prefetchFirstCall('/my-recipes');
    expect(prefetchedAnswer(recipeListsRoutes.listMyRecipes, { query })).toBeUndefined();
    await prefetchSettled();
    expect(prefetchedAnswer(recipeListsRoutes.browse, { query })).toBeUndefined();
    expect(prefetchedAnswer(recipeListsRoutes.listMyRecipes, { query })).toEqual({ answer: 1 });
    expect(prefetchedAnswer(recipeListsRoutes.listMyRecipes, { query })).toBeUndefined();
  });

  test('a prefetched answer that is a refusal is left to the call', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    prefetchFirstCall('/my-recipes');
    await prefetchSettled();
    expect(prefetchedAnswer(recipeListsRoutes.listMyRecipes, {})).toBeUndefined();
    await expect(listFirstTwelve()).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  test('a prefetched answer is not for another question', async () => {
    const requests = countCalls();
    prefetchFirstCall('/my-recipes');
    await call(recipesRoutes.get, { params: { id: '42' } });
    expect(requests.map(({ url }) => url)).toEqual([listUrl, '/api/recipes/42']);
  });

  test('a prefetched answer is not for another person', async () => {
    countCalls();
    prefetchFirstCall('/my-recipes');
    startSession({ ...token, token: 'of-tom' }, priya);
    expect(await listFirstTwelve()).toEqual({ answer: 2 });
  });

  test('a prefetched answer is not taken when it has grown old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    countCalls();
    prefetchFirstCall('/my-recipes');
    vi.advanceTimersByTime(16_000);
    expect(await listFirstTwelve()).toEqual({ answer: 2 });
  });

  test('a prefetched answer is not waited for any more when the caller leaves', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    prefetchFirstCall('/my-recipes');
    const leaving = new AbortController();
    const waiting = listFirstTwelve(leaving.signal);
    leaving.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
  });

  test('a prefetched answer that never came is an error like any other', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    prefetchFirstCall('/my-recipes');
    await expect(listFirstTwelve()).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' });
  });
});

test('a visitor prefetches no answer', () => {
  localStorage.clear();
  const requests = countCalls();
  prefetchFirstCall('/my-recipes');
  expect(requests).toEqual([]);
});

test('a token that is over prefetches nothing: on a public page it is a visitor’s', () => {
  startSession({ ...token, expiresAt: '2020-01-01T00:00:00.000Z' }, priya);
  const requests = countCalls();
  prefetchFirstCall('/recipes/42');
  expect(requests).toEqual([]);
});
