/** Adding an item to a shopping list, as devices do: each sends one operation, and gets what changed since its last call. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { syncSchemaVersion } from '../../packages/contract/src/plan/sync-schema-version';
import { registerCook, type Cook } from '../cook';
import { round } from '../measure';
import { rateOf, type Target } from './calls';
import { cpuTimeDuring } from './cpu-time';

/** A long list; then the next person's begins. */
const itemsOfPlan = 200;

interface Device {
  id: string;
  lastSeq: number;
  since: number;
  epoch: string | null;
  basis: object | null;
}

interface Answer extends Pick<Device, 'epoch' | 'basis'> {
  version: number;
  refused: object[];
}

/** At most `callers` devices of one plan call at once. */
export function addItemTarget(url: string, callers = 8): Target {
  const pool = new Pool(url, { connections: callers, pipelining: 1 });
  const nextPlan = openPlans(url, pool);
  let plan = nextPlan();
  let added = 0;
  return {
    call: async () => {
      added += 1;
      if (added % itemsOfPlan === 0) plan = nextPlan();
      await (await plan).addItem(added);
    },
    close: () => pool.close(),
  };
}

/** What adding an item costs, by 8 devices of one plan at once. */
export async function cpuOfAddedItem(target: Target, pid: number) {
  const seconds = 4;
  let rate = 0;
  const used = await cpuTimeDuring(pid, async () => {
    rate = await rateOf(target, 8, seconds * 1000);
  });
  const each = (kind: 'node' | 'postgres') => round(used[kind] / (rate * seconds));
  const [node, postgres] = [each('node'), each('postgres')];
  return {
    of: 'adding an item',
    'node ms': node,
    'postgres ms': postgres,
    'sum ms': node + postgres,
  };
}

/** The next one is made ready while the one before is used. */
function openPlans(url: string, pool: Pool) {
  let made = 0;
  const make = async () => openPlan(await registerCook(url, `shopper${(made += 1)}`), pool);
  let ready = make();
  return () => {
    const plan = ready;
    ready = make();
    return plan;
  };
}

/** Devices of one person; each is used by one caller at a time, since its operations are numbered. */
function openPlan({ session: { token } }: Cook, pool: Pool) {
  const idle: Device[] = [];
  const send = async (device: Device, operations: object[]): Promise<Answer> => {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/api/sync',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        device: device.id,
        schema: syncSchemaVersion,
        epoch: device.epoch,
        since: device.since,
        basis: device.basis,
        operations,
      }),
    });
    const answer = (await body.json()) as Answer;
    if (statusCode !== 200 || answer.refused.length > 0) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const newDevice = async (): Promise<Device> => {
    const device = { id: randomUUID(), lastSeq: 0, since: 0, epoch: null, basis: null };
    return { ...device, ...factsOf(await send(device, [])) };
  };
  return {
    addItem: async (n: number): Promise<void> => {
      const device = idle.pop() ?? (await newDevice());
      const item = { id: randomUUID(), text: `${n} lemons`, order: `b${n.toString(36)}V` };
      const operation = { id: randomUUID(), seq: device.lastSeq + 1, name: 'addItems' };
      const facts = { at: Date.now(), offset: 0, seen: device.since, args: { items: [item] } };
      const answer = await send(device, [{ ...operation, ...facts }]);
      idle.push({ ...device, ...factsOf(answer), lastSeq: device.lastSeq + 1 });
    },
  };
}

const factsOf = ({ version, epoch, basis }: Answer) => ({ since: version, epoch, basis });
