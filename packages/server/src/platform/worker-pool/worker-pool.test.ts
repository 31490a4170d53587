import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MisbehavingTasks } from '../../testing/workers/misbehaving.worker';
import { withLanguage } from '../language/current-language';
import { packageFolder } from '../package-root';
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool';
import { workerProgram } from './worker-program';

const program = workerProgram('../../testing/workers/misbehaving.worker', import.meta.url);
const limits = {
  program,
  heapMegabytes: 128,
  memoryMegabytes: 300,
  maxRunning: 2,
  maxWaiting: 20,
  maxWaitingPerOwner: 5,
  resultBytes: 2_000_000,
  idleMs: 300_000,
};

let pool: WorkerPool<MisbehavingTasks>;
afterEach(() => pool.close());

const open = (options: Partial<WorkerPoolOptions> = {}) => {
  pool = openWorkerPool<MisbehavingTasks>({ ...limits, ...options });
  return pool;
};
const asOwner = (owner: string, timeLimitMs = 30_000) => ({ owner, timeLimitMs });
const priya = asOwner('priya');
const tom = asOwner('tom');

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
/** A task that found a free place has its process after this. */
const begun = () => new Promise((resolve) => setImmediate(resolve));
/** A pool whose one process waits for a task. */
const startedPool = async (options: Partial<WorkerPoolOptions> = {}) => {
  open(options);
  await pool.run('echo', undefined, priya);
  return pool.pids[0]!;
};

describe('a task', () => {
  test('a task gets plain data and gives plain data', async () => {
    open();
    const input = { text: 'Crème', bytes: Buffer.from('ab'), list: [1, undefined, new Date(0)] };
    expect(await pool.run('echo', input, priya)).toEqual(input);
  });

  test('a task speaks the language of who asked for it, and the next one its own', async () => {
    open();
    const languagesOfTask = async () => {
      const found: string[] = [];
      for await (const each of pool.stream('language', undefined, priya)) found.push(each);
      return found;
    };
    expect(await withLanguage('de', languagesOfTask)).toEqual(['de', 'de']);
    expect(await languagesOfTask()).toEqual(['en', 'en']);
  });

  test('a task runs without the settings of the server, behind whoever looks at a page', async () => {
    open();
    const { environment, priorities } = await pool.run('describe', undefined, priya);
    expect(environment).toEqual([]);
    for (const priority of priorities) expect(priority).toBe(10);
  });

  test('a task waits no longer than others for its program to load', async () => {
    open();
    const { priorityAtLoad } = await pool.run('describe', undefined, priya);
    expect(priorityAtLoad).toBe(getPriority());
  });

  test('a task that refuses says why in words for people', async () => {
    open();
    await expect(pool.run('refuse', undefined, priya)).rejects.toMatchObject({
      code: 'NO_RECIPE_FOUND',
      details: 'Not here.',
    });
  });

  test('a task that throws names the place, and never quotes its input', async () => {
    open();
    const failure = await pool.run('parse', { json: 'secret sauce' }, priya).catch(String);
    expect(failure).toMatch(/task error: parse: SyntaxError[^]*JSON\.parse/);
    expect(failure).not.toContain('secret');
  });
});

describe('a task is ended', () => {
  test('a task is ended when its time is up, in the middle of a loop', async () => {
    const pid = await startedPool();
    const work = pool.run('loop', undefined, asOwner('priya', 200));
    await expect(work).rejects.toMatchObject({ reason: 'time limit', isLimit: true });
    await untilGone(pid);
  });

  test.runIf(process.platform === 'linux')(
    'a task that the machine gives no time is not ended when it has only waited',
    async () => {
      await startedPool();
      await pool.run('wait', { ms: 600 }, asOwner('priya', 200));
    },
  );

  test('a task that only waits is ended when it has waited several times as long as it may work', async () => {
    const pid = await startedPool();
    const work = pool.run('wait', { ms: 120_000 }, asOwner('priya', 100));
    await expect(work).rejects.toMatchObject({ reason: 'time limit' });
    await untilGone(pid);
  });

  test.each([['fillHeap'], ['fillBuffers']] as const)(
    'a task is ended when %s takes more memory than there is',
    async (name) => {
      const pid = await startedPool();
      const work = pool.run(name, undefined, priya);
      await expect(work).rejects.toMatchObject({ reason: 'memory limit', isLimit: true });
      await untilGone(pid);
    },
  );

  test('a task is ended when its input is nested too deeply', async () => {
    open();
    const work = pool.run('nest', { depth: 10_000_000 }, priya);
    await expect(work).rejects.toMatchObject({ reason: 'memory limit' });
  });

  test('a task is ended when its answer is too long to be read at once', async () => {
    open({ resultBytes: 1000 });
    expect(await pool.run('answer', { bytes: 900 }, priya)).toHaveLength(900);
    const work = pool.run('answer', { bytes: 1100 }, priya);
    await expect(work).rejects.toMatchObject({ reason: 'result limit', isLimit: true });
  });

  test('a task is ended when its process crashes', async () => {
    open();
    const work = pool.run('crash', undefined, priya);
    await expect(work).rejects.toMatchObject({ reason: 'lost', isLimit: false });
  });

  test('a task is ended when its caller goes away', async () => {
    const pid = await startedPool();
    const caller = new AbortController();
    const work = pool.run('loop', undefined, { ...priya, signal: caller.signal });
    await begun();
    caller.abort(new Error('gone'));
    await expect(work).rejects.toThrow('gone');
    await untilGone(pid);
  });

  test('a task is ended when the pool closes', async () => {
    const pid = await startedPool();
    const work = pool.run('loop', undefined, priya);
    const waiting = pool.run('loop', undefined, priya);
    await begun();
    const stopped = { code: 'STARTING_OR_STOPPING' };
    await Promise.all([
      expect(work).rejects.toMatchObject(stopped),
      expect(waiting).rejects.toMatchObject(stopped),
      pool.close(),
    ]);
    expect(isAlive(pid)).toBe(false);
    await expect(pool.run('echo', 1, priya)).rejects.toMatchObject(stopped);
  });

  test.each([['its caller went away'], ['the pool closed']])(
    'a task is ended before it begins when %s while it was asked for',
    async (what) => {
      open();
      const caller = new AbortController();
      const work = pool.run('loop', undefined, { ...priya, signal: caller.signal });
      if (what === 'the pool closed') await pool.close();
      else caller.abort(new Error('gone'));
      await expect(work).rejects.toThrow(/gone|Just a moment/);
      expect(pool.pids).toEqual([]);
    },
  );

  test('a task after one that crashed has a process of its own', async () => {
    open();
    await expect(pool.run('crash', undefined, priya)).rejects.toThrow();
    expect(await pool.run('echo', 1, priya)).toBe(1);
  });
});

