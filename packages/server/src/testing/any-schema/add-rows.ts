/** Rows for tables of whatever schema a database has: for migrations, which find what an older program stored. */
import { randomUUID } from 'node:crypto';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { AnyColumn, AnyTable } from './read-tables';

type Row = Record<string, unknown>;

/**
 * Adds a row to each table, inside the caller's transaction. It refers to the rows that were added just before; where
 * a rule of the table refuses it, it is tried with fewer columns.
 *
 * @param tables in the order of `readTables`
 * @param number that differs between calls: values that must be unique follow from it
 * @returns the tables that took no row
 */
export async function addRows(
  client: ClientBase,
  tables: AnyTable[],
  number: number,
): Promise<string[]> {
  const added = new Map<string, Row>();
  const refused: string[] = [];
  for (const table of tables) {
    const row = await addRow(client, table, added, number);
    if (!row) refused.push(table.name);
    const known = row ?? (await lastRow(client, table.name));
    if (known) added.set(table.name, known);
  }
  return refused;
}

/** That a trigger may have added: then another would be a second one of the same. */
async function lastRow(client: ClientBase, table: string): Promise<Row | undefined> {
  const sql = `SELECT * FROM ${escapeIdentifier(table)} ORDER BY ctid DESC LIMIT 1`;
  return (await client.query<Row>(sql)).rows[0];
}

async function addRow(
  client: ClientBase,
  table: AnyTable,
  added: Map<string, Row>,
  number: number,
): Promise<Row | undefined> {
  for (const columns of choicesOf(table, number)) {
    const row = valuesOf(table, columns, added, number);
    if (!row) continue;
    const inserted = await insert(client, table.name, row);
    if (inserted) return inserted;
  }
  return undefined;
}

/** All columns and only those that must be there, in turns; then each optional one alone. */
function* choicesOf({ columns }: AnyTable, number: number): Generator<AnyColumn[]> {
  const needed = columns.filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault);
  const optional = columns.filter(({ isNullable }) => isNullable);
  const both = [[...needed, ...optional], needed];
  yield* number % 2 === 0 ? both : both.toReversed();
  for (const column of optional) yield [...needed, column];
}

/** @returns nothing when a table that it must refer to has no row */
function valuesOf(
  { references }: AnyTable,
  columns: AnyColumn[],
  added: Map<string, Row>,
  number: number,
): Row | undefined {
  const row: Row = {};
  for (const column of columns) {
    const reference = references.find((each) => each.columns.includes(column.name));
    if (!reference) {
      row[column.name] = valueOf(column, number);
      continue;
    }
    const target = added.get(reference.table);
    if (target)
      row[column.name] = target[reference.targets[reference.columns.indexOf(column.name)]!];
    else if (!column.isNullable) return undefined;
  }
  return row;
}

function valueOf({ name, type, labels }: AnyColumn, number: number): unknown {
  if (labels.length > 0) return labels[number % labels.length];
  if (type.startsWith('_')) return [];
  const day = new Date(Date.UTC(2026, 0, 1 + (number % 28), number % 24));
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'bool':
      return number % 2 === 0;
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
    case 'numeric':
      return 1 + (number % 5);
    case 'timestamptz':
    case 'timestamp':
    case 'date':
      return day.toISOString();
    case 'jsonb':
    case 'json':
      return '{}';
    case 'bytea':
      return Buffer.from([number % 256]);
    default:
      return `${name} ${number}`;
  }
}

/** @returns nothing when a rule of the table refused it */
async function insert(client: ClientBase, table: string, row: Row): Promise<Row | undefined> {
  const columns = Object.keys(row);
  const list = columns.map(escapeIdentifier).join(', ');
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  const values = columns.length === 0 ? 'DEFAULT VALUES' : `(${list}) VALUES (${places})`;
  await client.query('SAVEPOINT before_row');
  try {
    const sql = `INSERT INTO ${escapeIdentifier(table)} ${values} RETURNING *`;
    const { rows } = await client.query<Row>(sql, Object.values(row));
    await client.query('RELEASE SAVEPOINT before_row');
    return rows[0];
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT before_row');
    return undefined;
  }
}
