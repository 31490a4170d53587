/**
 * A statement that PostgreSQL plans once for each connection of `statementPool`, and whose text is
 * written once. For calls that people wait for; whatever may differ from call to call is a
 * placeholder, so that there are as many names as there are texts.
 *
 * @example
 * const title = namedStatement<[string]>('title', sql`select title from recipes where id = ${sql.placeholder('id')}`);
 * const [row] = await title.run(statementPool, { id });
 */
import { Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryArrayConfig } from 'pg';

export interface NamedStatement<Row> {
  /**
   * @param connections `statementPool`, or that of a transaction (`connectionOf`)
   * @returns rows as lists of their values
   */
  run(connections: Connection, values: Record<string, unknown>): Promise<Row[]>;
  /** To be run later. */
  bind(values: Record<string, unknown>): BoundStatement<Row>;
}

export interface BoundStatement<Row> {
  run(connections: Connection): Promise<Row[]>;
}

/** What runs a statement. */
export interface Connection {
  query<Row extends unknown[]>(statement: QueryArrayConfig): Promise<{ rows: Row[] }>;
}

export function namedStatement<Row extends unknown[]>(
  name: string,
  statement: SQL,
): NamedStatement<Row> {
  const { text, parameters } = writeText(statement);
  const run: NamedStatement<Row>['run'] = async (connections, values) => {
    const given = parameters.map((parameter) => values[parameter]);
    const { rows } = await connections.query<Row>({ name, text, values: given, rowMode: 'array' });
    return rows;
  };
  return { run, bind: (values) => ({ run: (connections) => run(connections, values) }) };
}

/** A placeholder is one parameter, wherever and however often it stands. */
function writeText(statement: SQL): { text: string; parameters: string[] } {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const names = params.map((param) => {
    if (param instanceof Placeholder) return param.name as string;
    throw new Error(`A named statement takes placeholders, not values: ${text}`);
  });
  const parameters = [...new Set(names)];
  const renumbered = text.replace(
    /\$(\d+)/g,
    (_all, place: string) => `$${parameters.indexOf(names[Number(place) - 1]!) + 1}`,
  );
  return { text: renumbered, parameters };
}
