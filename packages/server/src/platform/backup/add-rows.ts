/** Adds all rows of the database to an archive; returns their manifest entries. */
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Migration, listApplied } from '../db/migration-steps';
import type { ArchiveWriter } from './archive';
import { Checksum } from './checksum';
import { type Manifest, tablePartName } from './manifest';
import type { OnProgress } from './progress';
import { type Table, columnList, listSequences, listTables, quoted } from './tables';

type RowsPart = Pick<Manifest, 'postgresVersion' | 'migrations' | 'tables' | 'sequences'>;

export async function addRows(
  client: ClientBase,
  archive: ArchiveWriter,
  known: Migration[],
  onProgress?: OnProgress,
): Promise<RowsPart> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const applied = new Set(await listApplied(client));
  const migrations = known.filter(({ madeAt }) => applied.has(madeAt));
  const tables: Manifest['tables'] = [];
  const listed = await listTables(client);
  for (const [done, table] of listed.entries()) {
    onProgress?.({ step: 'rows', done, total: listed.length });
    tables.push(await addTable(client, archive, table));
  }
  return {
    postgresVersion: rows[0]?.server_version ?? '',
    migrations: migrations.map(({ tag, madeAt }) => ({ tag, madeAt })),
    tables,
    sequences: await readSequences(client),
  };
}

/** In parts, because an archive wants to know the length of what it is about to get. */
async function addTable(
  client: ClientBase,
  archive: ArchiveWriter,
  { name, columns }: Table,
): Promise<Manifest['tables'][number]> {
  const checksum = new Checksum();
  let held: Buffer[] = [];
  let heldBytes = 0;
  let parts = 0;
  const addPart = async () => {
    await archive.add(tablePartName(name, (parts += 1)), heldBytes, held);
    held = [];
    heldBytes = 0;
  };
  const copy = client.query(copyTo(`COPY ${quoted(name)} (${columnList(columns)}) TO STDOUT`));
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    checksum.add(chunk);
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= partBytes) await addPart();
  }
  if (heldBytes > 0) await addPart();
  const { bytes, lines } = checksum;
  return { name, columns, rows: lines, bytes, sha256: checksum.sha256() };
}

const partBytes = 4 * 1024 * 1024;

/** Sequences know no snapshot: they may be ahead of the rows, which is harmless, but never behind. */
async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
}
