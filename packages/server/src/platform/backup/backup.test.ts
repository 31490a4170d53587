import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderImageStore } from '../../outside/image-store';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { inMigration, migrateDatabase } from '../db/migrate';
import { type Migration, applyMigrations } from '../db/migration-steps';
import { makeLog } from '../logging/log';
import { writeArchive } from './archive';
import { backUp } from './backup';
import { manifestName } from './manifest';
import { restore } from './restore';
import { verifyArchive } from './verify';

const log = makeLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'saltbush-backup-'));
const open: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  await rm(folder, { recursive: true, force: true });
});

test('a backup made under a stream of writes restores whole, of one moment, byte for byte', async () => {
  const { database, images, imagesFolder } = await makeKitchen();
  // It is read between dishes and menus, and takes long enough for many more of both to come.
  await database.pool.query(
    'INSERT INTO fridge SELECT md5(random()::text) FROM generate_series(1, 80000)',
  );
  let isWriting = true;
  const writers = [1, 2, 3].map(async () => {
    let written = 0;
    for (; isWriting; written += 1) await cookOnce(database, imagesFolder);
    return written;
  });
  for (let already = 0; already < 50; already += 1) await cookOnce(database, imagesFolder);
  const file = join(folder, 'online.tar.gz');
  const summary = await backUp({ database, images, file, log, migrations });
  isWriting = false;
  const written = await Promise.all(writers);
  expect(Math.min(...written)).toBeGreaterThan(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const other = await makeEmpty();
  const restored = await restore({ ...other, file, migrations });
  expect(restored).toEqual(summary);

  // A dish, its menu and its file go together: half of one would show here.
  const { rows } = await other.database.pool.query<{ pictures: string[]; menus: number }>(
    'SELECT array_agg(picture) AS pictures, (SELECT count(*) - 1 FROM menus)::int AS menus FROM dishes',
  );
  expect(rows[0]!.menus).toBeGreaterThanOrEqual(50);
  expect(rows[0]!.pictures).toHaveLength(rows[0]!.menus);
  const files = await readdir(other.imagesFolder);
  for (const image of rows[0]!.pictures) expect(files).toContain(`${image}.webp`);

  const again = join(folder, 'again.tar.gz');
  await backUp({ ...other, file: again, log, migrations });
  const [first, second] = [await verifyArchive(file), await verifyArchive(again)];
  expect(second.tables).toEqual(first.tables);
  expect(second.images).toEqual(first.images);
  expect(second.sequences).toEqual(first.sequences);
});

test('every kind of value, key and rule comes back from a backup', async () => {
  const { database, images } = await makeKitchen();
  const strange = 'tab\t newline\n backslash \\ \\N crème brûlée 🥘 \u0001';
  await database.pool.query(
    `INSERT INTO dishes (name, price, seen, bytes, words, favourite)
     VALUES ($1, 0.1::float8 + 0.2, '2026-03-29 01:30:00.123456+11', '\\xdeadbeef', ARRAY[$1, NULL, ''], 1),
            (NULL, 'NaN', NULL, NULL, '{}', NULL)`,
    [strange],
  );
  const file = join(folder, 'values.tar.gz');
  await backUp({ database, images, file, log, migrations });
  const other = await makeEmpty();
  await restore({ ...other, file, migrations });

  const all = 'SELECT dishes::text AS row FROM dishes ORDER BY id';
  expect((await other.database.pool.query(all)).rows).toEqual(
    (await database.pool.query(all)).rows,
  );
  const inserted = await other.database.pool.query(
    "INSERT INTO dishes (name) VALUES ('new') RETURNING id, shout, noted",
  );
  expect(inserted.rows).toEqual([{ id: 3, shout: 'NEW', noted: 'by a trigger' }]);
  await expect(
    other.database.pool.query('INSERT INTO dishes (favourite) VALUES (77)'),
  ).rejects.toThrow('foreign key');
});

test('a backup of an older Saltbush is brought up to date, and one of a newer is refused', async () => {
  const { database, images, imagesFolder } = await makeKitchen();
  await cookOnce(database, imagesFolder);
  const file = join(folder, 'older.tar.gz');
  await backUp({ database, images, file, log, migrations });

  const newer = [...migrations, bigNames];
  const other = await makeEmpty();
  await restore({ ...other, file, migrations: newer });
  const { rows } = await other.database.pool.query('SELECT name, big FROM dishes');
  expect(rows).toEqual([{ name: 'soup', big: 'SOUP!' }]);

  const newerFile = join(folder, 'newer.tar.gz');
  await backUp({ ...other, file: newerFile, log, migrations: newer });
  const older = await makeEmpty();
  await expect(restore({ ...older, file: newerFile, migrations })).rejects.toThrow(
    'made by a newer Saltbush',
  );
});

test('a database that holds rows is left alone by a restore, unless that is asked for', async () => {
  const source = await makeKitchen();
  await cookOnce(source.database, source.imagesFolder);
  const file = join(folder, 'source.tar.gz');
  await backUp({ ...source, file, log, migrations });

  const target = await makeKitchen();
  await target.database.pool.query("INSERT INTO dishes (name) VALUES ('mine'), ('mine too')");
  await expect(restore({ ...target, file, migrations })).rejects.toThrow(
    'not empty (there are rows in dishes)',
  );
  expect(await countDishes(target.database)).toBe(2);
  await restore({ ...target, file, migrations, refuse: allowAll });
  expect(await countDishes(target.database)).toBe(1);
});

test('a damaged or unfinished backup is refused before anything changes', async () => {
  const source = await makeKitchen();
  for (let dish = 0; dish < 30; dish += 1) await cookOnce(source.database, source.imagesFolder);
  const file = join(folder, 'whole.tar.gz');
  await backUp({ ...source, file, log, migrations });
  const target = await makeKitchen();
  await target.database.pool.query("INSERT INTO dishes (name) VALUES ('mine')");
  const attempt = (path: string) =>
    restore({ ...target, file: path, migrations, refuse: allowAll }).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  // Where it ends decides who meets the end: the reader of an entry, or the loop over entries.
  const { size } = await stat(file);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    const short = join(folder, `short-${share}.tar.gz`);
    await writeFile(short, await readFile(file));
    await truncate(short, Math.floor(size * share));
    expect(await attempt(short), `${share}`).toContain('not all there');
  }

  const flipped = join(folder, 'flipped.tar.gz');
  for (let share = 0.02; share < 1; share += 0.03) {
    const bytes = await readFile(file);
    // Several in a row: single ones may be padding, without which nothing is lost.
    const start = Math.floor(bytes.length * share);
    for (let at = start; at < start + 8; at += 1) bytes[at]! ^= 0xff;
    await writeFile(flipped, bytes);
    expect(await attempt(flipped), share.toFixed(2)).toMatch(/not all there|damaged/);
  }

  const text = join(folder, 'text.tar.gz');
  await writeFile(text, 'not an archive');
  expect(await attempt(text)).toContain('is no archive');
  expect(await countDishes(target.database)).toBe(1);
});

