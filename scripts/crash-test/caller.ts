/** Calls of the API as one person, and what came of each. */
import type { Ledger } from './ledger';

/** Nothing when the server did not answer, or said that it could not: the write may or may not be there. */
export type Answer = { status: number; body: unknown } | undefined;

export interface Caller {
  api: string;
  token: string;
  ledger: Ledger;
}

export async function register(api: string, ledger: Ledger, username: string): Promise<Caller> {
  const email = `${username}@example.com`;
  const body = { username, email, password: `${username} likes plum jam` };
  const answer = await ask({ api, token: '', ledger }, 'POST', '/auth/register', body);
  if (answer?.status !== 200) throw new Error(`${username} could not register`);
  return { api, token: (answer.body as { token: string }).token, ledger };
}

/** Every answer that is no success is noted as a mistake, but for an outage and a GET of what is gone. */
export async function ask(
  caller: Caller,
  method: string,
  path: string,
  content?: object | FormData,
): Promise<Answer> {
  try {
    const isForm = content instanceof FormData;
    const response = await fetch(caller.api + path, {
      method,
      headers: {
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        ...(content && !isForm && { 'content-type': 'application/json' }),
      },
      ...(content && { body: isForm ? content : JSON.stringify(content) }),
    });
    const text = await response.text();
    const { status } = response;
    if (status === 503 || status === 507) return undefined;
    if (status >= 400 && !(status === 404 && method === 'GET')) {
      caller.ledger.noteMistake(`${method} ${path} answered ${status}: ${text}`);
      return undefined;
    }
    return { status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** @returns nothing for what does not exist */
export async function find<Content>(caller: Caller, path: string): Promise<Content | undefined> {
  const answer = await ask(caller, 'GET', path);
  if (answer === undefined) throw new Error(`GET ${path} was not answered between two kills`);
  return answer.status === 404 ? undefined : (answer.body as Content);
}

export async function get<Content>(caller: Caller, path: string): Promise<Content> {
  const content = await find<Content>(caller, path);
  if (content === undefined) throw new Error(`GET ${path} answered 404`);
  return content;
}
