/**
 * A server that speaks as much of PostgreSQL's protocol as a client needs to sign in and to ask for its version: for
 * versions that are too old to be installed, and for refusals.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface PostgresStandIn {
  /** For `DATABASE_URL`. */
  url: string;
  close(): void;
}

/**
 * @param behaviour a version number such as 140011, or the code of the error that every sign-in is refused with
 */
export async function openPostgresStandIn(
  behaviour: { version: number } | { refusal: string },
): Promise<PostgresStandIn> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, behaviour);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://saltbush:open-sesame@127.0.0.1:${port}/saltbush`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function serve(socket: Socket, behaviour: { version: number } | { refusal: string }): void {
  let isStarted = false;
  let unread = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      // The first message has no letter before its length.
      const from = isStarted ? 1 : 0;
      if (unread.length < from + 4 || unread.length < from + unread.readInt32BE(from)) return;
      const length = from + unread.readInt32BE(from);
      const [letter, body] = [
        unread.toString('latin1', 0, from),
        unread.subarray(from + 4, length),
      ];
      unread = unread.subarray(length);
      if (!isStarted) socket.write(answerStart(behaviour));
      else if (letter === 'Q') socket.write(answerQuery(body.toString(), behaviour));
      isStarted = true;
    }
  });
}

function answerStart(behaviour: { version: number } | { refusal: string }): Buffer {
  if ('version' in behaviour) return Buffer.concat([message('R', int32(0)), ready]);
  const text = `SFATAL\0VFATAL\0C${behaviour.refusal}\0Mpassword authentication failed for user "saltbush"\0\0`;
  return message('E', Buffer.from(text));
}

function answerQuery(query: string, behaviour: { version: number } | { refusal: string }): Buffer {
  const done = (tag: string) => Buffer.concat([message('C', Buffer.from(`${tag}\0`)), ready]);
  if (!query.includes('server_version_num') || !('version' in behaviour)) return done('SET');
  const column = [
    Buffer.from('version\0'),
    int32(0),
    int16(0),
    int32(int4),
    int16(4),
    int32(-1),
    int16(0),
  ];
  const value = Buffer.from(String(behaviour.version));
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), ...column])),
    message('D', Buffer.concat([int16(1), int32(value.length), value])),
    done('SELECT 1'),
  ]);
}

/** The type's number in PostgreSQL's catalogue. */
const int4 = 23;

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const message = (letter: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);

const ready = message('Z', Buffer.from('I'));