describe('a process', () => {
  const pidOfTask = async () => (await pool.run('describe', undefined, priya)).pid;

  test('a process stays for the next task, also after a refusal', async () => {
    open();
    const first = await pidOfTask();
    await expect(pool.run('refuse', undefined, priya)).rejects.toThrow();
    expect(await pidOfTask()).toBe(first);
  });

  test('a process is started ahead of its task', async () => {
    open();
    pool.warm();
    pool.warm();
    const [started] = pool.pids;
    expect(pool.pids).toHaveLength(1);
    expect(await pidOfTask()).toBe(started);
  });

  test('a process ends when it has had nothing to do', async () => {
    const pid = await startedPool({ idleMs: 1 });
    await untilGone(pid);
    await vi.waitFor(() => expect(pool.pids).toEqual([]));
  });

  test('a process ends when a task left too much in its memory', async () => {
    const pid = await startedPool();
    await pool.run('holdBuffers', { megabytes: 160 }, priya);
    await untilGone(pid);
  });

  test('a process stays when a task left only garbage in its memory', async () => {
    const pid = await startedPool({ heapMegabytes: 400, memoryMegabytes: 440 });
    await pool.run('dropObjects', { lists: 260 }, priya);
    expect((await pool.run('describe', undefined, priya)).pid).toBe(pid);
  });

  test('a process ends with the server, also in the middle of a loop', async () => {
    const code = `
      import { openWorkerPool } from './src/platform/worker-pool/worker-pool.ts';
      const pool = openWorkerPool(${JSON.stringify(limits)});
      const options = { owner: 'priya', timeLimitMs: 60_000 };
      const { pid } = await pool.run('describe', undefined, options);
      pool.run('loop', undefined, options).catch(() => {});
      process.stdout.write(String(pid));
    `;
    open();
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const server = spawn(process.execPath, args, {
      cwd: packageFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(String(await once(server.stdout, 'data')));
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await untilGone(pid);
  });
});

describe('the queue', () => {
  test('the queue of a worker pool refuses one more than may wait', async () => {
    open({ maxRunning: 1, maxWaiting: 1 });
    const works = Promise.allSettled([
      pool.run('loop', undefined, priya),
      pool.run('echo', 2, tom),
    ]);
    const refused = pool.run('echo', 3, asOwner('ada'));
    await expect(refused).rejects.toMatchObject({ code: 'WORKERS_BUSY', status: 503 });
    await pool.close();
    expect(await works).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });

  test('the queue of a worker pool leaves a place for others while one person asks for much', async () => {
    open({ maxRunning: 2 });
    const caller = new AbortController();
    const own = Promise.allSettled(
      [1, 2, 3].map(() => pool.run('loop', undefined, { ...priya, signal: caller.signal })),
    );
    expect(await pool.run('echo', 'tom', tom)).toBe('tom');
    caller.abort(new Error('gone'));
    for (const work of await own) expect(work).toMatchObject({ reason: caller.signal.reason });
  });
});

describe('a stream', () => {
  const read = async (to: number, loopsAt?: number, timeLimitMs?: number) => {
    const items: number[] = [];
    const options = asOwner('priya', timeLimitMs);
    for await (const item of pool.stream('count', { to, ...(loopsAt && { loopsAt }) }, options)) {
      items.push(item);
    }
    return items;
  };

  test('a stream gives item after item, and its process stays', async () => {
    const pid = await startedPool();
    expect(await read(3)).toEqual([1, 2, 3]);
    expect(await read(0)).toEqual([]);
    expect(pool.pids).toEqual([pid]);
  });

  test('a stream ends when an item takes too long', async () => {
    const pid = await startedPool();
    await expect(read(3, 2, 300)).rejects.toMatchObject({ reason: 'time limit' });
    await untilGone(pid);
  });

  test('a stream ends with the loop over it, and so does its place', async () => {
    open({ maxRunning: 1 });
    for await (const item of pool.stream('count', { to: 1_000_000 }, priya)) {
      if (item === 2) break;
    }
    expect(await pool.run('echo', 1, priya)).toBe(1);
  });
});
