/** Changes the plan's rows; with an undo that sets back what a change has set. */
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { Ledger } from '@saltbush/domain/shopping-list/ledger/ledger';
import { applyOperation } from '@saltbush/domain/sync/apply-operation';
import type { FieldSetBack, OperationArgs, OperationName } from '@saltbush/domain/sync/operations';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/sync/rows';
import { newId } from '../../../api/new-id';
import { changePlan, type PlanView } from '../../sync';
import type { PlanScope } from '../../view-mode';
import { offerUndo } from '../state/undo';

export interface ListOnScreen {
  view: PlanView;
  ledger: Ledger;
  today: PlainDate;
  userId: string;
  /** The id of the chosen store. */
  store: string;
}

export type NamedChange = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

export interface Changer {
  read: () => ListOnScreen;
  /** Without a toast: for what stays in sight. */
  change: (...changes: NamedChange[]) => void;
  /** With a toast that undoes all of them. */
  changeWithUndo: (title: string, ...changes: NamedChange[]) => void;
}

export function makeChanger(scope: PlanScope, read: () => ListOnScreen): Changer {
  const change = (...changes: NamedChange[]) => {
    for (const { name, args } of changes) {
      // A failure has its own toast.
      changePlan(scope, name, args).catch(() => undefined);
    }
  };
  return {
    read,
    change,
    changeWithUndo: (title, ...changes) => {
      const fields = fieldsBefore(read().view.rows, changes, scope.userId);
      change(...changes);
      offerUndo(title, () => change({ name: 'setBackAll', args: { fields } }));
    },
  };
}

/** What sets the rows back to what they were before these changes. */
function fieldsBefore(
  rows: RowMap,
  changes: readonly NamedChange[],
  userId: string,
): FieldSetBack[] {
  const after = new Map(rows);
  const before = new Map<string, Record<string, unknown>>();
  for (const { name, args } of changes) {
    const at = Date.now();
    const operation = { id: newId(), name, args, at, offset: 0, seen: Number.MAX_SAFE_INTEGER };
    const { changed, was } = applyOperation(after, operation, { userId, now: at });
    for (const row of changed) after.set(rowKey(row.kind, row.id), row);
    for (const [key, values] of Object.entries(was)) {
      before.set(key, { ...values, ...before.get(key) });
    }
  }
  return [...before].flatMap(([key, values]) => setBacks(after.get(key), values));
}

function setBacks(row: Row | undefined, values: Record<string, unknown>): FieldSetBack[] {
  if (!row) return [];
  const { kind, id } = row;
  const now: Record<string, unknown> = { ...row.fields, deleted: row.isDeleted };
  const isNew = values['deleted'] === true;
  return Object.entries(values)
    .filter(([field]) => !isNew || field === 'deleted')
    .map(([field, value]) => ({ kind, id, field, value, ifStill: now[field] ?? null }));
}
