import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { route } from '@saltbush/contract/route';
import { priya, token } from '../testing/people';
import { answer, fakeApi } from '../testing/fake-api';
import { onAnnouncement } from './announcements';
import { call } from './call';
import { writeText, readText } from './stored/local-store';
import { endSession, getSession, renewToken, startSession } from './session';
import { viewModeKey } from './view-mode';

const unreachable = 'Unable to connect to the server. Please try again later.';

const codeOf = (answer: Promise<unknown>): Promise<ErrorCode | string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Answers the calls one after the other, and notes what was asked. */
function answerInTurn(...responses: (Response | Error)[]) {
  const fetched: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push({ url, init });
    const next = responses.shift();
    if (next instanceof Response) return next;
    throw next ?? new TypeError('Nothing left to answer');
  });
  return fetched;
}

const refusal = (code: ErrorCode) => {
  const error = new AppError(code);
  return Response.json(error.toBody(), { status: error.status });
};

describe('what is sent', () => {
  test('a call carries the token, the path with its parameters and the query', async () => {
    startSession(token, priya);
    const fetched = answerInTurn(
      Response.json({ recipes: [] }),
      new Response(null, { status: 204 }),
    );

    await call(recipeListsRoutes.listMyRecipes, { query: { page: 2 } });
    await call(recipesRoutes.remove, { params: { id: 'a/b' } });

    expect(fetched.map(({ url }) => url)).toEqual([
      '/api/recipes/list/my-recipes?page=2',
      '/api/recipes/a%2Fb',
    ]);
    expect(fetched[0]!.init.method).toBe('GET');
    expect(new Headers(fetched[0]!.init.headers).get('authorization')).toBe(
      'Bearer token-of-priya',
    );
    expect(new Headers(fetched[0]!.init.headers).get('accept-language')).toBe('en');
    expect(fetched[1]!.init.method).toBe('DELETE');
  });

  test('a call carries no token for a visitor', async () => {
    const fetched = answerInTurn(Response.json({ delivery: 'mail' }));
    await call(accountsRoutes.requestPasswordReset, { body: { email: 'priya@example.com' } });
    expect(new Headers(fetched[0]!.init.headers).has('authorization')).toBe(false);
    expect(fetched[0]!.init.body).toBe('{"email":"priya@example.com"}');
  });

  test('a call is checked by the contract first: a wrong body goes nowhere', async () => {
    const fetched = answerInTurn();
    const answer = call(accountsRoutes.login, { body: { email: 'priya', password: '' } });
    await expect(answer).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [
        { field: 'email', message: 'Please enter an email address like name@example.com' },
        { field: 'password', message: 'Please enter your password' },
      ],
    });
    expect(fetched).toHaveLength(0);
  });

  test('a call is sent as a form when the route takes a file', async () => {
    const upload = route({
      method: 'POST',
      path: '/images',
      summary: 'A picture.',
      access: 'signed-in',
      upload: { field: 'photo', maxBytes: 10 },
    });
    const fetched = answerInTurn(new Response(null, { status: 204 }));
    await call(upload, { file: new Blob(['x'], { type: 'image/png' }) });
    const body = fetched[0]!.init.body as FormData;
    expect((body.get('photo') as Blob).type).toBe('image/png');
    expect(new Headers(fetched[0]!.init.headers).has('content-type')).toBe(false);
  });
});

