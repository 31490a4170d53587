/**
 * One call of a device: its operations run first, in one transaction; then it is sent what changed since.
 *
 * - Operations that the server had are skipped, and refused again if they were: their answer may be lost.
 * - A device of another epoch, or one that was away for too long, starts from no rows. Its operations run all the
 *   same: the numbers of a device that is not known begin with those it sends.
 * - What a device has is decided by what it sends alone (`since`, `basis`): the server does not know which of its
 *   answers have arrived.
 */
import { AppError } from '@saltbush/contract/errors';
import { isOperationName, parseOperationArgs } from '@saltbush/contract/sync-operations';
import type { SyncAnswer, SyncBasis, syncRoutes } from '@saltbush/contract/sync';
import { syncSchemaVersion } from '@saltbush/contract/sync-schema-version';
import type { ParsedBody } from '@saltbush/contract/route';
import type {
  LostValue,
  QueuedOperation,
  Refusal,
  RefusalCode,
} from '@saltbush/domain/sync/operations';
import type { Db } from '../../platform/db/connect';
import type { Deps } from '../../deps';
import type { AnswerParts } from './answer-parts';
import { findKnown, findLostValues, type KnownOperation } from './operations.store';
import { readRowsSince } from './rows-since.store';
import { runOnPlan } from './run-on-plan';
import { accessName, authorizeChange, kindsFor, type SyncAccess } from './sync-access';
import {
  findLastSeq,
  lockOwner,
  saveDevice,
  unknownSeq,
  type DeviceKey,
  type SyncState,
} from './sync-state.store';

export type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'> & { parts: AnswerParts };
export type ExchangeBody = ParsedBody<(typeof syncRoutes)['exchange']>;

interface Exchange {
  /** As it was when the call began; of one that sends operations, as they found it. */
  access: SyncAccess;
  userId: string;
  state: SyncState;
  body: ExchangeBody;
}

/**
 * @throws AppError APP_OUT_OF_DATE for a device of two schemas ago; FORBIDDEN or NOT_FOUND when access ended before
 *   its operations ran
 */
export async function exchange(context: Context, begun: Exchange): Promise<SyncAnswer> {
  const { body, state } = begun;
  if (body.schema < syncSchemaVersion - 1) throw new AppError('APP_OUT_OF_DATE');
  const pushed = await push(context, begun);
  const asked = { ...begun, access: pushed?.access ?? begun.access };
  if (pushed) context.planNotices.announce(asked.access.ownerId, pushed.version);
  const isReset = mustReset(asked);
  const since = isReset ? 0 : body.since;
  const version = Math.max(pushed?.version ?? 0, state.version);
  const pulled = await pull(context, asked, { since, version });
  return {
    ...pulled,
    lostValues: [...(pushed?.lost ?? []), ...pulled.lostValues],
    epoch: state.epoch,
    isReset,
    basis: isReset ? newBasis(asked) : (body.basis ?? newBasis(asked)),
    lastSeq: Math.max(0, pushed?.lastSeq ?? lastSeqOf(asked)),
    refused: pushed?.refused ?? [],
    now: context.clock().getTime(),
  };
}

/** Its rows are of another database, of more or less than it may see now, or too old. */
function mustReset({ body: { epoch, since, basis }, state, access }: Exchange): boolean {
  if (epoch !== state.epoch || since > state.version) return true;
  // An app of before would be sent the first page again and again. Once it is updated it starts from no rows.
  if (basis === undefined) return false;
  if (basis?.access !== accessName(access)) return true;
  // While it is sent page after page after a reset, it lacks nothing that was forgotten before that.
  return since < state.floor && basis.floor < state.floor;
}

const newBasis = ({ state, access }: Exchange): SyncBasis => ({
  floor: state.floor,
  access: accessName(access),
});

const isUnknown = ({ body, state }: Exchange): boolean =>
  !state.device || body.epoch !== state.epoch;

const lastSeqOf = (asked: Exchange): number =>
  isUnknown(asked) ? unknownSeq : (asked.state.device?.lastSeq ?? unknownSeq);

interface Pushed {
  access: SyncAccess;
  version: number;
  lastSeq: number;
  refused: Refusal[];
  /** Values of the person who asks that lost against others', in this call or one that was repeated. */
  lost: LostValue[];
}

