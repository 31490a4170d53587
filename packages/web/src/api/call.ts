/**
 * One call of the API, as its route in the contract describes it (Spec 8, Transport).
 *
 * - What is sent is checked by the contract first.
 * - It says which language the page is in: the answer's words are for its reader.
 * - A token that is over is renewed first.
 * - A conditional call sends the ETag it knows; 304 gives the answer it had.
 * - 429: wait one second and ask once more.
 * - 401: the session is over.
 * - 403 because the address is not verified: announced.
 * - 403 from a household's address: forget the view mode, announce it, answer with nothing in it.
 * - No answer in time, or none at all: `SERVER_UNREACHABLE`. Its cause says which (`wasTooSlow`).
 * - Every failure is an `AppError`; a caller's own abort is thrown unchanged.
 */
import { AppError } from '@saltbush/contract/errors';
import type { CallInput, CallOutput, Route } from '@saltbush/contract/route';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { language } from '../locale';
import { announce } from './announcements';
import { takePrefetchedResponse, takePrefetchedValue } from './prefetched-response';
import { readError } from './read-error';
import { renewSession } from './renew-session.lazy';
import { endSession, getSession, isOver } from './session';
import { cacheAnswer, findAnswer } from './unchanged-answers';
import { forgetViewMode } from './view-mode';

/** Spec 9: API timeout. */
const desktopTimeoutMs = 10_000;
const mobileTimeoutMs = 5_000;
const retryDelayMs = 1_000;

export interface CallOptions {
  /** Ends the call early: TanStack Query passes its own. */
  signal?: AbortSignal;
}

type Arguments<R extends Route> =
  object extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions];

/**
 * @example const { recipes } = await call(recipeListsRoutes.listMyRecipes, { query: { page: 1 } })
 */
export async function call<R extends Route>(
  route: R,
  ...[input = {} as CallInput<R>, options = {}]: Arguments<R>
): Promise<CallOutput<R>> {
  const parts = input as Parts;
  check(route, parts);
  const url = address(route, parts);
  const session = getSession();
  const token = session && isOver(session) ? await renew(session.token) : session?.token;
  const known = route.isConditional ? findAnswer(url, token) : undefined;
  const sent = { parts, token, etag: known?.etag };
  let response = await ask(route, url, sent, options.signal);
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    options.signal?.throwIfAborted();
    response = await ask(route, url, sent, options.signal);
  }
  if (known && response.status === 304) return known.value as CallOutput<R>;
  if (response.ok) {
    const value = route.response ? await readJson(response) : undefined;
    const etag = response.headers.get('etag');
    if (route.isConditional && etag !== null) cacheAnswer(url, { token, etag, value });
    return value as CallOutput<R>;
  }
  return refuse(route, url, response, token) as Promise<CallOutput<R>>;
}

/**
 * What the head script already asked for, so that a page's first render shows it.
 *
 * @example initialData: () => prefetchedAnswer(recipesRoutes.get, { params: { id } })
 */
export function prefetchedAnswer<R extends Route>(
  route: R,
  ...[input = {} as CallInput<R>]: Arguments<R>
): CallOutput<R> | undefined {
  const value = takePrefetchedValue(address(route, input as Parts), getSession()?.token);
  return value as CallOutput<R> | undefined;
}

/** @throws AppError SESSION_EXPIRED, SERVER_UNREACHABLE */
async function renew(token: string): Promise<string> {
  const loading = renewSession.load().catch(() => {
    throw new AppError('SERVER_UNREACHABLE');
  });
  return (await loading)(token);
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  files?: readonly Blob[];
}

interface Sent {
  parts: Parts;
  token: string | undefined;
  etag: string | undefined;
}

function check(route: Route, { body }: Parts): void {
  const parsed = route.body && parseInput(route.body, body ?? {});
  if (!parsed || parsed.success) return;
  throw new AppError(
    'VALIDATION_FAILED',
    parsed.error.issues.map((issue) => ({
      field: issue.path.map(String).join('.'),
      message: issue.message,
    })),
  );
}

function address(route: Route, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${basePath}/api${path}${search && `?${search}`}`;
}

async function ask(
  route: Route,
  url: string,
  { parts, token, etag }: Sent,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = AbortSignal.timeout(route.timeoutMs ?? defaultTimeoutMs());
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const prefetched = route.method === 'GET' && takePrefetchedResponse(url, token, either);
    if (prefetched) return await prefetched;
    return await fetch(url, {
      method: route.method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(etag && { 'if-none-match': etag }),
        ...(route.body && { 'content-type': 'application/json' }),
      },
      body: bodyOf(route, parts),
      signal: either,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable(error);
  }
}

const unreachable = (cause: unknown): AppError =>
  Object.assign(new AppError('SERVER_UNREACHABLE'), { cause });

/** Whether a call waited for its answer as long as its route allows. */
export const wasTooSlow = ({ cause }: Error): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

const defaultTimeoutMs = (): number =>
  matchMedia('(max-width: 47.99em)').matches ? mobileTimeoutMs : desktopTimeoutMs;

function bodyOf(route: Route, { body, file, files }: Parts): FormData | string | undefined {
  if (route.upload && file) return form(route.upload.field, [file]);
  if (route.uploads && files) return form(route.uploads.field, files);
  return route.body && JSON.stringify(body ?? {});
}

function form(field: string, files: readonly Blob[]): FormData {
  const data = new FormData();
  for (const file of files) data.append(field, file);
  return data;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // The connection broke while the answer came in.
    throw unreachable(error);
  }
}

async function refuse(
  route: Route,
  url: string,
  response: Response,
  token: string | undefined,
): Promise<unknown> {
  if (response.status === 403 && url.includes('/household/')) {
    forgetViewMode();
    announce('householdAccessDenied');
    return route.emptyAnswer;
  }
  // An answer to an old token must not end a session that began after the question.
  if (response.status === 401 && token === getSession()?.token) endSession();
  const error = await readError(response);
  if (error.code === 'EMAIL_NOT_VERIFIED' && token !== undefined) announce('emailNotVerified');
  throw error;
}
