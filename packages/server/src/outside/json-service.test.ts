import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openServiceServer,
  sendJson,
  serviceFailures,
  type ServiceServer,
} from '../testing/servers/service-server';
import { askJson, ServiceFailed } from './json-service';

let service: ServiceServer;
beforeAll(async () => {
  service = await openServiceServer();
});
afterAll(() => service.close());

const stay = new AbortController().signal;
const ask = (given: { body?: unknown; signal?: AbortSignal; timeLimitMs?: number } = {}) =>
  askJson({
    url: `${service.origin}/plums`,
    headers: { authorization: 'open-sesame' },
    signal: stay,
    timeLimitMs: 5_000,
    maxBytes: 10_000,
    ...given,
  });

test('a call to a JSON service is a GET without a body, and a POST with one', async () => {
  service.answerBy((_call, response) => sendJson(response, { plums: 3 }));
  expect(await ask()).toEqual({ plums: 3 });
  expect(await ask({ body: { eat: true } })).toEqual({ plums: 3 });
  expect(service.calls.map(({ method, body }) => [method, body])).toEqual([
    ['GET', ''],
    ['POST', '{"eat":true}'],
  ]);
  expect(service.calls[1]!.headers).toMatchObject({
    authorization: 'open-sesame',
    'content-type': 'application/json',
  });
});

test.each(serviceFailures.filter(([what]) => what !== 'another answer'))(
  'the fault "%s" of a JSON service is a failure that says neither key nor answer',
  async (_what, fail) => {
    service.answerBy((_call, response) => fail(response));
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect((error as Error).message).not.toMatch(/sesame|Hello|plums|127/);
  },
);

test('a JSON service that does not answer in time has failed by its time', async () => {
  service.answerBy(() => undefined);
  await expect(ask({ timeLimitMs: 20 })).rejects.toMatchObject({ kind: 'timeout' });
  service.answerBy((_call, response) => response.write('{"plums":'));
  await expect(ask({ timeLimitMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('a caller of a JSON service who goes away is not kept waiting', async () => {
  const caller = new AbortController();
  service.answerBy(() => caller.abort(new Error('gone')));
  await expect(ask({ signal: caller.signal })).rejects.toThrow('gone');
});
