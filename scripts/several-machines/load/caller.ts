/** Calls of one person on a connection of their own, each with how long it took and what came of it. */
import { Agent, request } from 'node:http';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body: unknown;
  /** From sending to the whole answer. */
  ms: number;
}

export type Call = (method: string, path: string, body: object, token?: string) => Promise<Answer>;

/** Longer than Saltbush takes to say that its database has gone. */
const limitMs = 20_000;

/**
 * @param origin "http://127.0.0.1:3000"
 * @param address what a proxy in front says of where the person is, so that each has the limits of one home
 */
export function openCaller(origin: string, address: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method, path, body, token) =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, text: string) => {
        const content: unknown = text === '' || status !== 200 ? undefined : JSON.parse(text);
        resolve({ status, body: content, ms: performance.now() - began });
      };
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const options = { method, headers, agent, timeout: limitMs };
      const asked = request(`${origin}/api${path}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
        response.once('error', () => end(0, ''));
      });
      asked.once('timeout', () => asked.destroy());
      asked.once('error', () => end(0, ''));
      asked.end(text);
    });
}
