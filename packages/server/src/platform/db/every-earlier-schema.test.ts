/**
 * A database of any earlier version is brought up to date without losing a row.
 *
 * After each migration every table of that moment gets a row, with all columns and with as few as it takes in turns. So
 * each migration finds rows that were stored under every schema before it, and at the end the database has gone all the
 * way from each of them.
 */
import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRows } from '../../testing/any-schema/add-rows';
import { readTables, type AnyTable } from '../../testing/any-schema/read-tables';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { ensureExtensions, inMigration } from './migrate';
import { applyMigrations, readMigrations } from './migration-steps';

/** Tables whose rows a migration put into another, by where they are since. */
const movedTables: Record<string, string> = {
  shopping_aisle_corrections: 'sync_rows',
  shopping_list_ticks: 'sync_rows',
  shopping_splits: 'sync_rows',
  shopping_staples: 'sync_rows',
};

interface Step {
  tag: string;
  lost: string[];
  /** Tables that took no row of their own, and have none. */
  empty: string[];
  rows: number;
}

let database: TestDatabase;
const steps: Step[] = [];

beforeAll(async () => {
  database = await createTestDatabase('empty');
  const migrations = await readMigrations();
  let stored: Keys = new Map();
  let earlier: AnyTable[] = [];
  for (const [at, { tag }] of migrations.entries()) {
    await inMigration(database.pool, async (client) => {
      await ensureExtensions(client);
      await applyMigrations(client, migrations.slice(0, at + 1));
      const tables = await readTables(client);
      const lost = lostRows(stored, await readKeys(client, withKeysOf(earlier, tables)));
      const refused = await addRows(client, tables, at);
      stored = await readKeys(client, tables);
      earlier = tables;
      const empty = refused.filter((name) => stored.get(name)!.size === 0);
      const rows = [...stored.values()].reduce((sum, keys) => sum + keys.size, 0);
      steps.push({ tag, lost, empty, rows });
    });
  }
}, 120_000);
afterAll(() => database.close());

describe('a database of an earlier version', () => {
  test('no migration loses a row that was stored under any schema before it', () => {
    expect(steps.filter(({ lost }) => lost.length > 0)).toEqual([]);
  });

  test('every table of every earlier schema has rows when the next migration comes', () => {
    expect(steps.filter(({ empty }) => empty.length > 0)).toEqual([]);
    expect(steps.at(-1)!.rows).toBeGreaterThan(1_000);
  });

  test('a database that came through all schemas has the same columns and rules as a new one', async () => {
    const fresh = await createTestDatabase('migrated');
    const [upgraded, made] = [await shapeOf(database), await shapeOf(fresh)];
    await fresh.close();
    expect(upgraded).toEqual(made);
    expect(made.length).toBeGreaterThan(500);
  });
});

/** The rows of each table, by their primary keys. */
type Keys = Map<string, Set<string>>;

/** A row is known by the key that it was stored under, also where a migration made that wider. */
const withKeysOf = (earlier: AnyTable[], tables: AnyTable[]): AnyTable[] =>
  tables.map((table) => {
    const { key } = earlier.find(({ name }) => name === table.name) ?? table;
    return key.every((column) => table.key.includes(column)) ? { ...table, key } : table;
  });

async function readKeys(client: ClientBase, tables: AnyTable[]): Promise<Keys> {
  const found: Keys = new Map();
  for (const table of tables) found.set(table.name, await keysOf(client, table));
  return found;
}

async function keysOf(client: ClientBase, { name, key }: AnyTable): Promise<Set<string>> {
  const columns = key.length > 0 ? key.map(escapeIdentifier).join(', ') : 'ctid';
  const sql = `SELECT json_build_array(${columns})::text AS key FROM ${escapeIdentifier(name)}`;
  const { rows } = await client.query<{ key: string }>(sql);
  return new Set(rows.map((row) => row.key));
}

function lostRows(before: Keys, after: Keys): string[] {
  return [...before].flatMap(([table, keys]) => {
    const same = after.get(table);
    const moved = [...(after.get(movedTables[table] ?? '') ?? [])];
    const isThere = (key: string) =>
      same ? same.has(key) : moved.some((other) => isSameThing(key, other));
    return [...keys].filter((key) => !isThere(key)).map((key) => `${table} ${key}`);
  });
}

/** What a row of a list was about is the end of its key, there as here: ["…","salt"] is ["…","foods","salt"]. */
const isSameThing = (key: string, other: string): boolean =>
  lastPart(other).endsWith(lastPart(key));

const lastPart = (key: string): string => String((JSON.parse(key) as unknown[]).at(-1));

/** Columns, defaults, constraints and indexes, each in a line. */
async function shapeOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
