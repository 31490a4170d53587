/**
 * Devices, a server and a bad network: people change rows at random while messages are lost, doubled, late and
 * out of order, devices are killed, cut off, and their clocks are wrong. Every rule is checked at every step,
 * and at the end, when all is well again, that all have the same.
 */
import { runOperations } from '../../src/plan/sync/run-operations';
import type { Row } from '../../src/plan/rows/rows';
import { rowKey } from '../../src/plan/rows/rows';
import { change, checkScreen, completeOne, kill, receive, startDevice } from './model-device';
import type { ModelDevice } from './model-device';
import { exchange, forgetRemoved, isEqual, purge, startServer } from './model-server';
import type { Answer, ModelServer, Request } from './model-server';
import { seededRandom } from './random';
import type { Random } from './random';
import { randomOperation } from './random-operation';
import { refusedRecipe } from './scene';

export interface ModelFigures {
  operations: number;
  kills: number;
  duplicates: number;
  lostMessages: number;
  resets: number;
  /** Answers with a reset that never arrived. */
  lostResets: number;
  clockChanges: number;
  refused: number;
  lostValues: number;
  versions: number;
}

interface Message {
  device: ModelDevice;
  page: number;
  request?: Request;
  answer?: Answer;
}

interface World {
  random: Random;
  now: number;
  server: ModelServer;
  devices: ModelDevice[];
  network: Message[];
  figures: ModelFigures;
}

/**
 * @returns what happened
 * @throws Error when a rule is broken; the seed repeats it
 * @example runModel({ operations: 2_000, seed: 2 }).lostValues // 812
 */
export function runModel({ operations, seed }: { operations: number; seed: number }): ModelFigures {
  const world = startWorld(seed);
  while (world.figures.operations < operations) step(world);
  heal(world);
  checkEnd(world);
  const { server, figures } = world;
  const refused = server.log.filter(({ refusal }) => refusal).length;
  const lostValues = server.oracle.lostCount;
  return { ...figures, refused, lostValues, versions: server.version };
}

const day = 24 * 60 * 60 * 1000;

function startWorld(seed: number): World {
  const random = seededRandom(seed);
  const people = ['ann', 'ann', 'ben', 'ben', 'cat'];
  const devices = people.map((userId, index) =>
    startDevice(`device-${index}`, userId, wrongClock(random)),
  );
  const figures: ModelFigures = {
    operations: 0,
    kills: 0,
    duplicates: 0,
    lostMessages: 0,
    resets: 0,
    lostResets: 0,
    clockChanges: 0,
    refused: 0,
    lostValues: 0,
    versions: 0,
  };
  return { random, now: 1_000 * day, server: startServer(), devices, network: [], figures };
}

const wrongClock = (random: Random) => random.below(4 * day) - 2 * day;

/** One thing happens, to one device. */
function step(world: World): void {
  const { random, devices, figures } = world;
  world.now += random.below(5_000);
  const device = random.pick(devices);
  const thing = random.below(1_000);
  if (thing < 180) makeChange(world, device);
  else if (thing < 520) completeOne(device);
  else if (thing < 640) return send(world, device);
  else if (thing < 980) return deliver(world);
  else if (thing < 985) {
    figures.kills += 1;
    kill(device, random.below(device.transactions.length + 1));
  } else if (thing < 988) {
    figures.clockChanges += 1;
    device.clockError = wrongClock(random);
  } else if (thing < 996) device.isOnline = random.chance(0.75);
  else purge(world.server);
  checkDevice(world, device);
}

/** What left the queue was saved or refused, and the device has its rows. */
function checkDevice({ server }: World, device: ModelDevice): void {
  checkScreen(device);
  for (const { id } of device.left.splice(0)) {
    const version = server.versions.get(id);
    const isThere = version !== undefined && version <= device.disk.state.version;
    if (!isThere) throw new Error(`${id} is neither waiting nor confirmed on ${device.id}`);
  }
}

function makeChange(world: World, device: ModelDevice): void {
  const { random, figures } = world;
  figures.operations += 1;
  let count = 0;
  const id = `operation-${figures.operations}`;
  const newId = () => `${id}-${(count += 1)}`;
  change(device, id, randomOperation(random, device.screen, newId), world.now);
}

