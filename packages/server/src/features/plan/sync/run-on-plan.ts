/**
 * Runs operations on the rows of a plan owner, within a transaction that holds the owner's lock: what devices send and
 * what every other call changes is run, saved and logged here. Several callers one after another, and all of it is
 * saved at once.
 */
import { mondayOf } from '@saltbush/domain/plan/days/week';
import type {
  LostValue,
  QueuedOperation,
  RefusalCode,
} from '@saltbush/domain/plan/sync/operations';
import { recipesAddedBy } from '@saltbush/domain/plan/sync/recipes-added-by';
import {
  groupKey,
  groupsNeeded,
  groupOf,
  type RowGroup,
} from '@saltbush/domain/plan/sync/row-groups';
import { runOperations, type Ran } from '@saltbush/domain/plan/sync/run-operations';
import { rowsOfOperation } from '@saltbush/domain/plan/sync/rows-of-operation';
import type { MealRow, Row, RowMap } from '@saltbush/domain/plan/rows/rows';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import type { BoundStatement } from '../../../platform/db/named-statement';
import type { Author } from '../../../platform/http/session';
import { admitRecipes } from './admit-recipes';
import { countGroups, type LoadedPlan, type Wanted } from './rows/load-plan.store';
import { logEntries } from './log-entries';
import {
  savingPlan,
  type ChangedPlan,
  type NewLogEntry,
  type SavedRow,
} from './rows/save-plan.store';
import { mayRun, type SyncAccess } from './sync-access';
import { votesForOthers } from './votes-for-others';
import { countWeeks } from './rows/weeks.store';

/** What one caller wants. */
export interface PlanCall extends Author {
  access: SyncAccess;
  /** Null for a call that is not of a device. */
  deviceId: string | null;
  /** Of the device. */
  lastSeq: number;
  /** A week whose save was counted already. */
  countedWeek?: string | undefined;
  /** Whose arguments were parsed, unless they are refused. */
  operations: readonly QueuedOperation[];
  /** Of operations that must not run, by their id. */
  refusals: Map<string, RefusalCode>;
}

export interface PlanRun {
  run(call: PlanCall): Promise<Ran>;
  /**
   * Saves what all calls have changed, but for a statement that is to be the last one: it returns names.
   *
   * @throws AppError CONFLICT when another owner added a meal with the same id at the same time
   */
  saving(more?: Pick<ChangedPlan, 'devices' | 'userIds'>): Promise<BoundStatement<SavedRow>>;
  /** What the calls so far have done; rows are in the order of their versions. */
  done(): { version: number; rows: readonly Row[]; lostValues: readonly LostValue[] };
}

/** What must be loaded for operations: those whose arguments were parsed. */
export const wantedBy = (
  operations: readonly QueuedOperation[],
): Required<Pick<Wanted, 'rows' | 'groups'>> => ({
  rows: operations.flatMap(rowsOfOperation),
  groups: uniqueGroups(operations.flatMap(groupsNeeded)),
});

/** @param version of the owner, as locked */
export function openPlanRun(
  tx: Db,
  { ownerId, version, now }: { ownerId: string; version: number; now: Date },
  loaded: LoadedPlan,
): PlanRun {
  let state: RunState = { ...loaded, version };
  const changed = new Map<string, Row>();
  const log: NewLogEntry[] = [];
  const weeks: string[][] = [];
  const lostValues: LostValue[] = [];
  return {
    run: async (call) => {
      const counts = await prepare(tx, call, { loaded, state, changed, now });
      const ran = runOperations({ ...state, lastSeq: call.lastSeq }, call.operations, {
        userId: call.userId,
        now: now.getTime(),
        refusalOf: ({ id }) => call.refusals.get(id),
        counts,
        storage: state.storage,
      });
      log.push(...logEntries(call, ran, { version: state.version, storage: state.storage, now }));
      weeks.push(weeksOf(ran.rows, state.rows).filter((week) => week !== call.countedWeek));
      lostValues.push(...ran.lost);
      for (const row of ran.rows) changed.set(rowKey(row.kind, row.id), row);
      state = { ...ran.after, version: ran.version };
      return ran;
    },
    saving: async (more = {}) => {
      const rows = [...changed.values()];
      const last = await savingPlan(tx, ownerId, { rows, version: state.version, log, ...more });
      for (const each of weeks) await countWeeks(tx, ownerId, { weeks: each, now });
      return last;
    },
    done: () => ({
      version: state.version,
      rows: [...changed.values()].toSorted((one, other) => one.version - other.version),
      lostValues,
    }),
  };
}

