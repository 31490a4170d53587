/**
 * The first call of a page, made while its scripts load: the head script sends the request, `call`
 * and the page's first render use the response. They are separate scripts, so `window` has the
 * response.
 */
import { language } from '../locale';
import { readText } from './stored/local-store';
import { sessionKeys } from './session-keys';

/** An older response is not used; the page sends the request again. */
const freshMs = 15_000;

interface Prefetched {
  url: string;
  token: string;
  sentAtMs: number;
  response: Promise<Response>;
  /** Resolves when `value` is set or the request has failed. */
  settled: Promise<void>;
  /** The JSON of a successful response, once it has arrived. */
  value?: unknown;
}

declare global {
  interface Window {
    saltbushPrefetched?: Prefetched | undefined;
  }
}

/** Sends the first request of the page at this address, if someone is signed in. */
export function prefetchFirstCall(address: string): void {
  const url = firstCallOf(address);
  const token = url && readText(sessionKeys.token);
  const isTokenGood = Date.parse(readText(sessionKeys.expiresAt) ?? '') > Date.now();
  if (!url || !token || !isTokenGood) return;
  const response = fetch(url, {
    headers: { 'accept-language': language, authorization: `Bearer ${token}` },
  });
  const prefetched: Prefetched = {
    url,
    token,
    sentAtMs: Date.now(),
    response,
    settled: response
      .then(async (answer) => {
        if (answer.ok) prefetched.value = await answer.clone().json();
      })
      // Offline: `call` retries and reports the error.
      .catch(() => undefined),
  };
  window.saltbushPrefetched = prefetched;
}

/** Resolves when the response has arrived, if one was requested; never rejects. */
export const prefetchSettled = (): Promise<void> =>
  window.saltbushPrefetched?.settled ?? Promise.resolve();

/**
 * @returns the response to this exact request, once; rejects like `fetch`.
 */
export function takePrefetchedResponse(
  url: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const prefetched = take(url, token);
  return prefetched && untilAborted(prefetched.response, signal);
}

/**
 * @returns the JSON of the response to this exact request, once, if it has arrived.
 */
export function takePrefetchedValue(url: string, token: string | undefined): unknown {
  return window.saltbushPrefetched?.value && take(url, token)?.value;
}

/**
 * @param address of the app, without the base path
 * @returns the exact URL that the page requests; a test compares it with the pages. Addresses with list
 * filters have a "?" and are left to the page.
 * @example firstCallOf('/recipes/42') // '/api/recipes/42'
 */
export function firstCallOf(address: string): string | undefined {
  const list = /^\/(my-recipes|browse)$/.exec(address)?.[1];
  if (list) return `${basePath}/api/recipes/list/${list}?page=1&limit=12`;
  const recipe = /^\/recipes\/([\w-]+)(?:\/cook)?$/.exec(address)?.[1];
  return recipe && `${basePath}/api/recipes/${recipe}`;
}

function take(url: string, token: string | undefined): Prefetched | undefined {
  const prefetched = window.saltbushPrefetched;
  if (prefetched?.url !== url) return undefined;
  window.saltbushPrefetched = undefined;
  const isFresh = Date.now() - prefetched.sentAtMs < freshMs;
  return isFresh && prefetched.token === token ? prefetched : undefined;
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
