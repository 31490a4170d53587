/**
 * One call of a device: its operations run first, in one transaction; then it is sent what changed since.
 *
 * - A device of another epoch, or one that was away for too long, starts from no rows. Its operations run all the
 *   same: the numbers of a device that is not known begin with those it sends.
 * - What a device has is decided by what it sends alone (`since`, `basis`): the server does not know which of its
 *   answers have arrived.
 */
import { AppError } from '@saltbush/contract/errors';
import type { SyncAnswer, SyncBasis, syncRoutes } from '@saltbush/contract/sync';
import { syncSchemaVersion } from '@saltbush/contract/sync-schema-version';
import type { ParsedBody } from '@saltbush/contract/route';
import type { Deps } from '../../deps';
import type { AnswerParts } from './answer-parts';
import { pull } from './pull';
import type { Pushed, RunPush } from './push';
import { accessName, type SyncAccess } from './sync-access';
import { saveDevice, unknownSeq, type SyncState } from './sync-state.store';

export type Context = Pick<Deps, 'database' | 'clock'> & { parts: AnswerParts; push: RunPush };
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
  const isReset = mustReset(asked);
  const since = isReset ? 0 : body.since;
  const changes = pushed?.changes;
  const version = Math.max(changes?.version ?? 0, state.version);
  const pulled = await pull(context, { ...asked, since, version, changes });
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

/** Whether it runs or is sent much; usual is a change or two, and what others did meanwhile. */
export const takesLong = (asked: Exchange): boolean =>
  asked.body.operations.length > mostOperations || lacksMuch(asked);

function lacksMuch(asked: Exchange): boolean {
  const since = mustReset(asked) ? 0 : asked.body.since;
  return asked.state.version - since > mostChanges;
}

const mostOperations = 50;
/** Each may be a recipe that is sent with all that it needs. */
const mostChanges = 100;

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

/** @returns nothing for a device that sends no operations */
async function push(
  { database: { db }, clock, push: run }: Context,
  asked: Exchange,
): Promise<Pushed | undefined> {
  const { userId, body } = asked;
  const { ownerId } = asked.access;
  const device = { userId, deviceId: body.device };
  if (body.operations.length > 0) {
    const { operations } = body;
    const since = lacksMuch(asked) ? undefined : body.since;
    return run(ownerId, { ...device, isUnknown: isUnknown(asked), operations, since });
  }
  if (isUnknown(asked)) {
    await saveDevice(db, { ownerId, ...device }, { lastSeq: unknownSeq, now: clock() });
  }
  return undefined;
}
