// @ts-check
/**
 * `npm run crash-test`: kills Saltbush with SIGKILL while people save recipes, again and again, and
 * counts what was lost. Every recipe whose saving was answered must be there afterwards, and every
 * start must work. `npm run crash-test -- 5` makes 5 rounds instead of 20.
 *
 * Two kinds of kill take turns: of Saltbush alone, which leaves PostgreSQL to find out by itself, and
 * of everything at once, as the kernel does when memory is out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isStale, root } from './build.mjs';

const rounds = Number(process.argv[2] ?? 20);
const writers = 16;
const shortestRoundMs = 200;
const longestRoundMs = 1_500;
const startLimitMs = 40_000;

if (await isStale()) await build();
const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-crash-'));
const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @type {string[]} Ids of all recipes whose saving was answered. */
const acknowledged = [];
/** @type {Record<string, string | number>[]} */
const table = [];
let failedStarts = 0;
let token = '';
/** @type {ChildProcess | undefined} */
let running;
process.once('exit', () => running?.kill('SIGKILL'));

for (let round = 1; round <= rounds; round += 1) {
  const started = await start();
  if (!started) continue;
  token ||= await register();
  const saved = await saveUntilKilled(started.server, round % 2 === 0);
  acknowledged.push(...saved);
  table.push({
    round,
    killed: round % 2 === 0 ? 'everything' : 'Saltbush alone',
    'start in ms': started.tookMs,
    acknowledged: saved.length,
  });
}
const last = await start();
const missing = last ? await countMissing() : acknowledged.length;
if (last) {
  const ended = once(last.server, 'exit');
  last.server.kill('SIGTERM');
  await ended;
}
await rm(dataFolder, { recursive: true, force: true });

console.table(table);
console.table({
  rounds,
  acknowledged: acknowledged.length,
  missing,
  'failed starts': failedStarts,
});
process.exit(missing === 0 && failedStarts === 0 && acknowledged.length > 0 ? 0 : 1);

/** @returns {Promise<{ server: ChildProcess, tookMs: number } | undefined>} */
async function start() {
  const began = Date.now();
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SALTBUSH_DATA: dataFolder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
    // A process group of its own, so that the whole of it can be killed.
    detached: true,
  });
  running = server;
  while (server.exitCode === null && Date.now() - began < startLimitMs) {
    const answer = await fetch(`${api}/test`).catch(() => undefined);
    if (answer?.ok) return { server, tookMs: Date.now() - began };
    await sleep(5);
  }
  failedStarts += 1;
  if (server.exitCode === null) await kill(server, true);
  return undefined;
}

async function register() {
  const { token } = await post('/auth/register', {
    username: 'crash-tester',
    email: 'crash-tester@example.com',
    password: 'a long enough password',
  });
  return token;
}

/**
 * @param {ChildProcess} server
 * @param {boolean} isEverything
 * @returns {Promise<string[]>} the ids of the recipes that were answered
 */
async function saveUntilKilled(server, isEverything) {
  /** @type {string[]} */
  const saved = [];
  let isKilled = false;
  const save = async () => {
    while (!isKilled) {
      const title = `Recipe ${saved.length} of ${new Date().toISOString()}`;
      const ingredients = [{ name: 'Plain flour', amount: '250', unit: 'g' }];
      const recipe = await post('/recipes', { title, ingredients }).catch((error) => {
        if (isKilled) return undefined;
        throw error;
      });
      if (recipe) saved.push(recipe._id);
    }
  };
  const saving = Promise.all(Array.from({ length: writers }, save));
  await Promise.race([
    sleep(shortestRoundMs + Math.random() * (longestRoundMs - shortestRoundMs)),
    saving,
  ]);
  isKilled = true;
  await kill(server, isEverything);
  await saving;
  return saved;
}

/**
 * @param {ChildProcess} server
 * @param {boolean} isEverything
 */
async function kill(server, isEverything) {
  const pid = server.pid ?? 0;
  const family = isEverything ? await listDescendants(pid) : [];
  const ended = once(server, 'exit');
  process.kill(-pid, 'SIGKILL');
  for (const member of family) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  await ended;
}

/**
 * PostgreSQL and its workers lead process groups of their own, so they are looked for by parentage.
 * @param {number} ancestor
 */
async function listDescendants(ancestor) {
  if (process.platform !== 'linux') return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
    children.set(parent, [...(children.get(parent) ?? []), Number(id)]);
  }
  const found = [...(children.get(ancestor) ?? [])];
  // The list grows while it is walked: children of children.
  for (const id of found) found.push(...(children.get(id) ?? []));
  return found;
}

async function countMissing() {
  let missing = 0;
  for (const id of acknowledged) {
    const answer = await fetch(`${api}/recipes/${id}`, { headers: headers() });
    await answer.arrayBuffer();
    if (!answer.ok) missing += 1;
  }
  return missing;
}

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  const answer = await fetch(api + path, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

function headers() {
  return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
