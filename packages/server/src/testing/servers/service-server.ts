/** A local server in place of an outside service: records what it is asked, answers as the test says. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ServiceCall {
  method: string;
  /** With its query. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ServiceServer {
  origin: string;
  /** "127.0.0.1:41234" */
  host: string;
  calls: ServiceCall[];
  answerBy(answer: (call: ServiceCall, response: ServerResponse) => void): void;
  close(): void;
}

export async function openServiceServer(): Promise<ServiceServer> {
  let answer: Parameters<ServiceServer['answerBy']>[0] = (_call, response) => response.end();
  const calls: ServiceCall[] = [];
  const server = createServer((request, response) => {
    const receive = (body: string) => {
      const { method = '', headers } = request;
      const call = { method, url: new URL(request.url ?? '', origin), headers, body };
      calls.push(call);
      answer(call, response);
    };
    // Whoever gives up while sending has asked nothing.
    text(request).then(receive, () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    host,
    calls,
    answerBy: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** What a service that fails may do instead of answering. */
export const serviceFailures: [string, (response: ServerResponse) => void][] = [
  ['a refusal', (response) => sendJson(response, { errors: ['open-sesame is wrong'] }, 401)],
  ['too many calls', (response) => sendJson(response, { detail: 'slow down' }, 429)],
  ['an error', (response) => sendJson(response, { detail: 'broken' }, 500)],
  ['a page', (response) => response.end('<h1>Hello</h1>')],
  ['half an answer', (response) => response.end('{"results": [')],
  ['another answer', (response) => sendJson(response, { hello: 'world' })],
  ['an endless answer', (response) => response.end(`"${'a'.repeat(60 * 1024 * 1024)}"`)],
  ['a way elsewhere', (response) => response.writeHead(302, { location: '/else' }).end()],
  ['a broken line', (response) => response.destroy()],
];