describe('what comes back', () => {
  test('a call gives the answer, and nothing for a call without one', async () => {
    startSession(token, priya);
    fakeApi([answer(accountsRoutes.me, priya), answer(accountsRoutes.logout, undefined)]);
    expect(await call(accountsRoutes.me)).toEqual(priya);
    expect(await call(accountsRoutes.logout)).toBeUndefined();
  });

  test.each<[string, Response, ErrorCode]>([
    ['an error of the catalogue', refusal('USERNAME_TAKEN'), 'USERNAME_TAKEN'],
    ['a bare 404', new Response('no', { status: 404 }), 'NOT_FOUND'],
    [
      'a page of a proxy',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'SERVER_UNREACHABLE',
    ],
    [
      'a code nobody knows',
      Response.json({ error: '?', details: '?', code: 'ODD' }, { status: 418 }),
      'INTERNAL',
    ],
    ['an answer cut short', new Response('{"recipes":[', { status: 200 }), 'SERVER_UNREACHABLE'],
  ])('the answer "%s" is an AppError', async (_, response, code) => {
    answerInTurn(response);
    expect(await codeOf(call(accountsRoutes.me))).toBe(code);
  });

  test.each<[string, number, object, object]>([
    [
      'the words of an error without a code',
      401,
      { error: 'Wrong password', details: 'You mistyped it.' },
      { code: 'NOT_SIGNED_IN', message: 'Wrong password', details: 'You mistyped it.' },
    ],
    [
      'a message',
      418,
      { message: 'I am a teapot.' },
      { code: 'INTERNAL', details: 'I am a teapot.' },
    ],
    [
      'the words of an error with an unknown code',
      409,
      { error: 'Full', details: 'No room is left.', code: 'ODD' },
      { code: 'CONFLICT', message: 'Full', details: 'No room is left.' },
    ],
    [
      'which error it is, by its title',
      400,
      { error: 'Username taken' },
      { code: 'USERNAME_TAKEN', status: 400 },
    ],
    [
      'the messages of fields',
      422,
      { error: 'Validation failed', details: [{ field: 'email', message: 'Too short' }] },
      { code: 'VALIDATION_FAILED', details: [{ field: 'email', message: 'Too short' }] },
    ],
    [
      'only what fits of a body in another form',
      404,
      { error: { text: 'gone' }, details: 7, code: null },
      { code: 'NOT_FOUND', message: 'Not found' },
    ],
  ])("the error's text (%s) is taken from the answer", async (_, status, body, error) => {
    answerInTurn(Response.json(body, { status }));
    await expect(call(accountsRoutes.me)).rejects.toMatchObject(error);
  });

  test('a lost connection is an error that says so in words', async () => {
    answerInTurn(new TypeError('Failed to fetch'));
    await expect(call(accountsRoutes.me)).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
      details: unreachable,
    });
  });

  test("the caller's own abort of a call is passed on", async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort(new Error('left the page'));
      throw controller.signal.reason;
    });
    const answer = call(accountsRoutes.me, {}, { signal: controller.signal });
    await expect(answer).rejects.toThrow('left the page');
  });
});

describe('time limits', () => {
  const limits: number[] = [];
  beforeEach(() => {
    limits.length = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return new AbortController().signal;
    });
    return () => vi.restoreAllMocks();
  });

  const screen = (isPhone: boolean) =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);

  test.each([
    ['a desktop', false, 10_000],
    ['a phone', true, 5_000],
  ])('a call has its time limit on %s', async (_, isPhone, limitMs) => {
    screen(isPhone);
    answerInTurn(Response.json(priya));
    await call(accountsRoutes.me);
    expect(limits).toEqual([limitMs]);
  });

  test("a route's own time limit wins over the general one", async () => {
    screen(true);
    answerInTurn(Response.json({ status: 'ok' }));
    await call({ ...accountsRoutes.me, timeoutMs: 120_000 });
    expect(limits).toEqual([120_000]);
  });

  test('a late answer to a call counts as none', async () => {
    vi.mocked(AbortSignal.timeout).mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => init.signal?.throwIfAborted());
    expect(await codeOf(call(accountsRoutes.me))).toBe('SERVER_UNREACHABLE');
  });
});

describe('429', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('a call that is answered 429 waits a second and asks once more', async () => {
    const fetched = answerInTurn(refusal('TOO_MANY_REQUESTS'), Response.json(priya));
    const answer = call(accountsRoutes.me);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(priya);
  });

  test('a second answer 429 to a call is an error', async () => {
    const fetched = answerInTurn(refusal('TOO_MANY_REQUESTS'), refusal('TOO_MANY_REQUESTS'));
    const code = codeOf(call(accountsRoutes.me));
    await vi.runAllTimersAsync();
    expect(await code).toBe('TOO_MANY_REQUESTS');
    expect(fetched).toHaveLength(2);
  });
});

