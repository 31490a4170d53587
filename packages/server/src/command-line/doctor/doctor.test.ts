/** Each fault is really there: a port that is taken, a folder that takes nothing, a server that refuses. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  request as sendRequest,
  type RequestListener,
} from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, type Config } from '../../config';
import { noteBackup } from '../../platform/backup/last-backup';
import { inMigration } from '../../platform/db/migrate';
import { applyMigrations, readMigrations } from '../../platform/db/migration-steps';
import { readDiskSize } from '../../platform/disk/disk-size';
import { makeLog } from '../../platform/logging/log';
import { newId } from '../../platform/ids';
import { freePort } from '../../testing/servers/free-port';
import { startMailServer } from '../../testing/servers/mail-server';
import { openOidcServer } from '../../testing/servers/oidc-server';
import { openPostgresStandIn } from '../../testing/servers/postgres-stand-in';
import { serviceSettings } from '../../schema/account/service-settings';
import { fillWith, mountSmallDisk } from '../../testing/storage/small-disk';
import { openTestApp } from '../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { report, runDoctor } from './doctor';
import { examine } from './examine';
import type { Installation } from './installation';

const log = makeLog('silent');
const now = new Date();
const hourMs = 60 * 60 * 1000;

let root: string;
let database: TestDatabase;
let sound: Config;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saltbush-doctor-'));
  database = await createTestDatabase();
  const port = await freePort();
  const settings = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port) };
  sound = { ...readConfig(settings), dataFolder: root, databaseUrl: database.url };
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

/** What is found in an installation that is sound but for this. */
function examineWith(config: Partial<Config>, others: Partial<Installation> = {}) {
  const clock = () => now;
  const nodeVersion = process.versions.node;
  // Not the disk of whoever runs the tests.
  const readDiskSize = async () => ({ freeBytes: 50e9, totalBytes: 100e9 });
  const usual = { log, clock, nodeVersion, readDiskSize };
  return examine({ config: { ...sound, ...config }, ...usual, ...others });
}

/** An address at which nobody answers. */
const closed = async (protocol: string) => `${protocol}://127.0.0.1:${await freePort()}`;

const found = (kind: 'fault' | 'warning', what: string | RegExp, todo: string) => ({
  kind,
  what: expect.stringMatching(what),
  todo: expect.stringContaining(todo),
});

test('the doctor finds nothing in a sound installation', async () => {
  expect(await examineWith({})).toEqual([]);
});

test('the doctor finds nothing in a folder before the first start, and leaves it empty', async () => {
  const dataFolder = join(root, 'not-yet');
  expect(await examineWith({ dataFolder, databaseUrl: undefined })).toEqual([]);
  expect(await readdir(root)).not.toContain('not-yet');
});

test('the doctor finds a Node that is too old', async () => {
  expect(await examineWith({}, { nodeVersion: '18.20.4' })).toEqual([
    found('fault', 'Node 18.20.4, and Saltbush needs 20.19 or newer', 'Install a newer Node'),
  ]);
  expect(await examineWith({}, { nodeVersion: '20.18.9' })).toHaveLength(1);
  expect(await examineWith({}, { nodeVersion: '24.0.0' })).toEqual([]);
});

describe('the data folder', () => {
  test('the doctor finds a data folder that takes no file', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    const findings = await examineWith({ dataFolder: file, databaseUrl: undefined });
    expect(findings).toEqual([found('fault', /written to the data folder .*ENOTDIR/, 'chown')]);
  });

  test('the doctor finds a built-in database of another major version of PostgreSQL', async () => {
    const dataFolder = await mkdtemp(join(root, 'older-'));
    await mkdir(join(dataFolder, 'postgres'), { mode: 0o700 });
    await writeFile(join(dataFolder, 'postgres/PG_VERSION'), '12\n');
    const findings = await examineWith({ dataFolder, databaseUrl: undefined });
    expect(findings).toEqual([found('fault', 'made by PostgreSQL 12; this Saltbush brings', '')]);
  });
});

