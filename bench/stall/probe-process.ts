/**
 * Calls the server at fixed times, whether or not the last call was answered: a server that stands still
 * for a second is felt by every call of that second, not by one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { recipeNumber } from '../cook';
import { probedCalls, type Probed, type ProbeOrder } from './probe';

/** Forty calls a second: a busy household. */
const everyMs = 25;

process.send?.('ready');
process.on('message', (order: ProbeOrder) => {
  void probeAll(order).then((probed) => process.send?.(probed));
});

async function probeAll({ url, token, ids, milliseconds }: ProbeOrder): Promise<Probed> {
  const agent = new Agent({ keepAlive: true });
  const probed: Probed = { times: { list: [], recipe: [], save: [] }, failed: 0 };
  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n * everyMs < milliseconds; n += 1) {
    await sleep(Math.max(0, start + n * everyMs - performance.now()));
    const kind = probedCalls[n % probedCalls.length]!;
    const id = ids[n % ids.length]!;
    const sent = performance.now();
    const answered = async () => {
      const status = await callOf(kind, id, n, { url, token, agent }).catch(() => 0);
      if (status === 200) probed.times[kind].push(performance.now() - sent);
      else probed.failed += 1;
    };
    calls.push(answered());
  }
  await Promise.all(calls);
  return probed;
}

interface Target {
  url: string;
  token: string;
  agent: Agent;
}

function callOf(
  kind: (typeof probedCalls)[number],
  id: string,
  n: number,
  target: Target,
): Promise<number> {
  if (kind === 'list') return send('GET', '/recipes/list/my-recipes', target);
  if (kind === 'recipe') return send('GET', `/recipes/${id}`, target);
  return send('POST', '/recipes', target, recipeNumber(n));
}

function send(
  method: string,
  path: string,
  { url, token, agent }: Target,
  body?: unknown,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    // As every browser does.
    'accept-encoding': 'gzip',
    ...(text !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api${path}`, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end(text);
  });
}
