/**
 * A fake server of `POST /sync`, with the rules of the real one (`domain/plan/sync`), for the tests of pages and of
 * the engine. It has the rows of several plan owners, and can fail, lose answers and be restored.
 */
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import { syncRoutes, type SyncAnswer, type SyncRequest } from '@saltbush/contract/plan/sync';
import {
  longestBatch,
  rowsPerAnswer,
  type LostValue,
  type OperationArgs,
  type OperationName,
  type QueuedOperation,
  type RefusalCode,
} from '@saltbush/domain/plan/sync/operations';
import { runOperations } from '@saltbush/domain/plan/sync/run-operations';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { answer, type Answer } from './fake-api';
import { priya } from './people';

export type PlannedRecipe = SyncAnswer['recipes'][number];

interface OwnerState {
  rows: Map<string, Row>;
  version: number;
  /** By device. */
  lastSeqs: Map<string, number>;
  /** Ids of operations that ran. */
  ran: Set<string>;
  refused: Map<string, RefusalCode>;
  lost: LostValue[];
}

export interface FakeSyncServer {
  answers: Answer[];
  /** The rows of an owner, by default Priya's own; without removed ones. */
  rowsOf: (owner?: string) => Row[];
  /** Someone changes something on another device. */
  change: <Name extends OperationName>(
    name: Name,
    args: OperationArgs[Name],
    by?: { userId?: string; owner?: string },
  ) => void;
  /** Calls so far. */
  calls: SyncRequest[];
  /** What every call is answered with, until it is undefined again. */
  failure: ErrorCode | 'NO_NETWORK' | undefined;
  /** The next calls are run, but their answer is lost. */
  answersToLose: number;
  /** Rows of an answer; the rest follows with `hasMore`. */
  pageSize: number;
  refusalOf: (operation: QueuedOperation) => RefusalCode | undefined;
  /** What the person may see; when it changes, devices start from no rows. */
  access: string;
  /** Throws for an operation that makes the server fail. */
  failFor: (operation: QueuedOperation) => boolean;
  /** Goes back to an earlier state, as from a backup. */
  snapshot: () => () => void;
}

export interface FakeSyncOptions {
  recipes?: PlannedRecipe[];
  itemNeeds?: SyncAnswer['itemNeeds'];
  people?: SyncAnswer['people'];
  userId?: string;
}

/** @example const server = fakeSyncServer(); await renderPage(Page, { api: server.answers }) */
export function fakeSyncServer(options: FakeSyncOptions = {}): FakeSyncServer {
  const { userId = priya._id } = options;
  let owners = new Map<string, OwnerState>();
  let epoch = epochOf(1);
  let restored = 1;
  const stateOf = (owner: string): OwnerState => {
    if (!owners.has(owner)) owners.set(owner, newOwner());
    return owners.get(owner)!;
  };
  const server: FakeSyncServer = {
    answers: [],
    calls: [],
    failure: undefined,
    answersToLose: 0,
    pageSize: rowsPerAnswer,
    refusalOf: () => undefined,
    failFor: () => false,
    access: 'all',
    rowsOf: (owner = userId) => [...stateOf(owner).rows.values()].filter((row) => !row.isDeleted),
    change: (name, args, { userId: by = otherUser, owner = userId } = {}) => {
      const at = Date.now();
      const state = stateOf(owner);
      const seq = (state.lastSeqs.get(by) ?? 0) + 1;
      const id = `${by}.${seq}`;
      run(state, server, by, by, [{ id, seq, name, args, at, offset: 0, seen: state.version }]);
    },
    snapshot: () => {
      const saved = new Map([...owners].map(([owner, state]) => [owner, copyOf(state)]));
      return () => {
        owners = saved;
        restored += 1;
        epoch = epochOf(restored);
      };
    },
  };
  server.answers = [
    answer(syncRoutes.exchange, ({ body }) => {
      server.calls.push(body as SyncRequest);
      if (server.failure === 'NO_NETWORK') throw new TypeError('No network');
      if (server.failure) return new AppError(server.failure);
      const state = stateOf(body.householdId ?? userId);
      const operations = body.operations as unknown as QueuedOperation[];
      if (operations.length > longestBatch || operations.some(server.failFor)) {
        return new AppError('INTERNAL');
      }
      // The numbers of a device that is not known begin with those it sends.
      const isUnknown = body.epoch !== epoch || !state.lastSeqs.has(body.device);
      if (isUnknown) state.lastSeqs.set(body.device, (operations[0]?.seq ?? 1) - 1);
      run(state, server, body.device, userId, operations);
      if (server.answersToLose > 0) {
        server.answersToLose -= 1;
        throw new TypeError('The answer was lost');
      }
      return answerOf(state, body, epoch, server, options, userId);
    }),
  ];
  return server;
}