test.each([
  ['a table with a row too few', 'tables/dishes/1.copy', '1\tsoup\n', 'damaged: table dishes'],
  ['a file that the manifest does not name', 'images/a.webp', 'abc', 'damaged: a.webp'],
  ['a way out of the folder', 'images/../a.webp', 'abc', 'no Saltbush backup'],
])('a backup with %s is refused', async (_case, name, content, message) => {
  const file = join(folder, `${randomUUID()}.tar.gz`);
  const manifest = {
    format: 'saltbush-backup',
    formatVersion: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    postgresVersion: '18',
    migrations: [],
    tables: [{ name: 'dishes', columns: ['id', 'name'], rows: 2, bytes: 14, sha256: '' }],
    sequences: [],
    images: [],
  };
  if (!name.startsWith('tables')) manifest.tables = [];
  await writeArchive(
    file,
    async (archive) => {
      await archive.add(name, content.length, [Buffer.from(content)]);
      const json = Buffer.from(JSON.stringify(manifest));
      await archive.add(manifestName, json.length, [json]);
    },
    async () => undefined,
  );
  await expect(verifyArchive(file)).rejects.toThrow(message);
});

test('a backup that fails leaves the last one as it was, and nothing beside it', async () => {
  const { database, images } = await makeKitchen();
  const own = await mkdtemp(join(folder, 'fails-'));
  const file = join(own, 'kept.tar.gz');
  await writeFile(file, 'the last one');
  await expect(
    writeArchive(
      file,
      async (archive) => {
        await archive.add('half', 2, [Buffer.from('ab')]);
        throw new Error('the server went away');
      },
      async () => undefined,
    ),
  ).rejects.toThrow('the server went away');
  expect(await readFile(file, 'utf8')).toBe('the last one');
  expect(await readdir(own)).toEqual(['kept.tar.gz']);
  await expect(
    backUp({ database, images, file: join(own, 'no/such/folder.tar.gz'), log, migrations }),
  ).rejects.toThrow('ENOENT');
});

