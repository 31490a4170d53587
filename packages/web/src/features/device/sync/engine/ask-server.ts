/** Sends a batch and fetches all pages of the answer, as one answer. */
import { syncRoutes, type SyncAnswer, type SyncRequest } from '@saltbush/contract/plan/sync';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { call } from '../../../../api/call';
import type { PlanScope } from '../../view-mode';
import type { PlanMeta, SyncAnswerOnDevice } from '../storage/database';

export interface Batch {
  scope: PlanScope;
  /** The id of this browser. */
  device: string;
  meta: PlanMeta;
  operations: readonly QueuedOperation[];
}

/** @throws `AppError` of the call */
export async function askServer(batch: Batch): Promise<SyncAnswerOnDevice> {
  const { meta, operations } = batch;
  const { epoch, version, basis = null } = meta;
  const first = await askPage(batch, { epoch, version, basis }, operations);
  const pages = [first.page];
  for (let last = first.page; last.hasMore; last = pages.at(-1)!) {
    pages.push((await askPage(batch, last, [])).page);
  }
  return {
    ...joinPages(pages),
    since: meta.version,
    acknowledgedBefore: (operations[0]?.seq ?? meta.nextSeq) - 1,
    numbering: meta.numbering,
    offset: first.offset,
    at: Date.now(),
  };
}

/** Of the last answer. */
type Known = Pick<SyncRequest, 'epoch' | 'basis'> & { version: number };

async function askPage(
  { scope, device }: Batch,
  { epoch, version, basis }: Known,
  operations: readonly QueuedOperation[],
): Promise<{ page: SyncAnswer; offset: number }> {
  const askedAt = Date.now();
  const page = await call(syncRoutes.exchange, {
    body: {
      device,
      ...(scope.householdId !== undefined && { householdId: scope.householdId }),
      schema: syncSchemaVersion,
      epoch,
      since: version,
      basis,
      operations: operations.map(({ id, seq, name, args, at, offset, seen }) => ({
        id,
        seq,
        name,
        args: { ...args },
        at,
        offset,
        seen,
      })),
    },
  });
  // The server read its clock somewhere in between.
  return { page, offset: Math.round(page.now - (askedAt + Date.now()) / 2) };
}

/**
 * Rows come in the order of their versions, so that a later page has the newer row. A page that starts from no
 * rows ends those before it.
 */
function joinPages(all: readonly SyncAnswer[]): Omit<SyncAnswer, 'hasMore' | 'now'> {
  const last = all.at(-1)!;
  const pages = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ isReset }) => isReset),
    ),
  );
  const joined = <Fact>(pick: (page: SyncAnswer) => Record<string, Fact>): Record<string, Fact> =>
    Object.assign({}, ...pages.map(pick)) as Record<string, Fact>;
  return {
    epoch: last.epoch,
    version: last.version,
    basis: last.basis,
    isReset: pages.some(({ isReset }) => isReset),
    lastSeq: last.lastSeq,
    rows: pages.flatMap(({ rows }) => rows),
    recipes: pages.flatMap(({ recipes }) => recipes),
    itemNeeds: joined((page) => page.itemNeeds),
    foods: joined((page) => page.foods),
    people: joined((page) => page.people),
    refused: all.flatMap(({ refused }) => refused),
    lostValues: all.flatMap(({ lostValues }) => lostValues),
  };
}
