/** What the database holds, asked of its catalogue: so that no table is ever forgotten in a backup. */
import { type ClientBase, escapeIdentifier } from 'pg';

export interface Table {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** Everything below is about our tables only: not another schema's, not an extension's. */
const ours = (oid: string, catalogue: string) => `
  NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`;

export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
           coalesce(array_agg(a.attname::text ORDER BY a.attnum)
             FILTER (WHERE a.attnum IS NOT NULL), '{}') AS columns
      FROM pg_class c
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT c.relispartition AND ${ours('c.oid', 'pg_class')}
     GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S'
       AND ${ours('c.oid', 'pg_class')}
     ORDER BY c.relname`);
  return rows.map(({ name }) => name);
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`);
  return Number(rows[0]?.count);
}

export async function findFilledTable(client: ClientBase): Promise<string | undefined> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${quoted(name)}) AS filled`,
    );
    if (rows[0]?.filled) return name;
  }
  return undefined;
}

/** Removes all that migrations made, and their own record; extensions stay. */
export async function removeTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) AS statement FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT c.relispartition AND ${ours('c.oid', 'pg_class')}
    UNION ALL
    SELECT format('DROP SEQUENCE %s', c.oid::regclass) FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' AND ${ours('c.oid', 'pg_class')}
       AND NOT EXISTS (SELECT FROM pg_depend owned WHERE owned.objid = c.oid AND owned.deptype IN ('a', 'i'))
    UNION ALL
    SELECT format('DROP ROUTINE %s CASCADE', p.oid::regprocedure) FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND ${ours('p.oid', 'pg_proc')}
    UNION ALL
    SELECT format('DROP TYPE %s CASCADE', t.oid::regtype) FROM pg_type t
     WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')
       AND ${ours('t.oid', 'pg_type')}`);
  for (const { statement } of rows) await client.query(statement);
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE');
}

/**
 * Takes the foreign keys and triggers out of the way of loading, so that the tables' order does not
 * matter and nothing is done twice. The function it returns puts them back; PostgreSQL then checks
 * every reference.
 */
export async function suspendConstraints(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ tableName: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS "tableName", quote_ident(conname) AS name,
           pg_get_constraintdef(oid) AS definition
      FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`);
  const tables = await listTables(client);
  for (const key of rows) {
    await client.query(`ALTER TABLE ${key.tableName} DROP CONSTRAINT ${key.name}`);
  }
  for (const { name } of tables) {
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  }
  return async () => {
    for (const { name } of tables) {
      await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    }
    for (const key of rows) {
      await client.query(
        `ALTER TABLE ${key.tableName} ADD CONSTRAINT ${key.name} ${key.definition}`,
      );
    }
  };
}

export const quoted = (table: string): string => `public.${escapeIdentifier(table)}`;

export const columnList = (columns: string[]): string => columns.map(escapeIdentifier).join(', ');

/**
 * What a table's text depends on besides its rows, the same wherever it is written or read. Scans that start where another
 * one is would give the rows in another order.
 */
export const copySettings = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL synchronize_seqscans = off;
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;