async function push(
  { database: { db }, clock }: Context,
  asked: Exchange,
): Promise<Pushed | undefined> {
  const { userId, body } = asked;
  const { ownerId } = asked.access;
  const key: DeviceKey = { ownerId, userId, deviceId: body.device };
  if (body.operations.length === 0) {
    if (isUnknown(asked)) await saveDevice(db, key, { lastSeq: unknownSeq, now: clock() });
    return undefined;
  }
  return db.transaction(async (tx) => {
    const access = await authorizeChange(tx, { ownerId, userId });
    const version = await lockOwner(tx, ownerId);
    const now = clock();
    const ran = await runNew(tx, { ...asked, access }, { key, version, now });
    await saveDevice(tx, key, { lastSeq: ran.lastSeq, now });
    return ran;
  });
}

async function runNew(
  tx: Db,
  asked: Exchange,
  { key, version, now }: { key: DeviceKey; version: number; now: Date },
): Promise<Pushed> {
  const sent = asked.body.operations.toSorted((one, other) => one.seq - other.seq);
  const known = await findKnown(
    tx,
    key,
    sent.map(({ id }) => id),
  );
  const saved = isUnknown(asked) ? unknownSeq : await findLastSeq(tx, key);
  const lastSeq = lastKnownSeq(sent, known, saved ?? unknownSeq);
  const { operations, refusals } = parseOperations(
    sent.filter(({ seq }) => seq > lastSeq),
    known,
  );
  const { access, userId } = asked;
  const run = { access, userId, deviceId: key.deviceId, version, lastSeq, now };
  const ran = await runOnPlan(tx, run, operations, refusals);
  const repeated = sent.flatMap(({ id }) => {
    const one = known.get(id);
    return one?.isOwn && one.seq <= lastSeq ? [one] : [];
  });
  return {
    access,
    version: ran.version,
    lastSeq: ran.lastSeq,
    refused: [...repeated.flatMap(toRefusal), ...ran.refused],
    lost: [...repeated.flatMap(({ lost }) => lost ?? []), ...ran.lost].filter(
      ({ author }) => author === userId,
    ),
  };
}

type Sent = ExchangeBody['operations'][number];

/** Of a device that is not known: before its first operation that did not run yet. */
function lastKnownSeq(
  sent: readonly Sent[],
  known: ReadonlyMap<string, KnownOperation>,
  saved: number,
): number {
  if (saved !== unknownSeq) return saved;
  const first = sent.find(({ id }) => !known.get(id)?.isOwn);
  return first ? first.seq - 1 : sent.at(-1)!.seq;
}

const toRefusal = ({ id, seq, refusal }: KnownOperation): Refusal[] =>
  refusal ? [{ id, seq, code: refusal }] : [];

function parseOperations(sent: readonly Sent[], known: ReadonlyMap<string, KnownOperation>) {
  const refusals = new Map<string, RefusalCode>();
  const ids = new Set<string>();
  const operations = sent.map((one): QueuedOperation => {
    const isRepeated = known.has(one.id) || ids.has(one.id);
    ids.add(one.id);
    if (!isOperationName(one.name)) refusals.set(one.id, 'UNKNOWN_OPERATION');
    else if (isRepeated) refusals.set(one.id, 'INVALID');
    const args = isOperationName(one.name) ? parseOperationArgs(one.name, one.args) : undefined;
    if (args === undefined && !refusals.has(one.id)) refusals.set(one.id, 'INVALID');
    return { ...one, name: one.name, args } as QueuedOperation;
  });
  return { operations, refusals };
}

async function pull(
  { database: { db, statementPool }, parts }: Context,
  { access, userId, body }: Exchange,
  { since, version }: { since: number; version: number },
) {
  const { ownerId } = access;
  const isUpToDate = since === version && body.operations.length === 0;
  const { rows, hasMore } = isUpToDate
    ? { rows: [], hasMore: false }
    : await readRowsSince(statementPool, { ownerId, since, kinds: kindsFor(access) });
  const last = rows.at(-1)?.version ?? since;
  const until = hasMore ? last : Math.max(version, last);
  const lostValues = await findLostValues(db, { ownerId, userId, since, until });
  const more = await parts.of({ rows, lostValues, ownerId, userId });
  return { version: until, hasMore, rows, lostValues, ...more };
}
