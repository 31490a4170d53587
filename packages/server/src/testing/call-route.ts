/** Calls a route of the contract like a browser, without a network. */
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '@saltbush/contract/errors';
import type { CallInput, CallOutput, Route } from '@saltbush/contract/route';

export interface Answer<R extends Route> {
  status: number;
  /** The response of the contract, when `status` is 200. */
  body: CallOutput<R>;
  /** What went wrong, when `status` is 400 or more. */
  error: ErrorBody;
  headers: Record<string, unknown>;
}

/** A call without params, query and body needs no input. */
export type Input<R extends Route> = unknown extends CallInput<R> ? [] : [CallInput<R>];

export const ask = <R extends Route>(
  app: FastifyInstance,
  token: string | undefined,
  route: R,
  ...input: Input<R>
): Promise<Answer<R>> =>
  askWith(app, token === undefined ? {} : { authorization: `Bearer ${token}` }, route, ...input);

export async function askWith<R extends Route>(
  app: FastifyInstance,
  headers: Record<string, string>,
  route: R,
  ...[input]: Input<R>
): Promise<Answer<R>> {
  const parts: Parts = input ?? {};
  const sent = await sentBy(route, parts);
  const response = await app.inject({
    method: route.method,
    url: `/api${pathOf(route, parts)}`,
    query: asText(parts.query),
    headers: { ...sent.headers, ...headers },
    ...(sent.payload !== undefined && { payload: sent.payload }),
  });
  const answer: unknown = response.body === '' ? undefined : response.json();
  return {
    status: response.statusCode,
    body: answer as CallOutput<R>,
    error: answer as ErrorBody,
    headers: response.headers,
  };
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  files?: readonly Blob[];
}

interface Sent {
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const pathOf = (route: Route, { params = {} }: Parts) =>
  route.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );

const asText = (query: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

function asJson(body: unknown): Sent {
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

async function sentBy(route: Route, { body, file, files }: Parts): Promise<Sent> {
  if (route.upload) return uploaded(route.upload.field, [file!]);
  return route.uploads ? uploaded(route.uploads.field, files!) : asJson(body);
}

async function uploaded(field: string, files: readonly Blob[]): Promise<Sent> {
  const form = new FormData();
  for (const file of files) form.append(field, file, 'picture');
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
