/** Calls a running Saltbush by its contract. */
import type { CallInput, CallOutput, Route } from '../../packages/contract/src/route';

export interface Caller {
  /** "http://localhost:3000" */
  origin: string;
  /** Absent for a visitor. */
  token?: string;
}

/** A call without params, query and body needs no input. */
type Input<R extends Route> = unknown extends CallInput<R> ? [] : [CallInput<R>];

/**
 * @returns the response of the contract
 * @throws an error with the call and the server's words, when it refuses
 * @example await ask({ origin, token }, householdsRoutes.create, { body: { name: 'The Walshes' } })
 */
export async function ask<R extends Route>(
  { origin, token }: Caller,
  route: R,
  ...[input]: Input<R>
): Promise<CallOutput<R>> {
  const parts: Parts = input ?? {};
  const sent = contentOf(route, parts);
  const response = await fetch(addressOf(origin, route, parts), {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${route.method} ${route.path} answered ${response.status}: ${text}`);
  }
  return (text === '' ? undefined : JSON.parse(text)) as CallOutput<R>;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

function addressOf(origin: string, route: Route, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${origin}/api${path}?${new URLSearchParams(asked).toString()}`;
}

function contentOf(route: Route, { body, file }: Parts): FormData | string | undefined {
  if (route.upload === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.set(route.upload.field, file!);
  return form;
}
