/**
 * Makes an instance the same in every run: what the database dated by its own clock gets the day of the screens, and an id
 * that a pattern is drawn from gets a fixed value.
 */
import { Client } from 'pg';
import {
  clusterFolderIn,
  superuserName,
} from '../../packages/server/src/platform/db/embedded/cluster';
import {
  connectionTo,
  readPostmasterFile,
} from '../../packages/server/src/platform/db/embedded/postmaster-file';

export async function openDatabase(dataFolder: string): Promise<Client> {
  const cluster = clusterFolderIn(dataFolder);
  const connection = await connectionTo(cluster, (await readPostmasterFile(cluster))!);
  const client = new Client({ ...connection, user: superuserName, database: 'saltbush' });
  await client.connect();
  // No trigger counts the changes, and keys refer to what will be there.
  await client.query('set session_replication_role = replica');
  return client;
}

/** By the database's own clock. */
export async function readClock(client: Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  return rows[0]!.now;
}

/** @param since what was written from then on; its order stays, and all of it is a moment after `day` */
export async function moveToDay(client: Client, since: Date, day: string): Promise<void> {
  for (const { place, column } of await columnsOf(client, ['timestamptz'])) {
    await client.query(
      `update ${place} set ${column} = $1::timestamptz + (${column} - $2::timestamptz) / 1000
       where ${column} between $2 and now()`,
      [day, since],
    );
  }
}

/** All columns of a row at once: they may have to agree. */
export async function replaceId(client: Client, before: string, after: string): Promise<void> {
  const columns = await columnsOf(client, ['uuid', 'jsonb', 'text']);
  for (const place of new Set(columns.map((column) => column.place))) {
    const ofTable = columns.filter((column) => column.place === place);
    const replaced = ofTable.map(
      ({ column, type }) => `${column} = replace(${column}::text, $1, $2)::${type}`,
    );
    const named = ofTable.map(({ column }) => `${column}::text like '%' || $1 || '%'`);
    await client.query(`update ${place} set ${replaced.join(', ')} where ${named.join(' or ')}`, [
      before,
      after,
    ]);
  }
}

interface Column {
  place: string;
  column: string;
  type: string;
}

async function columnsOf(client: Client, types: readonly string[]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as column, udt_name as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and udt_name = any($1)
     order by 1, 2`,
    [types],
  );
  return rows;
}
