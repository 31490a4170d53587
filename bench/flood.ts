/**
 * How long others wait, as multiples of what they wait with nothing else going on, while somebody holds connections
 * open, sends bodies that are refused, or asks for thirty lists at once; and how much memory the server's process takes.
 * Limits of calls are off: they would only make it easier.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { setMaxListeners } from 'node:events';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { recipeNumber, registerCook } from './cook';
import { seedRecipes } from './lists/seed';
import { printTable, round, spreadOf } from './measure';
import { floodLoads } from './stall/flood-loads';
import type { Load } from './stall/loads';
import { peakMemoryOfProcess } from './stall/memory';
import { openProbe, type Probe, type Probed } from './stall/probe';

const most = { p50: 1.5, p99: 3, memory: 600 };

export async function benchFlood({ seconds = 10, only = '' }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-flood-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  let probe: Probe | undefined;
  try {
    const busy = await registerCook(saltbush.url, 'busy');
    const other = await registerCook(saltbush.url, 'other');
    await seed(folder, busy.session.user._id);
    const ids: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      ids.push((await other.call<{ _id: string }>('POST', '/recipes', recipeNumber(n)))._id);
    }
    probe = await openProbe(saltbush.url, other);
    // Whoever floods is on another machine: that work must not take these two cores.
    setPriority(constants.priority.PRIORITY_LOW);
    const loads = floodLoads(saltbush.url, busy).filter(({ name }) => name.includes(only));
    const milliseconds = seconds * 1000;
    await probe.run({ ids, milliseconds: 3_000 });
    const idle = await probe.run({ ids, milliseconds });
    const rows = [rowOf({ name: 'nothing', probed: idle, idle, memory: undefined, done: '' })];
    for (const load of loads) {
      console.log(`… ${load.name}`);
      const stop = new AbortController();
      setMaxListeners(0, stop.signal);
      const done = repeat(load, stop.signal);
      const memory = peakMemoryOfProcess(saltbush.pid, stop.signal);
      const probed = await probe.run({ ids, milliseconds });
      stop.abort();
      rows.push(rowOf({ name: load.name, probed, idle, memory: await memory, done: await done }));
      await probe.run({ ids, milliseconds: 2_000 });
    }
    printTable('Another person’s calls meanwhile, ms', rows);
    const failed = rows.filter(({ passed }) => !passed).map((row) => row.while);
    console.log(failed.length === 0 ? 'Passed.\n' : `Failed: ${failed.join('; ')}.\n`);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    probe?.close();
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(dataFolder: string, cookId: string): Promise<void> {
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  await seedRecipes(database.pool, { cookId, count: 5_000, ownEvery: 1, saves: 0, loved: 0 });
  await database.close();
}

async function repeat(load: Load, signal: AbortSignal): Promise<string> {
  const outcomes: Record<string, number> = {};
  while (!signal.aborted) {
    const outcome = await load.once(signal).catch((error: unknown) => {
      return signal.aborted ? 'stopped' : String(error);
    });
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return Object.entries(outcomes)
    .map(([outcome, count]) => `${count}× ${outcome}`)
    .join(', ');
}

interface Measured {
  name: string;
  probed: Probed;
  idle: Probed;
  memory: number | undefined;
  done: string;
}

function rowOf({ name, probed, idle, memory, done }: Measured) {
  const [now, before] = [probed, idle].map(({ times }) =>
    spreadOf('all', Object.values(times).flat()),
  ) as [Spread, Spread];
  const ratio = { p50: round(now.p50 / before.p50), p99: round(now.p99 / before.p99) };
  return {
    while: name,
    calls: now.count,
    failed: probed.failed,
    p50: now.p50,
    p99: now.p99,
    max: now.max,
    'p50 to idle': ratio.p50,
    'p99 to idle': ratio.p99,
    'memory, MB': memory,
    passed:
      probed.failed === 0 &&
      ratio.p50 <= most.p50 &&
      ratio.p99 <= most.p99 &&
      (memory ?? 0) <= most.memory,
    done,
  };
}

type Spread = ReturnType<typeof spreadOf>;
