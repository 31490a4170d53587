/** Operations on a list of rows with keys; they return a new list. */
interface Keyed {
  key: string;
}

/** After the row with this key, or at the end. */
export function insertRows<Row extends Keyed>(
  rows: readonly Row[],
  added: readonly Row[],
  afterKey?: string,
): Row[] {
  const at = rows.findIndex((row) => row.key === afterKey);
  return at < 0 ? [...rows, ...added] : rows.toSpliced(at + 1, 0, ...added);
}

export function changeRow<Row extends Keyed>(
  rows: readonly Row[],
  key: string,
  change: object,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

export function removeRow<Row extends Keyed>(rows: readonly Row[], key: string): Row[] {
  return rows.filter((row) => row.key !== key);
}

/** Replaces the row with this key by others. */
export function replaceRow<Row extends Keyed>(
  rows: readonly Row[],
  key: string,
  others: readonly Row[],
): Row[] {
  return rows.flatMap((row) => (row.key === key ? others : [row]));
}

export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
