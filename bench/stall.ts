/**
 * How long one person waits while another one imports, photographs, exports, asks for much at once or sends hostile
 * input, as multiples of what they wait with nothing else going on: half of their calls at most 1.5 times, 99 of 100
 * at most 3 times as long. Half within 5 ms and 99 of 100 within 25 ms always pass, since the noise of a
 * shared machine is as large.
 *
 * A list of 12, one recipe and a save are called at fixed times from a process of their own, before each load with
 * nothing else going on. "loop" is how late the server's event loop was; "longest turn" is what it computed
 * without a pause, also where no call happened to hit it; "waited for a core" shows whether the machine had
 * other work: then only "longest turn" says something about the server. "memory" is the most that the server and all
 * processes that it started held at one time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { recipeNumber, registerCook, type Cook } from './cook';
import { seedRecipes } from './lists/seed';
import { printTable, spreadOf } from './measure';
import { makeLoads, type Load } from './stall/loads';
import { loopSettings, takeLoopDelay, type LoopDelay } from './stall/loop-delay';
import { openCpuShares } from './stall/cpu-shares';
import { peakMemory } from './stall/memory';
import { openPageSite } from './stall/page-site';
import { openProbe, type Probe, type Probed } from './stall/probe';

const maxRatio = { p50: 1.5, p99: 3 };
/** Milliseconds that always pass. */
const alwaysPass = { p50: 5, p99: 25 };
/** Of the person who exports; the other one has a few. */
const busyRecipes = 10_000;

export interface StallOptions {
  /** How long each load is measured. */
  seconds?: number;
  /** Only loads whose names contain this. */
  only?: string | undefined;
  /** A folder for CPU profiles of the server: two for each load, the second one of when it was there. */
  profiles?: string | undefined;
}

export async function benchStall(options: StallOptions): Promise<void> {
  const { seconds = 20, only = '', profiles } = options;
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-stall-'));
  const report = join(folder, 'loop.json');
  const site = await openPageSite();
  const saltbush = await runSaltbush({
    RATE_LIMITS: 'off',
    SALTBUSH_DATA: join(folder, 'data'),
    SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS: site.host,
    ...loopSettings(report, profiles),
  });
  let probe: Probe | undefined;
  try {
    const busy = await registerCook(saltbush.url, 'busy');
    const other = await registerCook(saltbush.url, 'other');
    const ids = await seed(join(folder, 'data'), busy, other);
    probe = await openProbe(saltbush.url, other);
    // The busy person's browser is on another machine: its work must not take these two cores.
    setPriority(constants.priority.PRIORITY_LOW);
    const loads = await makeLoads(saltbush.url, busy, site.host);
    const wanted = loads.filter(({ name }) => name.includes(only));
    const rows = [];
    for (const load of wanted) {
      console.log(`… ${load.name}`);
      const idle = await probe.run({ ids, milliseconds: seconds * 500 });
      const stop = new AbortController();
      const running = repeat(load, stop.signal);
      const memory = peakMemory(saltbush.pid, stop.signal);
      await takeLoopDelay(saltbush.pid, report);
      const cpuShares = openCpuShares(saltbush.pid, process.pid);
      await cpuShares();
      const probed = await probe.run({ ids, milliseconds: seconds * 1000 });
      const loop = await takeLoopDelay(saltbush.pid, report);
      const processors = await cpuShares();
      stop.abort();
      const outcomes = await running;
      rows.push({
        ...rowOf(load, { idle, probed }, loop, outcomes),
        'memory, MB': await memory,
        'processors, %': processors,
      });
    }
    printTable('Another person’s calls meanwhile, ms (p50 | p99)', rows);
    printVerdict(rows);
  } finally {
    probe?.close();
    await saltbush.stop();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(dataFolder: string, busy: Cook, other: Cook): Promise<string[]> {
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  const cookId = busy.session.user._id;
  await seedRecipes(database.pool, { cookId, count: busyRecipes, ownEvery: 1, saves: 0, loved: 0 });
  await database.close();
  const ids: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    ids.push((await other.call<{ _id: string }>('POST', '/recipes', recipeNumber(n)))._id);
  }
  return ids;
}

/** @returns how often each thing became of it */
async function repeat(load: Load, signal: AbortSignal): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  while (!signal.aborted) {
    const outcome = await load.once(signal).catch((error: unknown) => {
      return signal.aborted ? 'stopped' : String(error);
    });
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

type Percentiles = Record<'p50' | 'p99', number>;

const holds = (part: keyof Percentiles, measured: Percentiles, idle: Percentiles): boolean =>
  measured[part] <= Math.max(alwaysPass[part], maxRatio[part] * idle[part]);

const timesIdle = (measured: number, idle: number): string =>
  `${measured.toFixed(1)} = ${(measured / idle).toFixed(1)}×`;

function rowOf(
  { name }: Load,
  { idle, probed: { times, failed } }: { idle: Probed; probed: Probed },
  loop: LoopDelay,
  outcomes: Record<string, number>,
) {
  const all = spreadOf('all', Object.values(times).flat());
  const alone = spreadOf('idle', Object.values(idle.times).flat());
  const shown = (kind: keyof Probed['times']) => {
    const { p50, p99 } = spreadOf(kind, times[kind]);
    return `${p50.toFixed(1)} | ${p99.toFixed(1)}`;
  };
  return {
    while: name,
    calls: all.count,
    failed,
    'list of 12': shown('list'),
    'one recipe': shown('recipe'),
    save: shown('save'),
    'p50, to idle': timesIdle(all.p50, alone.p50),
    'p99, to idle': timesIdle(all.p99, alone.p99),
    max: all.max,
    loop: `${loop.p99} | max ${loop.max}`,
    'longest turn': `${loop.longestTurn} (${loop.longTurns} over 10)`,
    'waited for a core': `${loop.waitedShare}%`,
    passed: failed === 0 && holds('p50', all, alone) && holds('p99', all, alone),
    done: Object.entries(outcomes)
      .map(([outcome, count]) => `${count}× ${outcome}`)
      .join(', '),
  };
}

function printVerdict(rows: readonly { while: string; passed: boolean }[]): void {
  const late = rows.filter((row) => !row.passed).map((row) => row.while);
  console.log(
    late.length === 0
      ? 'Passed: nobody waits much longer, whatever the other one does.\n'
      : `Failed: p50 over ${maxRatio.p50} or p99 over ${maxRatio.p99} times idle, or a call refused, during: ${late.join('; ')}.\n`,
  );
  if (late.length > 0) process.exitCode = 1;
}
