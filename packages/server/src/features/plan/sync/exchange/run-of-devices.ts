/**
 * The operations of one device after another, on the rows of one plan owner. Those that the server had are skipped, and
 * refused again if they were: their answer may be lost.
 */
import type {
  LostValue,
  QueuedOperation,
  Refusal,
  RefusalCode,
} from '@saltbush/domain/plan/sync/operations';
import type { Author } from '../../../../platform/http/session';
import { deviceKey, type LoadedPlan, type LoggedBefore } from '../rows/load-plan.store';
import type { PlanRun } from '../run-on-plan';
import type { ChangedPlan } from '../rows/save-plan.store';
import type { SentOperations } from './sent-operations';
import type { SyncAccess } from '../sync-access';
import { unknownSeq } from '../sync-state.store';

export interface SentByDevice extends SentOperations, Author {
  deviceId: string;
  /** Whether its numbers are not known: they begin with those that it sends. */
  isUnknown: boolean;
}

export interface DeviceRun {
  lastSeq: number;
  refused: Refusal[];
  /** Values of the person that lost against others', now or when an operation ran before. */
  lost: LostValue[];
}

export function openRunOfDevices(plan: PlanRun, loaded: Pick<LoadedPlan, 'logged' | 'lastSeqs'>) {
  const logged = new Map(loaded.logged.map((entry) => [entry.id, entry]));
  const lastSeqs = new Map(loaded.lastSeqs);
  const seen = new Map<string, SentByDevice & { lastSeq: number }>();
  return {
    run: async (sent: SentByDevice, access: SyncAccess): Promise<DeviceRun> => {
      const { userId, deviceId } = sent;
      const saved = sent.isUnknown ? unknownSeq : lastSeqs.get(deviceKey(sent));
      const lastSeq = saved ?? unknownSeq;
      const from = lastSeq === unknownSeq ? lastKnownSeq(sent, logged) : lastSeq;
      const operations = sent.operations.filter(({ seq }) => seq > from);
      const refusals = refusalsOf(sent, operations, logged);
      const repeated = sent.operations.flatMap(({ id }) => {
        const one = logged.get(id);
        return one && isOf(sent, one) && one.seq <= from ? [one] : [];
      });
      const ran = await plan.run({ ...sent, access, lastSeq: from, operations, refusals });
      for (const { operation, lost, refusal = null } of ran.log) {
        const { id, seq } = operation;
        if (!logged.has(id))
          logged.set(id, { id, seq, refusal, lost: [...lost], userId, deviceId });
      }
      lastSeqs.set(deviceKey(sent), ran.lastSeq);
      seen.set(deviceKey(sent), { ...sent, lastSeq: ran.lastSeq });
      const lost = [...repeated.flatMap((one) => one.lost ?? []), ...ran.lost];
      return {
        lastSeq: ran.lastSeq,
        refused: [...repeated.flatMap(toRefusal), ...ran.refused],
        lost: lost.filter(({ author }) => author === userId),
      };
    },
    /** The devices, for `savePlan`. */
    seenAt: (seenAt: Date): NonNullable<ChangedPlan['devices']> =>
      [...seen.values()].map(({ userId, deviceId, lastSeq }) => ({
        userId,
        deviceId,
        lastSeq,
        seenAt,
      })),
  };
}

type Logged = ReadonlyMap<string, LoggedBefore>;

/** Before its first operation that did not run yet. */
function lastKnownSeq(sent: SentByDevice, logged: Logged): number {
  const first = sent.operations.find(({ id }) => {
    const one = logged.get(id);
    return !one || !isOf(sent, one);
  });
  return first ? first.seq - 1 : sent.operations.at(-1)!.seq;
}

const isOf = (sent: SentByDevice, logged: LoggedBefore): boolean =>
  logged.userId === sent.userId && logged.deviceId === sent.deviceId;

/** Of operations that cannot be read, and of ids that were used before. */
function refusalsOf(
  { unreadable }: SentByDevice,
  operations: readonly QueuedOperation[],
  logged: Logged,
): Map<string, RefusalCode> {
  const refusals = new Map<string, RefusalCode>();
  const ids = new Set<string>();
  for (const { id } of operations) {
    const isRepeated = logged.has(id) || ids.has(id);
    ids.add(id);
    const code = unreadable.get(id) ?? (isRepeated ? 'INVALID' : undefined);
    if (code !== undefined) refusals.set(id, code);
  }
  return refusals;
}

const toRefusal = ({ id, seq, refusal }: LoggedBefore): Refusal[] =>
  refusal ? [{ id, seq, code: refusal }] : [];
