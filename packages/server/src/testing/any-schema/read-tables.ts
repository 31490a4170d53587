/** The tables of a database and what a row of each needs, asked of its catalogue. */
import type { ClientBase } from 'pg';

export interface AnyColumn {
  name: string;
  /** PostgreSQL's name: "int4", "_text" for an array of texts. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** In the order of the enumeration; empty for other types. */
  labels: string[];
}

interface AnyReference {
  columns: string[];
  table: string;
  /** Those of the other table, in the same order. */
  targets: string[];
}

export interface AnyTable {
  name: string;
  columns: AnyColumn[];
  references: AnyReference[];
  /** Columns of the primary key. */
  key: string[];
}

/** @returns tables behind those that they refer to, as far as they do not refer to each other */
export async function readTables(client: ClientBase): Promise<AnyTable[]> {
  const { rows } = await client.query<AnyTable>(`
    SELECT c.relname AS name,
      (SELECT coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', t.typname, 'isNullable', NOT a.attnotnull,
          'hasDefault', a.atthasdef OR a.attidentity <> '',
          'labels', (SELECT coalesce(json_agg(e.enumlabel ORDER BY e.enumsortorder), '[]')
                       FROM pg_enum e WHERE e.enumtypid = t.oid)) ORDER BY a.attnum), '[]')
         FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(json_build_object(
          'columns', ${names('f.conrelid', 'f.conkey')},
          'table', (SELECT relname FROM pg_class WHERE oid = f.confrelid),
          'targets', ${names('f.confrelid', 'f.confkey')})), '[]')
         FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f') AS references,
      (SELECT coalesce(max(${names('p.conrelid', 'p.conkey')}::text), '[]')::json
         FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'p') AS key
      FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     ORDER BY c.relname`);
  return inOrder(rows);
}

/** The names of numbered columns, as JSON. */
const names = (table: string, numbers: string) => `
  (SELECT json_agg(a.attname ORDER BY n.place)
     FROM unnest(${numbers}) WITH ORDINALITY AS n (number, place)
     JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number)`;

function inOrder(tables: AnyTable[]): AnyTable[] {
  const ordered: AnyTable[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const isReady = ({ name, references }: AnyTable) =>
      references.every(
        ({ table }) => table === name || ordered.some((other) => other.name === table),
      );
    const next = waiting.find(isReady) ?? waiting[0]!;
    ordered.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return ordered;
}