test('a backup that fails while its file is being opened leaves nothing', async () => {
  const own = await mkdtemp(join(folder, 'fails-early-'));
  for (let round = 0; round < 20; round += 1) {
    const failing = async () => {
      throw new Error('too early');
    };
    await expect(
      writeArchive(join(own, 'early.tar.gz'), failing, async () => undefined),
    ).rejects.toThrow('too early');
  }
  expect(await readdir(own)).toEqual([]);
});

test("Saltbush's own tables survive the round trip of a backup", async () => {
  const source = await createTestDatabase();
  open.push(source);
  const file = join(folder, 'own.tar.gz');
  const summary = await backUp({ database: source, images: none, file, log });
  expect(summary.tables).toBeGreaterThan(3);
  const other = await makeEmpty();
  await restore({ ...other, file });
  await migrateDatabase(other.database, log);
  const again = join(folder, 'own-again.tar.gz');
  await backUp({ ...other, file: again, log });
  const [first, second] = [await verifyArchive(file), await verifyArchive(again)];
  expect({ ...second, createdAt: '' }).toEqual({ ...first, createdAt: '' });
  expect(await describeTables(other.database)).toEqual(await describeTables(source));
});

test('a restored backup replaces what an instance that has been running has', async () => {
  const source = await createTestDatabase();
  open.push(source);
  const file = join(folder, 'replaces.tar.gz');
  await backUp({ database: source, images: none, file, log });
  const other = await makeEmpty();
  await migrateDatabase(other.database, log);
  for (let time = 0; time < 2; time += 1) await restore({ ...other, file, refuse: allowAll });
  expect(await describeTables(other.database)).toEqual(await describeTables(source));
});

const none = folderImageStore(join(folder, 'none'));
const allowAll = async () => undefined;

/** Everything that dumping and loading could get wrong, in one table. */
const migrations: Migration[] = [
  {
    tag: '1_dishes',
    madeAt: 1,
    hash: '',
    statements: [
      `CREATE TYPE taste AS ENUM ('sweet', 'salty')`,
      `CREATE TABLE dishes (
         id serial PRIMARY KEY, name text, price float8, seen timestamptz, bytes bytea,
         words text[], taste taste DEFAULT 'salty', picture uuid,
         favourite int REFERENCES dishes, noted text,
         shout text GENERATED ALWAYS AS (upper(name)) STORED)`,
      // A cycle of references: no order of the tables would do.
      `CREATE TABLE menus (id int PRIMARY KEY, dish int REFERENCES dishes)`,
      `ALTER TABLE dishes ADD COLUMN menu int REFERENCES menus`,
      `CREATE TABLE fridge (content text)`,
    ],
  },
  {
    tag: '2_note',
    madeAt: 2,
    hash: '',
    statements: [
      `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN NEW.noted := 'by a trigger'; RETURN NEW; END $$`,
      `CREATE TRIGGER note BEFORE INSERT ON dishes FOR EACH ROW EXECUTE FUNCTION note()`,
      // A migration's own row, which the backup has as well.
      `INSERT INTO menus (id) VALUES (7)`,
    ],
  },
];

const bigNames: Migration = {
  tag: '3_big',
  madeAt: 3,
  hash: '',
  statements: [
    'ALTER TABLE dishes ADD COLUMN big text',
    `UPDATE dishes SET big = upper(name) || '!'`,
  ],
};

async function makeEmpty() {
  const database = await createTestDatabase('empty');
  open.push(database);
  const imagesFolder = await mkdtemp(join(folder, 'images-'));
  return { database, imagesFolder, images: folderImageStore(imagesFolder) };
}

async function makeKitchen() {
  const kitchen = await makeEmpty();
  await inMigration(kitchen.database.pool, (client) => applyMigrations(client, migrations));
  return kitchen;
}

async function cookOnce({ pool }: TestDatabase, imagesFolder: string): Promise<void> {
  const image = randomUUID();
  await mkdir(imagesFolder, { recursive: true });
  await writeFile(join(imagesFolder, `${image}.webp`), `picture ${image}`.repeat(50));
  await pool.query(
    `WITH dish AS (INSERT INTO dishes (name, picture) VALUES ('soup', $1) RETURNING id)
     INSERT INTO menus (id, dish) SELECT 1000 + id, id FROM dish`,
    [image],
  );
}

async function countDishes({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM dishes');
  return rows[0].count;
}

async function describeTables({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
  return rows;
}
