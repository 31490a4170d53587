/**
 * What an answer does to the queue of a device. Pure, but for new ids.
 *
 * - Operations up to `lastSeq` leave the queue. Those that were applied are stored for a week.
 * - An answer with less than this device already had (a slow one, overtaken by another tab) brings no rows, nor
 *   does one to a call from rows that it no longer has.
 * - A server that lost what it had acknowledged was restored from a backup: the acknowledged operations of
 *   the last week and the queue get new numbers and are sent again. It refuses those it knows by their id.
 *   What it refused in this call may need one of those: it is repeated after them, with an id of its own.
 * - Answers to calls from before that are ignored: their numbers mean other operations.
 */
import { newId } from '../../../../api/new-id';
import type { PlanMeta, StoredOperation, SyncAnswerOnDevice } from './database';

export interface QueueChange {
  /** Leave the queue. */
  leaving: readonly StoredOperation[];
  /** Applied by the server. */
  acknowledged: readonly StoredOperation[];
  /** With new numbers, after `leaving` has left. */
  renumbered: readonly StoredOperation[];
  /** Ids of acknowledged operations that are no longer stored. */
  forgotten: readonly string[];
  meta: PlanMeta;
  /** The rows of the answer are not taken. */
  isOutdated: boolean;
  /** The server lost what it had acknowledged; what it refused is sent again. */
  isRestored?: boolean;
}

export type SentOperation = StoredOperation & { sentAt: number };

/** How long acknowledged operations are stored, in days. */
const sentDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * @param queue of the plan owner, in the order of `seq`
 * @example acknowledge(answer, meta, queue, []).leaving // operations up to answer.lastSeq
 */
export function acknowledge(
  answer: SyncAnswerOnDevice,
  meta: PlanMeta,
  queue: readonly StoredOperation[],
  sent: readonly SentOperation[],
): QueueChange {
  const isNewDatabase = meta.epoch !== null && meta.epoch !== answer.epoch;
  if (answer.numbering !== meta.numbering) return unchanged(meta);
  if (isNewDatabase || answer.lastSeq < answer.acknowledgedBefore) {
    return renumber(answer, meta, queue, isNewDatabase ? sent : [], isNewDatabase);
  }
  const leaving = queue.filter(({ seq }) => seq <= answer.lastSeq);
  const refused = new Set(answer.refused.map(({ id }) => id));
  const isOutdated = meta.epoch === answer.epoch && isOvertaken(answer, meta);
  return {
    leaving,
    acknowledged: leaving.filter(({ id }) => !refused.has(id)),
    renumbered: [],
    forgotten: sent.filter(({ sentAt }) => isOld(sentAt, answer.at)).map(({ id }) => id),
    meta: isOutdated
      ? meta
      : { ...known(answer, meta), nextSeq: Math.max(meta.nextSeq, answer.lastSeq + 1) },
    isOutdated,
  };
}

/** A reset has less than the device when the server lost some of its rows. */
const isOvertaken = ({ isReset, since, version }: SyncAnswerOnDevice, meta: PlanMeta): boolean =>
  isReset
    ? version < meta.version && since !== meta.version
    : version < meta.version || since > meta.version;

function renumber(
  answer: SyncAnswerOnDevice,
  meta: PlanMeta,
  queue: readonly StoredOperation[],
  sent: readonly SentOperation[],
  isNewDatabase: boolean,
): QueueChange {
  const again = sent
    .filter(({ sentAt }) => !isOld(sentAt, answer.at))
    .toSorted((a, b) => a.sentAt - b.sentAt || a.seq - b.seq)
    .map(({ sentAt: _sentAt, ...operation }) => ({ ...operation, isRepeated: true }));
  const refused = new Set(answer.refused.map(({ id }) => id));
  const done = queue.filter(({ seq }) => isNewDatabase && seq <= answer.lastSeq);
  const refusedNow = done
    .filter(({ id }) => refused.has(id))
    .map((one) => ({ ...one, id: newId() }));
  const waiting = queue.filter((one) => !done.includes(one));
  const renumbered = [...again, ...refusedNow, ...waiting].map((operation, index) => ({
    ...operation,
    seq: answer.lastSeq + 1 + index,
  }));
  return {
    leaving: queue,
    acknowledged: done.filter(({ id }) => !refused.has(id)),
    renumbered,
    forgotten: sent.map(({ id }) => id),
    meta: {
      ...known(answer, meta),
      nextSeq: answer.lastSeq + 1 + renumbered.length,
      numbering: meta.numbering + 1,
    },
    isOutdated: false,
    isRestored: true,
  };
}

const known = (answer: SyncAnswerOnDevice, meta: PlanMeta): PlanMeta => ({
  ...meta,
  version: answer.version,
  epoch: answer.epoch,
  basis: answer.basis,
  offset: answer.offset,
  syncedAt: answer.at,
});

const unchanged = (meta: PlanMeta): QueueChange => ({
  leaving: [],
  acknowledged: [],
  renumbered: [],
  forgotten: [],
  meta,
  isOutdated: true,
});

const isOld = (sentAt: number, now: number): boolean => sentAt < now - sentDays * dayMs;