/** Asks with what is on the disk, also while other calls are on their way. */
function send(world: World, device: ModelDevice): void {
  if (!device.isOnline) return;
  const { random, network } = world;
  const { floor, state } = device.disk;
  const { queue, version } = state;
  const operations = queue.slice(0, 1 + random.below(40));
  const request = { device: device.id, userId: device.userId, since: version, floor, operations };
  network.push({ device, page: device.page, request });
}

/** Any message on its way arrives, is lost, or arrives and comes once more. */
function deliver(world: World): void {
  const { random, network, figures } = world;
  if (network.length === 0) return;
  const index = random.below(network.length);
  const message = network[index]!;
  if (random.chance(0.1)) figures.duplicates += 1;
  else network.splice(index, 1);
  if (message.device.isOnline && !random.chance(0.1)) return arrive(world, message);
  figures.lostMessages += 1;
  if (message.answer?.isReset) figures.lostResets += 1;
}

function arrive(world: World, { device, page, request, answer }: Message): void {
  const { network, server, now, figures } = world;
  if (request) network.push({ device, page, answer: exchange(server, request, now) });
  if (answer && page === device.page) {
    if (answer.isReset) figures.resets += 1;
    receive(device, answer, now);
  }
}

/** All are online, nothing is lost, and each device asks until it has everything. */
function heal(world: World): void {
  const { devices, server, network } = world;
  network.length = 0;
  const isBehind = ({ disk: { state }, transactions }: ModelDevice) =>
    transactions.length > 0 || state.queue.length > 0 || state.version < server.version;
  for (let rounds = 0; devices.some(isBehind); rounds += 1) {
    if (rounds > 1_000) throw new Error('The devices do not catch up');
    for (const device of devices) {
      device.isOnline = true;
      send(world, device);
      while (network.length > 0) arrive(world, network.shift()!);
      while (device.transactions.length > 0) completeOne(device);
      checkDevice(world, device);
    }
  }
}

function checkEnd({ devices, server }: World): void {
  const saved = new Map(server.log.map((entry) => [entry.operation.id, entry]));
  for (const device of devices) {
    for (const id of device.acknowledged) {
      if (!saved.has(id)) throw new Error(`${id} was acknowledged and is gone`);
    }
    expectSameRows(device.screen, server.rows, `${device.id} differs from the server`);
  }
  expectSameRows(replay(server), server.rows, 'The log gives other rows than the server has');
  if (JSON.stringify([...server.rows.values()]).includes(refusedRecipe)) {
    throw new Error('A refused recipe is in a row');
  }
}

/** The rows from nothing, by the log alone. */
function replay(server: ModelServer): Map<string, Row> {
  const rows = new Map<string, Row>();
  const purges = [...server.purges];
  let version = 0;
  for (const [index, { operation, at, userId, refusal }] of server.log.entries()) {
    while (purges[0] && purges[0].entries <= index) forgetRemoved(rows, purges.shift()!.floor);
    if (refusal) continue;
    const state = { rows, version, lastSeq: operation.seq - 1 };
    const again = { ...operation, at, offset: 0 };
    const context = { userId, now: at, refusalOf: () => undefined };
    const ran = runOperations(state, [again], context);
    for (const row of ran.rows) rows.set(rowKey(row.kind, row.id), row);
    version = ran.version;
  }
  for (const { floor } of purges) forgetRemoved(rows, floor);
  return rows;
}

/** Rows that were removed may be forgotten by either. */
function expectSameRows(
  rows: ReadonlyMap<string, Row>,
  expected: Map<string, Row>,
  message: string,
) {
  for (const key of new Set([...rows.keys(), ...expected.keys()])) {
    const [one, other] = [rows.get(key), expected.get(key)];
    const isForgotten = (!one || one.isDeleted) && (!other || other.isDeleted);
    const isSame = isForgotten || isEqual(one, other);
    if (!isSame) throw new Error(`${message}: ${JSON.stringify([one, other])}`);
  }
}
