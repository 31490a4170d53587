/**
 * Memory of Saltbush without PostgreSQL: idle, while 16 people use it, and after. Its own memory is bounded, which the
 * system must have for it; what is resident also has pages of the Node program, which are shared and can be dropped at
 * any time. `--node <path>` measures another Node.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { registerCook, type Cook } from './cook';
import { printTable } from './measure';
import { memoryOfProcesses, type Memory } from './process-memory';

const mostIdleMb = 120;
const mostUnderLoadMb = 250;
const callers = 16;
/** After its first start it makes the example recipes. */
const quietMs = 20_000;

export interface MemoryOptions {
  /** The path of another Node. */
  node?: string | undefined;
  /** Of the load. */
  seconds: number;
}

export async function benchMemory({ node, seconds }: MemoryOptions) {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SAMPLE_RECIPES: 'on' }, { node });
  try {
    await sleep(quietMs);
    const idle = memoryOfProcesses(saltbush.pid);
    const cooks = await Promise.all(
      Array.from({ length: callers }, (_, n) => registerCook(saltbush.url, `cook-${n}`)),
    );
    const peak = await actFor(seconds, saltbush, cooks);
    await sleep(quietMs);
    const after = memoryOfProcesses(saltbush.pid);
    printTable(`Memory, MB, ${node ?? `Node ${process.version}`}`, [
      { when: 'idle', ...rowOf(idle), 'most allowed': mostIdleMb },
      { when: `${callers} callers, peak`, ...rowOf(peak), 'most allowed': mostUnderLoadMb },
      { when: 'idle again', ...rowOf(after), 'most allowed': mostUnderLoadMb },
    ]);
    const isOver = idle.saltbush.own > mostIdleMb || peak.saltbush.own > mostUnderLoadMb;
    if (isOver) process.exitCode = 1;
  } finally {
    await saltbush.stop();
  }
}

const rowOf = ({ saltbush, postgres }: Memory) => ({
  own: saltbush.own,
  resident: saltbush.resident,
  'PostgreSQL, own': postgres.own,
});

/** @returns the largest that was seen */
async function actFor(
  seconds: number,
  { url, pid }: { url: string; pid: number },
  cooks: readonly Cook[],
): Promise<Memory> {
  const end = Date.now() + seconds * 1000;
  let peak = memoryOfProcesses(pid);
  const watch = setInterval(() => {
    const now = memoryOfProcesses(pid);
    if (now.saltbush.own > peak.saltbush.own) peak = now;
  }, 500);
  await Promise.all(
    cooks.map(async (cook) => {
      for (let n = 0; Date.now() < end; n += 1) await actOnce(url, cook, n);
    }),
  );
  clearInterval(watch);
  return peak;
}

const recipe = {
  title: 'Pumpkin soup',
  serves: 4,
  ingredients: ['1 kg pumpkin', '2 onions', '1 L stock', '100 mL cream'].map((name) => ({ name })),
  instructions: ['Roast the pumpkin.', 'Cook all of it, and blend.'],
};

/** What people do in turn: save a recipe, search, look at lists, open a page. */
async function actOnce(url: string, { session }: Cook, n: number): Promise<void> {
  const headers = {
    authorization: `Bearer ${session.token}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ ...recipe, title: `${recipe.title} ${n}` });
  const calls = [
    () => fetch(`${url}/api/recipes`, { method: 'POST', headers, body }),
    () => fetch(`${url}/api/recipes/list/my-recipes?limit=48&q=pumpkin`, { headers }),
    () => fetch(`${url}/api/recipes/list/browse?limit=48`, { headers }),
    () => fetch(`${url}/my-recipes`),
  ];
  const answer = await calls[n % calls.length]!();
  await answer.arrayBuffer();
}
