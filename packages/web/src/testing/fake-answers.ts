/**
 * Answers of a server that is none; requests and responses must fit the contract's schemas, so that nobody uses data the
 * real server would never send.
 */
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import type {
  HandlerOutput,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  Route,
} from '@saltbush/contract/route';

export interface FakeRequest<R extends Route = Route> {
  params: ParsedParams<R>;
  query: ParsedQuery<R>;
  body: ParsedBody<R>;
  file?: Blob;
  files?: Blob[];
  /** The bearer token, if one came. */
  token?: string;
}

export interface Answer {
  route: Route;
  /** May return a `Response` as it is. */
  reply: (request: FakeRequest) => unknown;
}

export interface SentRequest {
  route: Route;
  url: string;
  request: FakeRequest;
}

type Reply<R extends Route> =
  | HandlerOutput<R>
  | AppError
  | ((
      request: FakeRequest<R>,
    ) => HandlerOutput<R> | AppError | Promise<HandlerOutput<R> | AppError>);

/**
 * @example answer(accountsRoutes.me, priya)
 * @example answer(accountsRoutes.login, new AppError('INVALID_CREDENTIALS'))
 */
export function answer<R extends Route>(route: R, reply: Reply<R>): Answer {
  return {
    route,
    reply: typeof reply === 'function' ? (reply as Answer['reply']) : () => reply,
  };
}

/**
 * What stands in for `fetch`; a request without an answer fails like one without a network. For a route with several
 * answers the last one counts.
 */
export const fetchFrom =
  (answers: readonly Answer[], onRequest?: (request: SentRequest) => void) =>
  async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://saltbush.test');
    const found = answers.findLast(({ route }) => isFor(route, init.method ?? 'GET', url));
    if (!found) throw new TypeError(`No fake answer for ${init.method} ${url.pathname}`);
    const request = readRequest(found.route, url, init);
    onRequest?.({ route: found.route, url: input, request });
    return respond(found.route, await found.reply(request));
  };

const pattern = (route: Route) =>
  new RegExp(`^/api${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const isFor = (route: Route, method: string, url: URL): boolean =>
  route.method === method && pattern(route).test(url.pathname);

function readRequest(route: Route, url: URL, init: RequestInit): FakeRequest {
  const values = pattern(route).exec(url.pathname)?.groups ?? {};
  const params = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  const { body } = init;
  const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
  const file = body instanceof FormData && route.upload ? body.get(route.upload.field) : undefined;
  const files = body instanceof FormData && route.uploads ? body.getAll(route.uploads.field) : [];
  const authorization = new Headers(init.headers).get('authorization');
  return {
    params: (route.params && z.parse(route.params, params)) as undefined,
    query: (route.query && z.parse(route.query, Object.fromEntries(url.searchParams))) as undefined,
    body: (route.body && z.parse(route.body, sent)) as undefined,
    ...(file instanceof Blob && { file }),
    ...(route.uploads && { files: files.filter((part) => part instanceof Blob) }),
    ...(authorization && { token: authorization.replace('Bearer ', '') }),
  };
}

function respond(route: Route, reply: unknown): Response {
  // What no Saltbush sends, but a proxy or another server may.
  if (reply instanceof Response) return reply;
  if (reply instanceof AppError) return Response.json(reply.toBody(), { status: reply.status });
  if (!route.response) return new Response(null, { status: 204 });
  return Response.json(z.parse(route.response, reply));
}