describe('401', () => {
  test('a call that is answered 401 ends the session and says so', async () => {
    startSession(token, priya);
    const heard = vi.fn();
    const stop = onAnnouncement('signedOut', heard);
    answerInTurn(refusal('SESSION_EXPIRED'));
    expect(await codeOf(call(accountsRoutes.me))).toBe('SESSION_EXPIRED');
    expect(getSession()).toBeUndefined();
    expect(localStorage.getItem('saltbush.token')).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('a 401 for an old token leaves a session alone that began after the question', async () => {
    startSession({ ...token, token: 'old' }, priya);
    vi.stubGlobal('fetch', async () => {
      renewToken(token);
      return refusal('SESSION_EXPIRED');
    });
    await codeOf(call(accountsRoutes.me));
    expect(getSession()?.token).toBe('token-of-priya');
  });
});

describe('a token that is over', () => {
  const over = { token: 'over', expiresAt: '2020-01-01T00:00:00.000Z' };
  const tokens = (fetched: { init: RequestInit }[]) =>
    fetched.map(({ init }) => new Headers(init.headers).get('authorization'));

  test('a token that is over is renewed before the call, once for calls that come together', async () => {
    startSession(over, priya);
    const fetched = answerInTurn(
      Response.json(token),
      Response.json(priya),
      new Response(null, { status: 204 }),
    );
    await Promise.all([call(accountsRoutes.me), call(accountsRoutes.logout)]);
    expect(fetched[0]!.url).toBe('/api/auth/refresh');
    expect(tokens(fetched)).toEqual([
      'Bearer over',
      'Bearer token-of-priya',
      'Bearer token-of-priya',
    ]);
    expect(getSession()).toEqual({ ...token, user: priya });
  });

  test('a token that is over still signs out a person whose session has left the device meanwhile', async () => {
    startSession(over, priya);
    const fetched = answerInTurn(Response.json(token), new Response(null, { status: 204 }));
    const leaving = call(accountsRoutes.logout);
    endSession();
    await leaving;
    expect(tokens(fetched)[1]).toBe('Bearer token-of-priya');
    expect(getSession()).toBeUndefined();
  });

  test('a token that is over ends the session when the server refuses to renew it', async () => {
    startSession(over, priya);
    const fetched = answerInTurn(refusal('SESSION_EXPIRED'));
    expect(await codeOf(call(accountsRoutes.me))).toBe('SESSION_EXPIRED');
    expect(getSession()).toBeUndefined();
    expect(fetched).toHaveLength(1);
  });

  test.each<[string, Response | Error]>([
    ['nothing answers', new TypeError('Failed to fetch')],
    ['the server is starting', refusal('STARTING_OR_STOPPING')],
    ['a proxy answers', new Response('<h1>Sign in to this network</h1>', { status: 200 })],
  ])('a token that is over leaves the session alone when %s', async (_case, response) => {
    startSession(over, priya);
    answerInTurn(response);
    expect(await codeOf(call(accountsRoutes.me))).toBe('SERVER_UNREACHABLE');
    expect(getSession()).toEqual({ ...over, user: priya });
  });
});

describe("403 from a household's address", () => {
  const household = route({
    method: 'GET',
    path: '/recipes/list/household/{id}',
    summary: "A household's recipes.",
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    response: z.object({ recipes: z.array(z.string()), total: z.int() }),
    emptyAnswer: { recipes: [], total: 0 },
  });

  test("a 403 from a household's address resets the view mode, announces it and answers empty", async () => {
    writeText(viewModeKey, 'household');
    const heard = vi.fn();
    const stop = onAnnouncement('householdAccessDenied', heard);
    answerInTurn(refusal('FORBIDDEN'));
    expect(await call(household, { params: { id: '7' } })).toEqual({ recipes: [], total: 0 });
    expect(readText(viewModeKey)).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('a 403 from another address is an error like any other', async () => {
    writeText(viewModeKey, 'household');
    answerInTurn(refusal('FORBIDDEN'));
    expect(await codeOf(call(accountsRoutes.me))).toBe('FORBIDDEN');
    expect(readText(viewModeKey)).toBe('household');
  });
});

describe('a conditional call', () => {
  const getList = route({
    method: 'GET',
    path: '/list',
    summary: 'A list.',
    access: 'signed-in',
    response: z.object({ lines: z.array(z.string()) }),
    isConditional: true,
  });
  const withEtag = (lines: string[], etag: string) =>
    Response.json({ lines }, { headers: { etag } });
  const sentEtags = (fetched: { init: RequestInit }[]) =>
    fetched.map(({ init }) => new Headers(init.headers).get('if-none-match'));

  test('a conditional call sends the ETag that it knows, and 304 gives the answer it had', async () => {
    startSession(token, priya);
    const fetched = answerInTurn(
      withEtag(['onion'], '"1"'),
      new Response(null, { status: 304 }),
      withEtag(['onion', 'salt'], '"2"'),
      new Response(null, { status: 304 }),
    );
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await call(getList));
    expect(answers.map(({ lines }) => lines.length)).toEqual([1, 1, 2, 2]);
    expect(sentEtags(fetched)).toEqual([null, '"1"', '"1"', '"2"']);
  });

  test("a conditional call asks again for another session's answer", async () => {
    startSession({ ...token, token: 'first' }, priya);
    const fetched = answerInTurn(withEtag(['mine'], '"3"'), withEtag(['theirs'], '"4"'));
    await call(getList);
    startSession({ ...token, token: 'second' }, priya);
    expect(await call(getList)).toEqual({ lines: ['theirs'] });
    expect(sentEtags(fetched)[1]).toBeNull();
  });
});
