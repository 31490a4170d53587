/**
 * The server of the model: the real `runOperations` over a map. Each call is one transaction. It loads only
 * the rows that `rowsOfOperation` names, and forgets removed rows after a while.
 */
import type { QueuedOperation, Refusal, RefusalCode } from '../../src/plan/sync/operations';
import { rowsOfOperation } from '../../src/plan/sync/rows-of-operation';
import { runOperations } from '../../src/plan/sync/run-operations';
import type { RunContext } from '../../src/plan/sync/run-operations';
import { rowKey } from '../../src/plan/rows/rows';
import type { Row } from '../../src/plan/rows/rows';
import type { RowsAnswer } from '../../src/plan/sync/device-rows';
import { refusedRecipe } from './scene';
import { checkOperation, makeOracle } from './check-operation';
import type { Entry } from './values-set';

export interface Request {
  device: string;
  userId: string;
  since: number;
  /** Of the last answer that it took in. */
  floor: number;
  operations: readonly QueuedOperation[];
}

export interface Answer extends RowsAnswer {
  /** The server's floor when the device's rows began with none. */
  floor: number;
  refused: Refusal[];
  now: number;
}

export interface ModelServer {
  rows: Map<string, Row>;
  version: number;
  /** Devices that have seen less than this start again. */
  floor: number;
  lastSeqs: Map<string, number>;
  log: Entry[];
  /** After each operation, by its id; 0 of one that was refused. */
  versions: Map<string, number>;
  /** By the operation's id. */
  refusals: Map<string, RefusalCode>;
  /** When removed rows were forgotten: after so many entries of the log, with the floor of that time. */
  purges: { entries: number; floor: number }[];
  oracle: ReturnType<typeof makeOracle>;
}

export const startServer = (): ModelServer => ({
  rows: new Map(),
  version: 0,
  floor: 0,
  lastSeqs: new Map(),
  log: [],
  versions: new Map(),
  refusals: new Map(),
  purges: [],
  oracle: makeOracle(),
});

const epoch = 'epoch';
const rowsPerAnswer = 40;

/** One call: runs the operations, and answers with the rows that changed since. */
export function exchange(server: ModelServer, request: Request, now: number): Answer {
  runRequest(server, request, now);
  const isReset = request.since < server.floor && request.floor < server.floor;
  const since = isReset ? 0 : request.since;
  const changed = [...server.rows.values()]
    .filter(({ version }) => version > since)
    .toSorted((one, other) => one.version - other.version);
  const rows = changed.slice(0, rowsPerAnswer);
  const hasMore = rows.length < changed.length;
  return {
    epoch,
    version: hasMore ? rows.at(-1)!.version : server.version,
    since,
    isReset,
    floor: isReset ? server.floor : request.floor,
    hasMore,
    lastSeq: server.lastSeqs.get(request.device) ?? 0,
    rows,
    refused: refusedOf(server, request),
    now,
  };
}

/** Forgets rows that were removed long ago. */
export function purge(server: ModelServer): void {
  server.floor = Math.max(server.floor, server.version - 120);
  server.purges.push({ entries: server.log.length, floor: server.floor });
  for (const key of forgetRemoved(server.rows, server.floor)) server.oracle.holders.delete(key);
}

/** @returns the keys of the rows that are forgotten */
export function forgetRemoved(rows: Map<string, Row>, floor: number): string[] {
  const removed = [...rows].filter(([, row]) => row.isDeleted && row.version <= floor);
  for (const [key] of removed) rows.delete(key);
  return removed.map(([key]) => key);
}

export const contextOf = (userId: string, now: number): RunContext => ({
  userId,
  now,
  refusalOf: ({ args }) =>
    JSON.stringify(args).includes(refusedRecipe) ? 'RECIPE_GONE' : undefined,
});

/** Runs the operations as one call, and checks that one by one they come to the same. */
function runRequest(server: ModelServer, request: Request, now: number): void {
  const { device, userId, operations } = request;
  const context = contextOf(userId, now);
  const start = { version: server.version, lastSeq: server.lastSeqs.get(device) ?? 0 };
  const ran = runOperations({ ...start, rows: loadRows(server, operations) }, operations, context);
  for (const operation of operations) {
    const lastSeq = server.lastSeqs.get(device) ?? 0;
    const state = { rows: loadRows(server, [operation]), version: server.version, lastSeq };
    const single = runOperations(state, [operation], context);
    const before = single.rows.map(({ kind, id }) => server.rows.get(rowKey(kind, id)));
    for (const row of single.rows) server.rows.set(rowKey(row.kind, row.id), row);
    for (const logged of single.log) {
      const entry = { ...logged, device, userId };
      server.log.push(entry);
      server.versions.set(entry.operation.id, entry.refusal ? 0 : entry.version);
      if (entry.refusal) server.refusals.set(entry.operation.id, entry.refusal);
      checkOperation(server.oracle, { entry, before, after: single.rows, now });
    }
    server.version = single.version;
    server.lastSeqs.set(device, single.lastSeq);
  }
  const isSame =
    ran.version === server.version &&
    ran.lastSeq === (server.lastSeqs.get(device) ?? 0) &&
    ran.rows.every((row) => isEqual(row, server.rows.get(rowKey(row.kind, row.id))));
  if (!isSame) throw new Error('A batch does something else than its operations one by one');
}

function loadRows(server: ModelServer, operations: readonly QueuedOperation[]): Map<string, Row> {
  const keys = operations.flatMap(rowsOfOperation).map(({ kind, id }) => rowKey(kind, id));
  return new Map(
    keys.flatMap((key) => (server.rows.has(key) ? [[key, server.rows.get(key)!]] : [])),
  );
}

/** Also of operations that an earlier call refused, whose answer may have been lost. */
function refusedOf(server: ModelServer, { operations }: Request): Refusal[] {
  return operations.flatMap(({ id, seq }) => {
    const code = server.refusals.get(id);
    return code ? [{ id, seq, code }] : [];
  });
}

/** Whether two values are the same JSON; of objects, the order of fields does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [fields, others] = [Object.keys(one), Object.keys(other)];
  const get = (of: object, field: string) => (of as Record<string, unknown>)[field];
  return (
    fields.length === others.length &&
    fields.every((field) => isEqual(get(one, field), get(other, field)))
  );
}
