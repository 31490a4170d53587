/**
 * What a backup is: a `.tar.gz` that any tool can open, of
 *
 * - `tables/<table>/<n>.copy`: the rows in PostgreSQL's COPY text format, which is the same in
 *   every version, in parts that are simply joined;
 * - `images/<path>`: the image files as they are;
 * - `manifest.json`, the last entry: what must be there, with counts and checksums. An archive
 *   without it was not finished.
 */
import * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { say } from '@saltbush/domain/texts/say';
import { BackupUnusable } from './backup-unusable';

export const manifestName = 'manifest.json';

/** Raised when an older program could not restore what a newer one wrote. */
const formatVersion = 1;

const countSchema = z.number().check(z.int(), z.gte(0));
/** One is held in memory at a time. Ours have less than a megabyte. */
const imageBytesSchema = z.number().check(z.int(), z.gte(0), z.lte(64 * 1024 * 1024));
const tableNameSchema = z.string().check(z.regex(/^\w+$/));
/** Nothing that leads out of the folder it is restored into. */
const imageNameSchema = z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/));

export const manifestSchema = z.object({
  format: z.literal('saltbush-backup'),
  formatVersion: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** For people; rows go into any version. */
  postgresVersion: z.string(),
  /** Which migrations the tables had taken: identified by the time they were made. */
  migrations: z.array(z.object({ tag: z.string(), madeAt: z.number() })),
  tables: z.array(
    z.object({
      name: tableNameSchema,
      columns: z.array(z.string()),
      rows: countSchema,
      bytes: countSchema,
      sha256: z.string(),
    }),
  ),
  sequences: z.array(
    z.object({ name: tableNameSchema, lastValue: z.string(), isCalled: z.boolean() }),
  ),
  images: z.array(z.object({ name: imageNameSchema, bytes: imageBytesSchema, sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** @throws in words for the person who restores. */
export function parseManifest(text: string): Manifest {
  const json = parseJson(text);
  const version = parseInput(z.object({ formatVersion: z.number() }), json);
  if (version.success && version.data.formatVersion > formatVersion) {
    throw new BackupUnusable(
      say('This backup was made by a newer Saltbush. Restore it with that one.'),
    );
  }
  const manifest = parseInput(manifestSchema, json);
  if (!manifest.success) {
    throw new BackupUnusable(
      `${say('This is no Saltbush backup.')}\n${z.prettifyError(manifest.error)}`,
    );
  }
  return manifest.data;
}

/** Where an archive's entry belongs. */
type EntryKind =
  { kind: 'table'; table: string } | { kind: 'image'; image: string } | { kind: 'manifest' };

export const tablePartName = (table: string, part: number): string =>
  `tables/${table}/${part}.copy`;
export const imageEntryName = (image: string): string => `images/${image}`;

/** @throws when it belongs nowhere: then it is none of our archives. */
export function kindOfEntry(name: string): EntryKind {
  if (name === manifestName) return { kind: 'manifest' };
  const table = /^tables\/(\w+)\/\d+\.copy$/.exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table };
  const image = parseInput(imageNameSchema, /^images\/(.+)$/.exec(name)?.[1]);
  if (image.success) return { kind: 'image', image: image.data };
  throw new BackupUnusable(
    say('This is no Saltbush backup: it holds {name}.', { name: JSON.stringify(name) }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupUnusable(say('This is no Saltbush backup: its manifest can’t be read.'), {
      cause: error,
    });
  }
}
