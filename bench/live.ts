/**
 * How long it takes until those who listen hear of a change: from sending `POST /sync` to the event, with one and
 * with two server processes. Each person has 20 streams; of two processes, one takes the changes and the other
 * has the streams.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSaltbush, type RunningSaltbush } from '../e2e/setup/run-saltbush';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/embedded-postgres';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { registerCook, type Cook } from './cook';
import { printTable, round, spreadOf, type Spread } from './measure';

const streamsPerPerson = 20;
const changesPerSecond = 10;

interface Options {
  listeners: readonly number[];
  /** Of changes, for each row of the table. */
  seconds: number;
}

export async function benchLive({ listeners, seconds }: Options): Promise<void> {
  const rows: object[] = [];
  for (const processes of [1, 2]) {
    for (const count of listeners) rows.push(await measureOne({ processes, count, seconds }));
  }
  printTable('From sending a change to its event, ms', rows);
}

async function measureOne(asked: { processes: number; count: number; seconds: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-live-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    log: makeLog('warn'),
    isThrowaway: true,
  });
  const servers: RunningSaltbush[] = [];
  try {
    const { host, port, user, password } = postgres.connection;
    const url = new URL(`postgres://${user}@localhost:${port}/saltbush`);
    if (typeof password === 'string') url.password = password;
    if (host) url.searchParams.set('host', host);
    for (let n = 0; n < asked.processes; n += 1) {
      servers.push(await runSaltbush({ DATABASE_URL: url.href, RATE_LIMITS: 'off' }));
    }
    const { spread, expected } = await listenAndChange(servers, asked);
    const { processes } = asked;
    return {
      processes,
      ...spread,
      what: `${asked.count} listeners`,
      lost: expected - spread.count,
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function listenAndChange(
  servers: readonly RunningSaltbush[],
  { count, seconds }: { count: number; seconds: number },
): Promise<{ spread: Spread; expected: number }> {
  const [writer, reader] = [servers[0]!.url, servers.at(-1)!.url];
  const people: Person[] = [];
  for (let n = 0; n < Math.ceil(count / streamsPerPerson); n += 1) {
    const cook = await registerCook(writer, `live-${n}`);
    people.push({
      cook,
      device: randomUUID(),
      seq: 0,
      epoch: null,
      basis: null,
      version: 0,
      sentAt: new Map(),
    });
  }
  const times: number[] = [];
  const agent = new Agent({ keepAlive: false });
  const streams = await openStreams({ people, count, reader, agent, times });
  let expected = 0;
  for (let n = 0; n < seconds * changesPerSecond; n += 1) {
    const person = people[n % people.length]!;
    expected += streams.countOf(person);
    await Promise.all([change(writer, person), sleep(1_000 / changesPerSecond)]);
  }
  await sleep(1_000);
  streams.close();
  agent.destroy();
  return {
    spread: spreadOf(
      '',
      times.map((time) => round(time)),
    ),
    expected,
  };
}

interface Person {
  cook: Cook;
  device: string;
  seq: number;
  epoch: string | null;
  /** Of the last answer. */
  basis: object | null;
  version: number;
  /** When the change to a version was sent. */
  sentAt: Map<number, number>;
}

async function change(url: string, person: Person): Promise<void> {
  person.seq += 1;
  person.sentAt.set(person.seq, performance.now());
  const { device, epoch, basis, seq, version } = person;
  const args = { key: 'salt', change: { isStaple: seq % 2 === 0 } };
  const operation = { id: randomUUID(), seq, name: 'changeFood', args, at: Date.now(), offset: 0 };
  const response = await fetch(`${url}/api/sync`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.cook.session.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      device,
      schema: 1,
      epoch,
      since: version,
      basis,
      operations: [{ ...operation, seen: version }],
    }),
  });
  const answer = (await response.json()) as {
    epoch: string;
    basis: object;
    version: number;
  };
  if (!response.ok) throw new Error(`Not changed: ${JSON.stringify(answer)}`);
  person.epoch = answer.epoch;
  person.basis = answer.basis;
  person.version = answer.version;
}

async function openStreams(asked: {
  people: readonly Person[];
  count: number;
  reader: string;
  agent: Agent;
  times: number[];
}) {
  const { people, count, reader, agent, times } = asked;
  const open: IncomingMessage[] = [];
  const counts = new Map<Person, number>();
  for (let from = 0; from < count; from += streamsPerPerson) {
    const person = people[from / streamsPerPerson]!;
    const some = Math.min(streamsPerPerson, count - from);
    counts.set(person, some);
    const responses = await Promise.all(
      Array.from({ length: some }, () => openStream(reader, person.cook.session.token, agent)),
    );
    for (const response of responses) {
      response.on('data', (chunk: Buffer) => note(chunk.toString(), person, times));
    }
    open.push(...responses);
  }
  return {
    countOf: (person: Person) => counts.get(person) ?? 0,
    close: () => open.forEach((response) => response.destroy()),
  };
}

function note(text: string, { sentAt }: Person, times: number[]): void {
  for (const [, version] of text.matchAll(/"version":(\d+)/g)) {
    const at = sentAt.get(Number(version));
    if (at !== undefined) times.push(performance.now() - at);
  }
}

const openStream = (url: string, token: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = get(
      `${url}/api/sync/stream`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        if (response.statusCode === 200) resolve(response);
        else reject(new Error(`The stream was answered with ${response.statusCode}`));
      },
    );
    request.once('error', reject);
  });
