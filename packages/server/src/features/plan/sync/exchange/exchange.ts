/**
 * One call of a device: its operations run first, in one transaction; then it is sent what changed since.
 *
 * - A device of another epoch, or one that was away for too long, starts from no rows. Its operations run all the
 *   same: the numbers of a device that is not known begin with those it sends.
 * - What a device has is decided by what it sends alone (`since`, `basis`): the server does not know which of its
 *   answers have arrived.
 */
import { AppError } from '@saltbush/contract/errors';
import type { ParsedBody } from '@saltbush/contract/route';
import type { SyncAnswer, SyncBasis, syncRoutes } from '@saltbush/contract/plan/sync';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import type { Deps } from '../../../../deps';
import type { SessionClaim } from '../../../../platform/http/session';
import type { AnswerParts } from './answer-parts';
import { pull } from './pull';
import type { RunPush } from './push';
import type { Pushed } from './run-group';
import { accessName, authorizeSync, type SyncAccess } from '../sync-access';
import {
  isUnknownDevice,
  readSyncState,
  saveDevice,
  unknownSeq,
  type SyncState,
} from '../sync-state.store';

export type Context = Pick<Deps, 'database' | 'clock'> & { parts: AnswerParts; push: RunPush };
type ExchangeBody = ParsedBody<(typeof syncRoutes)['exchange']>;

/** A call as it comes. */
export interface Sent {
  claim: SessionClaim;
  body: ExchangeBody;
  /** Waits for the turn of a call that takes long. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface Begun extends Sent {
  state: SyncState;
  ran?: Pushed['ran'];
}

/** Reads the session and the state of the plan; of a person's own plan, in the transaction that runs the operations. */
export async function begin(context: Context, sent: Sent): Promise<Begun> {
  const { body, claim } = sent;
  const { householdId, device: deviceId } = body;
  if (householdId === undefined && hasOperations(body)) {
    return { ...sent, ...(await push(context, claim.userId, sent)) };
  }
  const { statementPool } = context.database;
  const state = await readSyncState(statementPool, { householdId, deviceId }, claim);
  return { ...sent, state };
}

/**
 * Runs the operations if they have not run, and sends what changed.
 *
 * @throws AppError APP_OUT_OF_DATE for a device of two schemas ago; FORBIDDEN or NOT_FOUND for who may not, or when
 *   access ended before the operations ran
 */
export async function exchange(context: Context, begun: Begun): Promise<SyncAnswer> {
  const { claim, body, state, inTurn } = begun;
  const { userId } = claim;
  const { householdId } = body;
  const found = authorizeSync({ userId, householdId, household: state.household });
  if (isOutOfDate(body)) throw new AppError('APP_OUT_OF_DATE');
  const mustRun = begun.ran === undefined && hasOperations(body);
  const { ran } = mustRun ? await push(context, found.ownerId, begun) : begun;
  const asked = { access: ran?.access ?? found, userId, state, body };
  if (!ran) await rememberDevice(context, asked);
  const isReset = mustReset(asked);
  const since = isReset ? 0 : body.since;
  const changes = ran?.changes;
  const version = Math.max(changes?.version ?? 0, state.version);
  const pulling = () =>
    pull(context, { ...asked, country: state.country, since, version, changes });
  const pulled = await (version - since > mostChanges ? inTurn(pulling) : pulling());
  return {
    ...pulled,
    lostValues: [...(ran?.lost ?? []), ...pulled.lostValues],
    epoch: state.epoch,
    isReset,
    basis: isReset ? newBasis(asked) : (body.basis ?? newBasis(asked)),
    lastSeq: Math.max(0, ran?.lastSeq ?? lastSeqOf(asked)),
    refused: ran?.refused ?? [],
    now: context.clock().getTime(),
  };
}

const isOutOfDate = ({ schema }: ExchangeBody): boolean => schema < syncSchemaVersion - 1;
const hasOperations = (body: ExchangeBody): boolean =>
  body.operations.length > 0 && !isOutOfDate(body);

/** Many operations wait for their turn; usual are one or two. */
function push(
  context: Context,
  ownerId: string,
  { claim, body, inTurn, state }: Sent & { state?: SyncState },
): Promise<Pushed> {
  const { device: deviceId, epoch, since, operations } = body;
  const run = () => context.push(ownerId, { claim, deviceId, epoch, since, operations, state });
  return operations.length > mostOperations ? inTurn(run) : run();
}

const mostOperations = 50;
/** Each may be a recipe that is sent with all that it needs. */
const mostChanges = 100;

interface Exchange {
  /** As it was when the call began; of one that sends operations, as they found it. */
  access: SyncAccess;
  userId: string;
  state: SyncState;
  body: ExchangeBody;
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

const lastSeqOf = ({ body, state }: Exchange): number =>
  isUnknownDevice(state, body.epoch) ? unknownSeq : (state.device?.lastSeq ?? unknownSeq);

/** One that sends no operations. */
async function rememberDevice(
  { database: { db }, clock }: Context,
  { access: { ownerId }, userId, state, body }: Exchange,
): Promise<void> {
  if (!isUnknownDevice(state, body.epoch)) return;
  const device = { ownerId, userId, deviceId: body.device };
  await saveDevice(db, device, { lastSeq: unknownSeq, now: clock() });
}
