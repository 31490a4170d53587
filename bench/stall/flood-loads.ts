/** What someone does who wants to stop a server for everybody else. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cook } from '../cook';
import type { Load } from './loads';
import { sender } from './send';

const bodyBytes = 4 * 1024 * 1024;
const heldConnections = 300;

export function floodLoads(url: string, busy: Cook): Load[] {
  const { token } = busy.session;
  const send = sender(url, token);
  const atOnce = (name: string, count: number, path: string, body?: string): Load => ({
    name: `${name} x ${count}`,
    once: async (signal) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = { signal, ...(body !== undefined && { body }) };
      const answers = await Promise.all(
        Array.from({ length: count }, () => send(method, path, sent)),
      );
      return [...new Set(answers.map(({ status }) => status))].toSorted().join(' and ');
    },
  });
  /** Within the limit, so that it is read as a whole. */
  const fill = (text: string) => text.repeat((bodyBytes - 1_000) / text.length);
  return [
    held('held bodies of visitors', url),
    held('held bodies of one person', url, token),
    atOnce('refused: one text of 4 MB', 5, '/recipes', JSON.stringify({ title: fill('m') })),
    atOnce('refused: 4 MB of tags', 5, '/recipes', `{"title":"Jam","tags":[${fill('"m",')}"m"]}`),
    atOnce('refused: 4 MB of lists', 5, '/recipes', `{"title":[${fill('[],')}[]]}`),
    atOnce('search', 30, '/recipes/search?q=chicken%20rice%20garlic%20oil'),
    atOnce('lists of 200', 30, '/recipes/list/my-recipes?limit=200'),
  ];
}

/** Connections that announce a body, send nearly all of it that is taken, and wait. */
function held(name: string, url: string, token?: string): Load {
  const { hostname, port } = new URL(url);
  const head = [
    'POST /api/recipes HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${bodyBytes}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ];
  return {
    name: `${name} x ${heldConnections}`,
    once: async (signal) => {
      const answers: Record<string, number> = {};
      const sockets: Socket[] = [];
      signal.addEventListener('abort', () => sockets.forEach((socket) => socket.destroy()));
      for (let n = 0; n < heldConnections && !signal.aborted; n += 1) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.once('data', (bytes: Buffer) => {
          const status = bytes.toString('latin1').slice(9, 12);
          answers[status] = (answers[status] ?? 0) + 1;
        });
        socket.write(`${head.join('\r\n')}\r\n\r\n{"title":"`);
        sockets.push(socket);
        if (n % 10 === 9) await sleep(20);
      }
      await sendBodies(sockets, signal);
      if (!signal.aborted) await once(signal);
      const heard = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
      return heard.join(', ') || 'no answer';
    },
  };
}

const piece = Buffer.alloc(64 * 1024, 'm');
/** As fast as a line of 1 Gbit/s. */
const piecesPerTurn = 20;
const turnMs = 10;

/** Sends nearly all of each body, in turns. */
async function sendBodies(sockets: readonly Socket[], signal: AbortSignal): Promise<void> {
  const sent = new Map<Socket, number>();
  const takes = (socket: Socket) => !socket.destroyed && socket.writableLength === 0;
  const mayGoOn = (socket: Socket) => (sent.get(socket) ?? 0) + 2 * piece.length < bodyBytes;
  for (let next = 0; !signal.aborted && sockets.some(mayGoOn); await sleep(turnMs)) {
    for (let n = 0; n < piecesPerTurn; n += 1, next += 1) {
      const socket = sockets[next % sockets.length]!;
      if (!takes(socket) || !mayGoOn(socket)) continue;
      socket.write(piece);
      sent.set(socket, (sent.get(socket) ?? 0) + piece.length);
    }
  }
}

const once = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
