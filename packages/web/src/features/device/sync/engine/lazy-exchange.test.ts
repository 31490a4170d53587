/** The code that asks the server can't be fetched: as a server that can't be reached. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyExchange } from './lazy-exchange';
import { serverCode } from './load-server-code';
import type { ExchangeOptions } from './plan-exchange';

const exchange = { sync: vi.fn(async () => undefined), stop: vi.fn() };
const onFailure = vi.fn();

const open = () => new LazyExchange({ onFailure } as unknown as ExchangeOptions);
const loads = () => vi.spyOn(serverCode, 'load');
const fetched = {
  PlanExchange: vi.fn(function PlanExchange() {
    return exchange;
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
  expect(exchange.sync).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exchange.sync).toHaveBeenCalledTimes(1);
});

it('the exchange is made once, however often it is asked for', async () => {
  loads().mockResolvedValue(fetched);
  const lazy = open();
  await Promise.all([lazy.sync(), lazy.sync()]);
  await lazy.sync();
  expect(fetched.PlanExchange).toHaveBeenCalledTimes(1);
  expect(exchange.sync).toHaveBeenCalledTimes(3);
});

it('the exchange does nothing any more once it is stopped', async () => {
  loads().mockRejectedValueOnce(new Error('not fetched')).mockResolvedValue(fetched);
  const lazy = open();
  await lazy.sync();
  lazy.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(exchange.sync).not.toHaveBeenCalled();
});