type RunState = Ran['after'] & { version: number };

interface Prepared {
  loaded: LoadedPlan;
  state: RunState;
  /** By the calls before. */
  changed: ReadonlyMap<string, Row>;
  now: Date;
}

/** @returns how many rows there are in the groups that the operations may add to */
async function prepare(
  tx: Db,
  call: PlanCall,
  { loaded, state, changed, now }: Prepared,
): Promise<ReadonlyMap<string, number>> {
  const sound = call.operations.filter(({ id }) => !call.refusals.has(id));
  await refuseSome(tx, call, { operations: sound, taken: loaded.taken, now });
  const running = sound.filter(({ id }) => !call.refusals.has(id));
  const groups = uniqueGroups(
    running.flatMap((operation) => groupsOfRemoved(operation, state.rows)),
  );
  const uncounted = groups.filter((group) => !state.counts.has(groupKey(group)));
  const counts = await countGroups(tx, call.access.ownerId, uncounted);
  for (const [key, row] of changed) {
    // The database does not know yet what the calls before have changed.
    countIn(counts, loaded.rows.get(key), -1);
    countIn(counts, row, 1);
  }
  return new Map([...counts, ...state.counts]);
}

function countIn(counts: Map<string, number>, row: Row | undefined, difference: 1 | -1): void {
  const group = row && groupOf(row);
  const count = group && counts.get(groupKey(group));
  if (count !== undefined) counts.set(groupKey(group!), count + difference);
}

const uniqueGroups = (groups: readonly RowGroup[]): RowGroup[] => [
  ...new Map(groups.map((group) => [groupKey(group), group])).values(),
];

/** Rows that an operation may bring back. */
const groupsOfRemoved = (operation: QueuedOperation, rows: RowMap): RowGroup[] =>
  rowsOfOperation(operation).flatMap(({ kind, id }) => {
    const row = rows.get(rowKey(kind, id));
    return row?.isDeleted ? (groupOf({ ...row, isDeleted: false }) ?? []) : [];
  });

interface Checked {
  operations: readonly QueuedOperation[];
  /** Ids of meals that another owner has. */
  taken: ReadonlySet<string>;
  now: Date;
}

/** What the rows alone cannot tell: permissions, ids of others, recipes. */
async function refuseSome(
  tx: Db,
  { access, userId, refusals }: PlanCall,
  { operations, taken, now }: Checked,
): Promise<void> {
  for (const operation of operations) {
    const rows = rowsOfOperation(operation);
    if (!mayRun(access, operation)) refusals.set(operation.id, 'FORBIDDEN');
    else if (rows.some(({ kind, id }) => kind === 'meals' && taken.has(id))) {
      refusals.set(operation.id, 'INVALID');
    }
  }
  for (const id of await votesForOthers(tx, { access, userId, operations })) {
    refusals.set(id, 'FORBIDDEN');
  }
  const adding = operations.filter(({ id }) => !refusals.has(id));
  const wanted = new Set(adding.flatMap(recipesAddedBy));
  if (wanted.size === 0) return;
  const notAdmitted = await admitRecipes(tx, { ownerId: access.ownerId, userId, now }, wanted);
  for (const operation of adding) {
    const codes = recipesAddedBy(operation).flatMap((id) => notAdmitted.get(id) ?? []);
    if (codes[0]) refusals.set(operation.id, codes[0]);
  }
}

/** The Mondays of the meals that changed, where they were and where they are. */
function weeksOf(changed: readonly Row[], before: RowMap): string[] {
  const dates = changed
    .filter(({ kind }) => kind === 'meals')
    .flatMap((row) => [row, before.get(rowKey(row.kind, row.id))])
    .flatMap((row) => (row?.fields as Partial<MealRow> | undefined)?.date ?? []);
  return [...new Set(dates.map(mondayOf))].toSorted();
}
