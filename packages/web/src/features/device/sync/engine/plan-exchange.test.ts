/** The code that asks the server can't be fetched: as a server that can't be reached. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlanExchange, type ExchangeOptions } from './plan-exchange';
import { serverCode } from './server-code.lazy';

const sender = {
  nextBatch: vi.fn(async () => ({})),
  send: vi.fn(async () => 'done'),
  handleFailure: vi.fn(async () => ({ failure: 'server-failed', isSetAside: false })),
};
const onFailure = vi.fn();

const open = () => new PlanExchange({ onFailure } as unknown as ExchangeOptions);
const loads = () => vi.spyOn(serverCode, 'load');
const fetched = {
  BatchSender: vi.fn(function BatchSender() {
    return sender;
  }),
} as unknown as Awaited<ReturnType<typeof serverCode.load>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the exchange whose code cannot be fetched is offline, and tries again by itself', async () => {
  loads().mockRejectedValueOnce(new Error('not fetched')).mockResolvedValue(fetched);
  await open().sync();
  expect(onFailure).toHaveBeenCalledWith('offline', expect.any(Error));
  expect(sender.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.send).toHaveBeenCalledTimes(1);
});

it('the exchange waits longer after each failure in a row, of its code or of the server', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  loads().mockRejectedValueOnce(new Error('not fetched')).mockResolvedValue(fetched);
  sender.send.mockRejectedValueOnce(new TypeError('no answer'));
  await open().sync();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onFailure.mock.calls.map(([failure]) => failure)).toEqual(['offline', 'server-failed']);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sender.send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sender.send).toHaveBeenCalledTimes(2);
});

it('the sender is made once, and what is asked for while its code is loaded is one call', async () => {
  loads().mockResolvedValue(fetched);
  const exchange = open();
  await Promise.all([exchange.sync(), exchange.sync()]);
  expect(sender.send).toHaveBeenCalledTimes(1);
  await exchange.sync();
  expect(fetched.BatchSender).toHaveBeenCalledTimes(1);
  expect(sender.send).toHaveBeenCalledTimes(2);
});

it('the exchange does nothing any more once it is stopped', async () => {
  loads().mockRejectedValueOnce(new Error('not fetched')).mockResolvedValue(fetched);
  const exchange = open();
  await exchange.sync();
  exchange.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sender.send).not.toHaveBeenCalled();
});
