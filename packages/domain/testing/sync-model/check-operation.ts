/**
 * What must hold of each operation that the server runs, by the rows before and after it: who had set
 * each field, when, and at which version.
 */
import { rowKey } from '../../src/plan/rows/rows';
import type { Row } from '../../src/plan/rows/rows';
import { valuesSet } from './values-set';
import type { Entry, Holder, Holders, ValueSet } from './values-set';

export interface Oracle {
  holders: Holders;
  ids: Set<string>;
  lostCount: number;
}

export const makeOracle = (): Oracle => ({ holders: new Map(), ids: new Set(), lostCount: 0 });

export interface Step {
  entry: Entry;
  /** Of the rows that changed, in the order of `after`. */
  before: readonly (Row | undefined)[];
  after: readonly Row[];
  now: number;
}

/** @throws Error when a rule is broken */
export function checkOperation(oracle: Oracle, step: Step): void {
  const { operation, refusal } = step.entry;
  expectThat(!oracle.ids.has(operation.id), 'an operation ran twice', step);
  oracle.ids.add(operation.id);
  if (refusal) {
    expectThat(step.after.length === 0, 'a refused operation changed a row', step);
    return;
  }
  step.after.forEach((row, index) => checkRow(step, row, step.before[index]));
  checkLost(oracle, step);
}

/** A tick touches nothing else, nothing else touches a tick, and time does not go back. */
function checkRow(step: Step, row: Row, before: Row | undefined): void {
  const { name } = step.entry.operation;
  for (const [field, [at]] of Object.entries(row.stamps)) {
    expectThat(at <= step.now, 'a stamp is later than now', step);
    const isForced = field === 'deleted' || name.startsWith('setBack');
    const earliest = isForced ? 0 : (before?.stamps[field]?.[0] ?? 0);
    expectThat(at >= earliest, 'a stamp went back', step);
    const isUnchanged = before !== undefined && isSame(valueOf(row, field), valueOf(before, field));
    const isOfTick = tickFields.includes(field);
    const isAllowed = isUnchanged || before === undefined || mayChange(name, isOfTick);
    expectThat(isAllowed, `${name} changed ${field}`, step);
  }
}

const tickFields = ['covered', 'coveredLeft', 'tickedOn', 'isCleared'];

function mayChange(name: string, isOfTick: boolean): boolean {
  if (name === 'clearDone') return true;
  return ['tick', 'untick', 'tickNamedItems'].includes(name) === isOfTick;
}

/** Every value but ticks that was replaced unseen, or came too late, is noted for who set it; no other is. */
function checkLost(oracle: Oracle, step: Step): void {
  const { entry } = step;
  for (const [index, { kind, id }] of step.after.entries()) {
    if (!step.before[index]) oracle.holders.delete(rowKey(kind, id));
  }
  const wanted = valuesSet(entry, oracle.holders, step.after);
  checkRemoved(step, wanted);
  const expected = wanted.flatMap((value) => lateValue(oracle, step, value));
  step.after.forEach((row, index) => {
    expected.push(...replacedValues(oracle, step, { row, before: step.before[index] }));
  });
  const noted = entry.lost.map(({ kind, id, field, author, lost, kept }) =>
    textOf({ key: rowKey(kind, id), field, value: lost }, author, kept),
  );
  oracle.lostCount += noted.length;
  const isSameList = expected.toSorted().join() === noted.toSorted().join();
  expectThat(isSameList, `lost values: expected ${expected.join()}, noted ${noted.join()}`, step);
}

/** A row is removed by what says so, or by setting that back. */
function checkRemoved(step: Step, wanted: readonly ValueSet[]): void {
  if (step.entry.operation.name.startsWith('setBack')) return;
  const toRemove = wanted.filter(({ field, value }) => field === 'deleted' && value === true);
  const keys = new Set(toRemove.map(({ key }) => key));
  step.after.forEach(({ kind, id, isDeleted }, index) => {
    const isRemoved = isDeleted && step.before[index]?.isDeleted === false;
    expectThat(!isRemoved || keys.has(rowKey(kind, id)), `${kind} ${id} was removed`, step);
  });
}

/** The note about a value that is not there after the operation that set it. */
function lateValue({ holders }: Oracle, step: Step, wanted: ValueSet): string[] {
  const { entry, after } = step;
  const { key, field, value } = wanted;
  const fields = holders.get(key);
  const row = after.find(({ kind, id }) => rowKey(kind, id) === key);
  if (!fields || (row && isSame(valueOf(row, field), value))) return [];
  const isRemoval = field === 'deleted' && value === true;
  const holder = (isRemoval ? unseenEdit(fields, entry) : undefined) ?? fields.get(field);
  if (!holder || (holder === fields.get(field) && isSame(holder.value, value))) return [];
  if (isRemoval && fields.get(field)?.value) return [];
  expectThat(holder.device !== entry.device, 'a device lost to its own older value', step);
  expectThat(holder.version > entry.operation.seen, 'a seen value won', step);
  const isEarlier =
    holder.at < entry.at || (holder.at === entry.at && holder.userId < entry.userId);
  expectThat(!isEarlier || field === 'deleted', 'an earlier value won', step);
  const kept = field === 'deleted' ? !value : holder.value;
  const isNews = holder.userId !== entry.userId && !tickFields.includes(field);
  return isNews ? [textOf(wanted, entry.userId, kept)] : [];
}

/** An edit that keeps a row from being removed. */
function unseenEdit(fields: Map<string, Holder>, { operation, userId, at }: Entry) {
  const edits = [...fields].filter(
    ([field, holder]) =>
      field !== 'deleted' &&
      !tickFields.includes(field) &&
      holder.version > operation.seen &&
      (holder.userId !== userId || holder.at > at),
  );
  const holders = edits.map(([, holder]) => holder);
  return holders.find((holder) => holder.userId !== userId) ?? holders[0];
}

interface Changed {
  row: Row;
  before: Row | undefined;
}

/** Notes about values that others had set and the operation's author had not seen. */
function replacedValues({ holders }: Oracle, { entry }: Step, { row, before }: Changed): string[] {
  const key = rowKey(row.kind, row.id);
  const fields = holders.get(key) ?? new Map<string, Holder>();
  holders.set(key, fields);
  const { userId, device, operation } = entry;
  return Object.entries(row.stamps).flatMap(([field, stamp]) => {
    if (stamp === before?.stamps[field]) return [];
    const holder = fields.get(field);
    const value = valueOf(row, field);
    fields.set(field, { value, userId, device, version: row.version, at: stamp[0] });
    const isLost = holder && holder.userId !== userId && holder.version > operation.seen;
    return isLost && !isSame(holder.value, value) && !tickFields.includes(field)
      ? [textOf({ key, field, value: holder.value }, holder.userId, value)]
      : [];
  });
}

function valueOf(row: Row, field: string): unknown {
  return field === 'deleted' ? row.isDeleted : (row.fields as Record<string, unknown>)[field];
}

/** No value is null, false or absent. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one || null) === JSON.stringify(other || null);

const textOf = ({ key, field, value }: ValueSet, author: string, kept: unknown): string =>
  `${key}.${field} of ${author}: ${JSON.stringify(value || null)} to ${JSON.stringify(kept || null)}`;

function expectThat(isTrue: boolean, message: string, step: Step): void {
  if (!isTrue) throw new Error(`${message}: ${JSON.stringify(step, null, 1)}`);
}
