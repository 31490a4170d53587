import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What a store function takes: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
