/** Sends what a browser would not, and says what is wrong with the answer. */
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { errorBodySchema } from '@saltbush/contract/errors';
import type { Route } from '@saltbush/contract/route';
import { jsonOf } from '../values/hostile-values';
import type { Person } from '../test-users';
import type { Parts } from './example-calls';
import type { HostileApp } from './hostile-app';

export interface Sent {
  status: number;
  text: string;
}

/** By Alex, unless the token of another is given; undefined: by a visitor. */
export async function sendCall(
  { testApp, people }: { testApp: HostileApp['testApp']; people: { alex: Person } },
  route: Route,
  { params, query, body }: Parts,
  { token }: { token?: string | undefined } = people.alex,
): Promise<Sent> {
  const answer = await testApp.app.inject({
    method: route.method,
    url: `/api${pathOf(route, params)}${queryOf(query)}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: jsonOf(body) }),
  });
  return { status: answer.statusCode, text: answer.body };
}

/** @returns what is wrong with the answer */
export function faultIn({ status, text }: Sent): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400) return undefined;
  const isContract = parseInput(errorBodySchema, JSON.parse(text)).success;
  return isContract ? undefined : `${status} in other words: ${text.slice(0, 200)}`;
}

/** What an address can hold of a value. */
export const inWriting = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/^as written: /, '');

const pathOf = (route: Route, params: Record<string, string>) =>
  route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => inAddress(params[name]));

function queryOf(query: unknown): string {
  const pairs = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${inAddress(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Half a pair is sent as the bytes that it would have, which are no UTF-8. */
const inAddress = (value: unknown): string =>
  inWriting(value)
    .split(/(\p{Surrogate})/u)
    .map((part) =>
      /^\p{Surrogate}$/u.test(part)
        ? [...part].map((half) => surrogateBytes(half.charCodeAt(0))).join('')
        : encodeURIComponent(part),
    )
    .join('');

const surrogateBytes = (code: number): string =>
  [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');
