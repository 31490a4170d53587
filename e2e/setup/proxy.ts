/**
 * A network between a browser and the server: a proxy that can be cut off and loses calls.
 * Unlike interception by the debugger it also covers the service worker, the stream and every tab.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a call: `request` is lost on its way there, `answer` on its way back. */
export type Loss = 'request' | 'answer' | undefined;

export interface Proxy {
  /** The address of the app for the browser. */
  url: string;
  /** Until `mend` every connection breaks. */
  cut: () => void;
  mend: () => void;
  /** Asked with each call to the API, by method and path: "POST /api/sync". */
  loseBy: (lossOf: (call: string) => Loss) => void;
  /** Answers this script instead of the server; undefined: the server does. */
  answerBy: (answerOf: (path: string) => string | undefined) => void;
  /** Never answers these paths, and keeps their connections open: a line that hangs. */
  stallBy: (isStalled: (path: string) => boolean) => void;
  /** The paths that were asked for so far, in order. */
  asked: readonly string[];
  /** What the server answered so far, in the order in which answers ended. */
  answered: readonly Answered[];
  close: () => void;
}

export interface Answered {
  path: string;
  /** "application/javascript; charset=utf-8" */
  type: string;
  /** Of the body, as it was sent. */
  bytes: number;
}

/**
 * @param server the address of the app: "http://127.0.0.1:3000"
 * @param added headers, in small letters, that it sets on each call, whatever the caller sent: who somebody is
 */
export async function openProxy(
  server: string,
  added: Record<string, string> = {},
): Promise<Proxy> {
  let isCut = false;
  let lossOf: (call: string) => Loss = () => undefined;
  let answerOf: (path: string) => string | undefined = () => undefined;
  let isStalled: (path: string) => boolean = () => false;
  const allAsked: string[] = [];
  const allAnswered: Answered[] = [];
  const proxy = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    allAsked.push(path);
    if (isStalled(path)) return;
    const own = answerOf(path);
    if (own !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return void answer.end(own);
    }
    const loss = path.startsWith('/api/') ? lossOf(`${asked.method} ${path}`) : undefined;
    if (isCut || loss === 'request') return void asked.socket.destroy();
    Object.assign(asked.headers, added);
    passOn(server, asked, answer, loss === 'answer', ({ type, bytes }) => {
      allAnswered.push({ path, type, bytes });
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      proxy.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    loseBy: (choose) => {
      lossOf = choose;
    },
    answerBy: (choose) => {
      answerOf = choose;
    },
    stallBy: (choose) => {
      isStalled = choose;
    },
    asked: allAsked,
    answered: allAnswered,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function passOn(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  isAnswerLost: boolean,
  onAnswered: (answered: Omit<Answered, 'path'>) => void,
): void {
  const { method, url, headers } = asked;
  const passed = request(`${server}${url}`, { method: method!, headers }, (got) => {
    if (isAnswerLost) {
      // Once it has come whole: the server is done with it.
      got.resume().on('end', () => answer.destroy());
      return;
    }
    answer.writeHead(got.statusCode!, got.headers);
    let bytes = 0;
    got.on('data', (part: Buffer) => (bytes += part.length));
    got.on('end', () => onAnswered({ type: got.headers['content-type'] ?? '', bytes }));
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
