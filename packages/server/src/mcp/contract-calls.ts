/**
 * Calls of the contract for the tools, over whatever carries them: HTTP to an instance, or the instance itself. What a
 * token may do, and how often, is decided where a call arrives, and nowhere here.
 */
import { AppError, errorBodySchema, type ErrorCode } from '@saltbush/contract/errors';
import type { CallInput, CallOutput, Route } from '@saltbush/contract/route';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

/** A call on its way. */
export interface Sent {
  method: Route['method'];
  /** Below `/api`, with its query: "/meals?days=7". */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  timeoutMs: number;
}

export interface Answered {
  status: number;
  text: string;
}

/** @throws AppError when nobody answers */
export type Send = (sent: Sent) => Promise<Answered>;

type Arguments<R extends Route> =
  object extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/**
 * @throws AppError as the call is refused
 * @example const { meals } = await call(mealsRoutes.list, { query: { days: 7 } })
 */
export type CallContract = <R extends Route>(
  route: R,
  ...input: Arguments<R>
) => Promise<CallOutput<R>>;

export const openCalls =
  (send: Send): CallContract =>
  async <R extends Route>(route: R, ...[input]: Arguments<R>) => {
    const parts = (input ?? {}) as Parts;
    checkBody(route, parts);
    const answer = await send({
      method: route.method,
      path: pathOf(route, parts),
      headers: route.body ? { 'content-type': 'application/json' } : {},
      body: route.body && JSON.stringify(parts.body ?? {}),
      timeoutMs: route.timeoutMs ?? usualTimeoutMs,
    });
    const isRight = answer.status >= 200 && answer.status < 300;
    const value = isRight && !route.response ? undefined : readJson(answer);
    if (!isRight) throw readError(answer.status, value);
    return value as CallOutput<R>;
  };

const usualTimeoutMs = 10_000;

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

function checkBody(route: Route, { body }: Parts): void {
  const parsed = route.body && parseInput(route.body, body ?? {});
  if (!parsed || parsed.success) return;
  throw new AppError(
    'VALIDATION_FAILED',
    parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.'),
      message,
    })),
  );
}

function pathOf({ path }: Route, { params = {}, query = {} }: Parts): string {
  const named = path.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? named : `${named}?${search.toString()}`;
}

/** @returns undefined of what is no JSON: the page of a proxy */
function readJson({ status, text }: Answered): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return undefined;
    throw new AppError('SERVER_UNREACHABLE', notSaltbush);
  }
}

function readError(status: number, value: unknown): AppError {
  const { data } = parseInput(errorBodySchema, value);
  if (data) return new AppError(data.code, data.details, data.text, data.error);
  return new AppError(codesOfStatus[status] ?? 'SERVER_UNREACHABLE', `${notSaltbush} (${status})`);
}

const notSaltbush = 'What answered at this address is not a Saltbush, or not one that is ready.';

/** Of an answer without a body of ours. */
const codesOfStatus: Partial<Record<number, ErrorCode>> = {
  401: 'SESSION_EXPIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};
