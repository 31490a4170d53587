import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { refuseOnFullDisk, reserveOf, type DiskRoom } from './disk-room';
import { addErrorAnswers } from './errors';

const size = 400_000_000;
const reserve = reserveOf(size);

async function statusOf(room: DiskRoom | undefined, bytes: number, options: Options = {}) {
  const app = fastify();
  onTestFinished(() => app.close());
  addErrorAnswers(app);
  const databaseUrl = options.databaseUrl;
  refuseOnFullDisk(app, { dataFolder: '/data', databaseUrl }, () => Promise.resolve(room));
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) => {
    done(null, body);
  });
  app.all('/call', () => ({}));
  const type = options.isUpload ? 'multipart/form-data; boundary=x' : 'application/json';
  const answer = await app.inject({
    method: options.method ?? 'POST',
    url: '/call',
    headers: { 'content-type': type },
    payload: JSON.stringify('x'.repeat(bytes - 2)),
  });
  return answer.statusCode;
}
interface Options {
  databaseUrl?: string;
  isUpload?: boolean;
  method?: 'POST' | 'DELETE';
}

test.each([
  ['a large body', reserve - 1, 100_000, 507],
  ['a large body', reserve, 100_000, 200],
  ['a middling body', reserve / 2 - 1, 10_000, 507],
  ['a middling body', reserve / 2, 10_000, 200],
  ['a small body', 0, 1_000, 200],
])('%s with %d bytes free (%d sent) is answered %d', async (_, free, bytes, status) => {
  expect(await statusOf({ size, free }, bytes)).toBe(status);
});

test('a small upload needs the whole reserve, also with a database elsewhere', async () => {
  const room = { size, free: reserve - 1 };
  const databaseUrl = 'postgres://elsewhere';
  expect(await statusOf(room, 100, { isUpload: true, databaseUrl })).toBe(507);
});

test('a full disk beside a database elsewhere does not refuse texts', async () => {
  expect(await statusOf({ size, free: 0 }, 100_000, { databaseUrl: 'postgres://elsewhere' })).toBe(
    200,
  );
});

test('deleting works on a full disk', async () => {
  expect(await statusOf({ size, free: 0 }, 100_000, { method: 'DELETE' })).toBe(200);
});

test('a disk that cannot be measured refuses nothing', async () => {
  expect(await statusOf(undefined, 100_000)).toBe(200);
});