const smallDisk = await mountSmallDisk('64m');
test.runIf(smallDisk)(
  'the doctor finds a disk that is nearly full, and one that is full',
  async () => {
    const low = await examineWith({ dataFolder: smallDisk! }, { readDiskSize });
    expect(low).toEqual([found('fault', 'nearly full', 'larger one')]);
    await fillWith(join(smallDisk!, 'ballast'), 1024 ** 2);
    const full = await examineWith({ dataFolder: smallDisk! }, { readDiskSize });
    expect(full).toEqual([found('fault', 'is full', 'larger one')]);
  },
);

describe('the database', () => {
  test('the doctor finds a database that nobody serves, without waiting for it', async () => {
    const databaseUrl = `${await closed('postgres')}/saltbush`;
    const findings = await examineWith({ databaseUrl });
    expect(findings).toEqual([
      found('fault', 'DATABASE_URL can.t be used.*REFUSED', 'Start that server'),
    ]);
  });

  test('the doctor finds a wrong password of the database, and does not say it', async () => {
    const standIn = await openPostgresStandIn({ refusal: '28P01' });
    const findings = await examineWith({ databaseUrl: standIn.url });
    standIn.close();
    expect(findings).toEqual([
      found('fault', 'password authentication failed', 'Correct the user'),
    ]);
    expect(JSON.stringify(findings)).not.toContain('open-sesame');
  });

  test('the doctor finds a PostgreSQL that is too old', async () => {
    const standIn = await openPostgresStandIn({ version: 140_011 });
    const findings = await examineWith({ databaseUrl: standIn.url });
    standIn.close();
    expect(findings).toEqual([
      found('fault', 'it is PostgreSQL 14, and Saltbush needs 15 or newer', 'docs/upgrading.md'),
    ]);
  });

  test('the doctor finds a database that a newer Saltbush has changed', async () => {
    const newer = await createTestDatabase();
    const later = { tag: 'later', madeAt: Date.UTC(2099, 0, 1), hash: '', statements: [] };
    const migrations = [...(await readMigrations()), later];
    await inMigration(newer.pool, (client) => applyMigrations(client, migrations));
    const findings = await examineWith({ databaseUrl: newer.url });
    await newer.close();
    expect(findings).toEqual([
      found('fault', 'changed by a newer Saltbush', 'go back by a backup'),
    ]);
  });

  test('the doctor finds a clock that is far off the clock of the database', async () => {
    const clock = () => new Date(now.getTime() + hourMs);
    const [finding, ...others] = await examineWith({}, { clock });
    expect(finding).toEqual(found('warning', /differ by 3[56]\d\d seconds/, 'NTP'));
    expect(others).toEqual([]);
  });
});

describe('what is stored', () => {
  test('the doctor finds pictures whose files are missing, by their ids', async () => {
    const other = await createTestDatabase();
    const [userId, lost, stored, linked] = [newId(), newId(), newId(), newId()];
    await addPerson(other, userId, now);
    const insert = `insert into images (id, owner_id, width, height, colour, external_url)
      values ($1, $2, 1, 1, '#000', $3)`;
    for (const id of [lost, stored]) await other.pool.query(insert, [id, userId, null]);
    await other.pool.query(insert, [linked, userId, 'https://images.test/1']);
    await mkdir(join(root, 'images', stored), { recursive: true });
    await writeFile(join(root, 'images', stored, '800.webp'), '');
    const findings = await examineWith({ databaseUrl: other.url });
    await other.close();
    expect(findings).toEqual([
      found('fault', `files of 1 of 2 pictures are missing in .*: ${lost}.$`, 'SALTBUSH_DATA'),
      found('warning', 'no backup yet', 'saltbush backup'),
    ]);
  });

  test('the doctor finds that the last backup is older than two days, or that there is none', async () => {
    const other = await createTestDatabase();
    await addPerson(other, newId(), new Date(now.getTime() - 100 * hourMs));
    const dataFolder = await mkdtemp(join(root, 'backups-'));
    const config = { databaseUrl: other.url, dataFolder };
    expect(await examineWith(config)).toEqual([found('fault', 'no backup yet', 'each night')]);
    const file = join(dataFolder, 'kitchen.saltbush');
    await writeFile(file, '');
    await noteBackup(dataFolder, file, new Date(now.getTime() - 47 * hourMs));
    expect(await examineWith(config)).toEqual([]);
    await noteBackup(dataFolder, file, new Date(now.getTime() - 73 * hourMs));
    expect(await examineWith(config)).toEqual([
      found('fault', 'last backup is 3 days old', 'each night'),
    ]);
    await other.close();
  });

  test('the doctor finds mails that have waited for hours', async () => {
    const other = await createTestDatabase();
    const server = await startMailServer();
    const old = new Date(now.getTime() - 5 * hourMs);
    await other.pool.query(
      `insert into mail_messages (id, "to", subject, text, html, created_at, due_at)
       values ($1, 'priya@example.com', 'a', 'b', 'c', $2, $2)`,
      [newId(), old],
    );
    const findings = await examineWith({ databaseUrl: other.url, smtpUrl: server.url });
    await server.close();
    await other.close();
    expect(findings).toEqual([found('warning', 'waited for more than an hour', 'Outbox')]);
  });

  async function addPerson({ pool }: TestDatabase, id: string, createdAt: Date): Promise<void> {
    await pool.query(
      `insert into users (id, username, display_username, email, password_hash, created_at)
       values ($1, $2, $2, $3, '', $4)`,
      [id, `priya ${id}`, `${id}@example.com`, createdAt],
    );
  }
});

