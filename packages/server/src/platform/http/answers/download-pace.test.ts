import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { endSlowDownload, slowness, type Look } from './download-pace';

const waiting = (bytes: number): Look => ({ bytes, isWaiting: true });
const idle = (bytes: number): Look => ({ bytes, isWaiting: false });

test.each<[string, Look[], boolean]>([
  ['took nothing', [waiting(0), waiting(0)], true],
  ['took a little less than it must', [waiting(50), waiting(149)], true],
  ['took what it must', [waiting(50), waiting(150)], false],
  ['was fast first and slow then', [waiting(0), waiting(900), waiting(901)], true],
  ['has not been waited for for a whole turn', [waiting(7)], false],
  ['waits for the server, as in a queue', [idle(0), idle(0), idle(0)], false],
  ['was waited for only at the end', [idle(0), waiting(10)], false],
  ['was waited for only at the beginning', [waiting(10), idle(11)], false],
])('a client is found too slow, or not, that %s', (_name, looks, expected) => {
  expect(looks.map(slowness(100)).at(-1)).toBe(expected);
});

test('a download that nobody takes is ended, and so is what makes it', async () => {
  let handleEnd = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    handleEnd = resolve;
  });
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(100_000);
    } finally {
      handleEnd();
    }
  }
  const server = createServer((_request, response) => {
    endSlowDownload(response, { everyMs: 20, leastBytes: 1 });
    const stream = Readable.from(endless(), { objectMode: false });
    response.once('close', () => stream.destroy());
    stream.pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await ended;
  client.destroy();
  server.close();
});
