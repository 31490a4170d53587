/**
 * `npm run bench -- answers`: what others wait, and what the server holds, while one person whose recipes and histories
 * are as long as they may be, with a log of cooking of 30 MB, asks for thirty histories at once, or exports. Then that
 * export is imported into an empty Saltbush, exported there, and both are compared.
 *
 * Passed: the server process holds less than 600 MB, and the 99th of 100 calls of another person takes at most three
 * times as long as with nothing else going on.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { filesOfArchive, importArchive, type Archive } from './answers/archives';
import { seedCookLog, seedHistories } from './answers/seed-histories';
import { recipeNumber, registerCook, type Cook } from './cook';
import { printTable, spreadOf } from './measure';
import { openProbe, type Probe } from './stall/probe';

const most = { megabytes: 600, ratio: 3 };

export interface AnswersOptions {
  /** With histories of 49 versions, each of 0.93 MB. */
  recipes: number;
  seconds: number;
}

export async function benchAnswers({ recipes, seconds }: AnswersOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-answers-'));
  const open = (name: string) =>
    runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: join(folder, name) });
  const saltbush = await open('full');
  const empty = await open('empty');
  let probe: Probe | undefined;
  try {
    const busy = await registerCook(saltbush.url, 'busy');
    const other = await registerCook(saltbush.url, 'other');
    const ids = await makeRecipes(other, 50);
    const longIds = await makeRecipes(busy, recipes);
    await seed(join(folder, 'full'), longIds);
    const path = (n: number) => `/recipes/${longIds[n % longIds.length]}/versions`;
    probe = await openProbe(saltbush.url, other);
    const exportOnce = () => download(saltbush.url, busy);
    const loads: Record<string, () => Promise<unknown>> = {
      nothing: async () => undefined,
      '30 histories at once': () =>
        Promise.all(Array.from({ length: 30 }, (_, n) => busy.call('GET', path(n)))),
      'one export': exportOnce,
      'three exports': () => Promise.all([exportOnce(), exportOnce(), exportOnce()]),
    };
    const rows = [];
    let idle: number | undefined;
    for (const [name, once] of Object.entries(loads)) {
      await writeFile(`/proc/${saltbush.pid}/clear_refs`, '5').catch(() => undefined);
      const start = performance.now();
      const load = once().then(() => performance.now() - start);
      const { times, failed } = await probe.run({ ids, milliseconds: seconds * 1000 });
      const tookMs = await load;
      const { p50, p99 } = spreadOf(name, Object.values(times).flat());
      idle ??= p99;
      const megabytes = await peakOf(saltbush.pid);
      const isGood = failed === 0 && megabytes < most.megabytes && p99 <= idle * most.ratio;
      const load_s = Math.round(tookMs / 100) / 10;
      rows.push({
        while: name,
        p50,
        p99,
        'p99 : idle': p99 / idle,
        failed,
        load_s,
        megabytes,
        isGood,
      });
    }
    printTable('Another person’s calls meanwhile, ms', rows);
    const before = await exportOnce();
    const newcomer = await registerCook(empty.url, 'newcomer');
    await importArchive(empty.url, newcomer, before);
    const after = await download(empty.url, newcomer);
    await compare(before, after);
    if (rows.some((row) => !row.isGood)) process.exitCode = 1;
  } finally {
    probe?.close();
    await saltbush.stop();
    await empty.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeRecipes(cook: Cook, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push((await cook.call<{ _id: string }>('POST', '/recipes', recipeNumber(n)))._id);
  }
  return ids;
}

async function seed(dataFolder: string, ids: readonly string[]): Promise<void> {
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  await seedHistories(database.pool, ids);
  await seedCookLog(database.pool, ids[0]!);
  await database.close();
}

async function download(url: string, { session }: Cook): Promise<Archive> {
  const headers = { authorization: `Bearer ${session.token}` };
  const response = await fetch(`${url}/api/recipe-files/export?format=saltbush`, { headers });
  if (response.status !== 200) throw new Error(`The export answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function compare(before: Archive, after: Archive): Promise<void> {
  const [was, is] = [await filesOfArchive(before), await filesOfArchive(after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  const different = [...names].filter((name) => was.get(name) !== is.get(name));
  const megabytes = Math.round(before.length / 1e6);
  const ofLog = [...names].filter((name) => name.startsWith('cook-log')).length;
  console.log(
    `Imported: ${names.size} files of ${megabytes} MB, ${ofLog} of them of the log, ${different.length} different.\n`,
  );
  if (different.length > 0) process.exitCode = 1;
}

/** Of the server process alone, in MB; on Linux. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}