describe('the port and the address', () => {
  test('the doctor finds another program that listens on the port', async () => {
    const rival = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(rival, 'listening');
    onTestFinished(() => void rival.close());
    const { port } = rival.address() as AddressInfo;
    expect(await examineWith({ port })).toEqual([
      found('fault', `Port ${port} is taken by another program`, 'Find the other program'),
    ]);
  });

  test('the doctor finds another web server that listens on the port', async () => {
    const port = await openWebServer((_request, response) => response.end('{"version":1}'));
    expect(await examineWith({ port })).toEqual([
      found('fault', `Port ${port} is taken by another program`, 'Find the other program'),
    ]);
  });

  test('the doctor warns of an address without https, which is not this machine', async () => {
    expect(await examineWith({ publicUrl: 'http://kitchen.local:3000' })).toEqual([
      found('warning', 'http://kitchen.local:3000: without https', 'docs/self-hosting.md'),
    ]);
  });

  test('the doctor finds nothing where the running server is reached at its address', async () => {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    await openServer({ publicUrl }, port);
    expect(await examineWith({ port, publicUrl })).toEqual([]);
  });

  test('the doctor finds that the running server has another address than its own settings', async () => {
    const port = await freePort();
    await openServer({ publicUrl: 'http://localhost:1' }, port);
    expect(await examineWith({ port, publicUrl: `http://localhost:${port}` })).toEqual([
      found('warning', 'running server has the PUBLIC_URL http://localhost:1,', 'settings of the'),
    ]);
  });

  test('the doctor warns when nobody answers at the public address', async () => {
    const publicUrl = await closed('http');
    const port = await freePort();
    await openServer({ publicUrl }, port);
    expect(await examineWith({ port, publicUrl })).toEqual([
      found('warning', `Nothing answers at PUBLIC_URL ${publicUrl} .*REFUSED`, 'certificate'),
    ]);
  });

  test('the doctor finds that the public address leads to something else', async () => {
    const other = await openWebServer((_request, response) => response.end('Welcome to nginx!'));
    const publicUrl = `http://127.0.0.1:${other}`;
    const port = await freePort();
    await openServer({ publicUrl }, port);
    expect(await examineWith({ port, publicUrl })).toEqual([
      found('fault', 'something other than the server on this machine', 'reverse proxy'),
    ]);
  });

  test('the doctor finds a reverse proxy that the server does not trust, and is content when it does', async () => {
    const [port, trusting] = [await freePort(), await freePort()];
    const proxies = [await openProxy(port), await openProxy(trusting)];
    const [publicUrl, other] = proxies.map((each) => `http://127.0.0.1:${each}`);
    await openServer({ publicUrl: publicUrl! }, port);
    await openServer({ publicUrl: other!, trustedProxies: ['127.0.0.1'] }, trusting);
    expect(await examineWith({ port, publicUrl: publicUrl! })).toEqual([
      found('fault', 'reverse proxy that TRUST_PROXY does not name', 'TRUST_PROXY=true'),
    ]);
    expect(await examineWith({ port: trusting, publicUrl: other! })).toEqual([]);
  });

  async function openServer(settings: Partial<Config>, port: number): Promise<void> {
    const { app, close } = await openTestApp(settings);
    onTestFinished(close);
    await app.listen({ port, host: '127.0.0.1' });
  }

  async function openWebServer(answer: RequestListener): Promise<number> {
    const server = createHttpServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  }

  /** Adds the address of its caller, as nginx does. */
  const openProxy = (port: number): Promise<number> =>
    openWebServer((request, response) => {
      const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.9' };
      const onward = sendRequest(
        { host: '127.0.0.1', port, path: request.url, headers },
        (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(onward);
    });
});

describe('outside services', () => {
  test('the doctor finds a mail server that cannot be reached', async () => {
    const findings = await examineWith({ smtpUrl: await closed('smtp') });
    expect(findings).toEqual([found('fault', 'mail server in SMTP_URL could not be used', 'host')]);
  });

  test('the doctor finds a mail server that refuses the password, and does not say it', async () => {
    const server = await startMailServer();
    expect(await examineWith({ smtpUrl: server.url })).toEqual([]);
    const findings = await examineWith({ smtpUrl: server.url.replace('a%20secret', 'a-guess') });
    await server.close();
    expect(findings).toEqual([found('fault', 'SMTP_URL refuses the sign-in', '%40')]);
    expect(JSON.stringify(findings)).not.toContain('a-guess');
  });

  test('the doctor finds a sign-in provider that does not answer', async () => {
    const server = await openOidcServer();
    const issuer = server.issuer;
    const { signInProvider } = readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'saltbush' });
    expect(await examineWith({ signInProvider })).toEqual([]);
    server.close();
    const findings = await examineWith({ signInProvider });
    expect(findings).toEqual([
      found('fault', 'sign-in provider in OIDC_ISSUER could not be used', `${issuer}/.well-known`),
    ]);
  });

  test('the doctor asks the mail server that an admin has set up', async () => {
    const port = await freePort();
    const findings = await examineWithMail({ port });
    expect(findings).toEqual([
      found('fault', 'mail server under Instance settings could not be used', 'the port under'),
    ]);
  });

  test('the doctor finds a password of the mail server that it can no longer read', async () => {
    const findings = await examineWithMail({ port: 25, sealedSecret: 'of another key' });
    expect(findings).toEqual([found('fault', '"Email" can.t be read any more', 'SESSION_SECRET')]);
  });

  /** As an admin has stored it. */
  async function examineWithMail({ port, sealedSecret }: { port: number; sealedSecret?: string }) {
    const other = await createTestDatabase();
    onTestFinished(() => other.close());
    const service = 'mail' as const;
    const from = { host: '127.0.0.1', fromAddress: 'kitchen@saltbush.test' };
    const settings = { service, port, isTls: false, ...from };
    const row = { service, settings, sealedSecret, updatedAt: now };
    await other.db.insert(serviceSettings).values(row);
    return examineWith({ databaseUrl: other.url });
  }
});

test('the report has faults before warnings, with what to do, and their number', () => {
  const findings = [
    { kind: 'warning' as const, what: 'It is late.', todo: 'Sleep.' },
    { kind: 'fault' as const, what: 'It burns.', todo: 'Put it out.' },
  ];
  const text = report(findings, '/data');
  expect(text).toMatch(/data in \/data\n\nFAULT +It burns.\n +Put it out.\n\nWarning +It is late/);
  expect(text).toMatch(/Faults: 1. Warnings: 1.\n$/);
  expect(report([], '/data')).toMatch(/Nothing is wrong.\n$/);
});

test('the command ends with 1 for a fault, and with 0 for a warning', async () => {
  const before = process.exitCode;
  onTestFinished(() => {
    process.exitCode = before;
  });
  process.exitCode = 0;
  await runDoctor({ ...sound, publicUrl: 'http://kitchen.local:3000' }, log);
  expect(process.exitCode).toBe(0);
  await runDoctor({ ...sound, smtpUrl: await closed('smtp') }, log);
  expect(process.exitCode).toBe(1);
});