export const otherUser = '01960000-0000-7000-8000-0000000000b1';

const epochOf = (n: number): string =>
  `01960000-0000-7000-8000-00000000e${String(n).padStart(3, '0')}`;

const newOwner = (): OwnerState => ({
  rows: new Map(),
  version: 0,
  lastSeqs: new Map(),
  ran: new Set(),
  refused: new Map(),
  lost: [],
});

const copyOf = (state: OwnerState): OwnerState => ({
  rows: new Map(state.rows),
  version: state.version,
  lastSeqs: new Map(state.lastSeqs),
  ran: new Set(state.ran),
  refused: new Map(state.refused),
  lost: [...state.lost],
});

function run(
  state: OwnerState,
  server: FakeSyncServer,
  device: string,
  userId: string,
  operations: readonly QueuedOperation[],
): void {
  for (const operation of operations) {
    const lastSeq = state.lastSeqs.get(device) ?? 0;
    const isKnown = state.ran.has(operation.id) && operation.seq === lastSeq + 1;
    if (isKnown) {
      state.lastSeqs.set(device, operation.seq);
      state.refused.set(operation.id, 'INVALID');
      continue;
    }
    const ran = runOperations({ rows: state.rows, version: state.version, lastSeq }, [operation], {
      userId,
      now: Date.now(),
      refusalOf: server.refusalOf,
    });
    for (const row of ran.rows) state.rows.set(rowKey(row.kind, row.id), row);
    state.version = ran.version;
    state.lastSeqs.set(device, ran.lastSeq);
    state.lost.push(...ran.lost);
    for (const { id, code } of ran.refused) state.refused.set(id, code);
    for (const { operation: done } of ran.log) state.ran.add(done.id);
  }
}

type Asked = Pick<SyncRequest, 'since' | 'epoch' | 'basis' | 'device' | 'operations'>;

function answerOf(
  state: OwnerState,
  { since: asked, device, operations, ...known }: Asked,
  epoch: string,
  server: FakeSyncServer,
  { recipes = [], itemNeeds = {}, people = {} }: FakeSyncOptions,
  userId: string,
): SyncAnswer {
  const isReset = known.epoch !== epoch || known.basis?.access !== server.access;
  const since = isReset ? 0 : asked;
  const all = [...state.rows.values()]
    .filter(({ version }) => version > since)
    .toSorted((a, b) => a.version - b.version);
  const rows = all.slice(0, server.pageSize);
  const hasMore = all.length > rows.length;
  return {
    epoch,
    version: hasMore ? rows.at(-1)!.version : state.version,
    isReset,
    basis: { floor: 0, access: server.access },
    hasMore,
    lastSeq: state.lastSeqs.get(device) ?? 0,
    rows,
    recipes: recipes.filter(({ card }) => rows.some((row) => recipeOf(row) === card._id)),
    itemNeeds,
    foods: {},
    refused: operations.flatMap(({ id, seq }) => {
      const code = state.refused.get(id);
      return code ? [{ id, seq, code }] : [];
    }),
    lostValues: state.lost.filter(({ author, version }) => author === userId && version > since),
    people,
    now: Date.now(),
  };
}

const recipeOf = ({ fields }: Row): string | undefined =>
  'recipeId' in fields ? fields.recipeId : undefined;
