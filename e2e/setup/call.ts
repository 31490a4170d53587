/** Calls the API without a browser, for data that a test needs. */
import { inject } from 'vitest';

interface Call {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string | undefined;
  /** Needed by the global setup, before it is provided. */
  origin?: string | undefined;
}

export async function call<Answer>(
  path: string,
  body: object,
  { method = 'POST', token, origin = inject('saltbushUrl') }: Call = {},
): Promise<Answer> {
  const address = `${origin}/api${path}`;
  const answer = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** @param files by the name of their field */
export async function upload<Answer>(
  path: string,
  files: Record<string, File>,
  token: string,
  origin = inject('saltbushUrl'),
): Promise<Answer> {
  const body = new FormData();
  for (const [field, file] of Object.entries(files)) body.set(field, file);
  const address = `${origin}/api${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
