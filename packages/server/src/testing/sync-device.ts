/** A device that synchronises, for tests: it numbers its operations and remembers what it was answered. */
import { syncRoutes, type SyncAnswer, type SyncBasis } from '@saltbush/contract/plan/sync';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../platform/ids';
import type { Answer } from './call-route';
import type { Visitor } from './test-users';

type Sent = SyncBody['operations'][number];
type SyncBody = Parameters<typeof bodyOf>[0];
const bodyOf = (body: {
  device: string;
  householdId?: string;
  schema: number;
  epoch: string | null;
  since: number;
  basis?: SyncBasis | null | undefined;
  operations: {
    id: string;
    seq: number;
    name: string;
    args: Record<string, unknown>;
    at: number;
    offset: number;
    seen: number;
  }[];
}) => body;

export interface SyncDevice {
  id: string;
  rows: Map<string, Row>;
  version: number;
  epoch: string | null;
  basis: SyncBasis | null;
  /** The number of the last operation that was made. */
  seq: number;
  /** Makes an operation, numbered and with the present time. */
  make<Name extends OperationName>(name: Name, args: OperationArgs[Name]): Sent;
  /** Sends operations, and asks again while there is more; the answer is the last one. */
  sync(operations?: Sent[]): Promise<SyncAnswer>;
  /** One call, whose answer is not taken in. */
  call(change?: Partial<SyncBody>): Promise<Answer<typeof syncRoutes.exchange>>;
}

/** @param householdId without one, of the person's own plan */
export function openDevice(
  person: Visitor,
  { householdId, id = newId() }: { householdId?: string; id?: string } = {},
): SyncDevice {
  const device: SyncDevice = {
    id,
    rows: new Map(),
    version: 0,
    epoch: null,
    basis: null,
    seq: 0,
    make: (name, args) => {
      device.seq += 1;
      const { seq, version: seen } = device;
      return { id: newId(), seq, name, args: args as never, at: Date.now(), offset: 0, seen };
    },
    call: (change = {}) =>
      person.ask(syncRoutes.exchange, {
        body: bodyOf({
          device: id,
          schema: syncSchemaVersion,
          epoch: device.epoch,
          since: device.version,
          basis: device.basis,
          operations: [],
          ...(householdId !== undefined && { householdId }),
          ...change,
        }),
      }),
    sync: async (operations = []) => {
      const { status, body, error } = await device.call({ operations });
      if (status !== 200) throw new Error(`Not synchronised: ${JSON.stringify(error)}`);
      takeIn(device, body);
      return body.hasMore ? device.sync() : body;
    },
  };
  return device;
}

function takeIn(device: SyncDevice, answer: SyncAnswer): void {
  const { rows, version, epoch, basis, isReset } = answer;
  if (isReset) device.rows.clear();
  for (const row of rows) {
    const key = rowKey(row.kind, row.id);
    if (row.isDeleted) device.rows.delete(key);
    else device.rows.set(key, row);
  }
  device.version = version;
  device.epoch = epoch;
  device.basis = basis;
}
