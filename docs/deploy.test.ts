/** The files for running Saltbush elsewhere name what is there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { healthRoutes } from '../packages/contract/src/admin/health';
import { readRules } from '../scripts/try-image/build-context';
import { parseDockerfile, type Step } from '../scripts/try-image/dockerfile';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

describe('the Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const last = stages.at(-1)!.steps;
  const find = (kind: Step['kind']) => last.find((step) => step.kind === kind);

  test('the image runs as an account without rights, on one volume, and is stopped as the server expects', () => {
    expect(find('user')).toMatchObject({ user: '10001:10001' });
    expect(find('volume')).toMatchObject({ folder: '/data' });
    expect(find('env')).toMatchObject({ values: { SALTBUSH_DATA: '/data' } });
    expect(find('stopsignal')).toMatchObject({ signal: 'SIGTERM' });
  });

  test('the image starts main.js with the options of Node that npm start has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
    expect(find('cmd')).toMatchObject({ command: ['node', ...options, 'main.js'] });
  });

  test('every file that the build copies from the repository is there and is sent to the build', () => {
    const isSent = readRules(read('.dockerignore'));
    const copies = stages.flatMap(({ steps }) => steps.filter((step) => step.kind === 'copy'));
    const sources = copies
      .filter(({ from }) => from === undefined)
      .flatMap((step) => step.sources)
      .filter((source) => source !== '.');
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !existsSync(at(path)) || !isSent(path))).toEqual([]);
    const [check] = [find('healthcheck')].flatMap((step) =>
      step?.kind === 'healthcheck' ? step.command.slice(1) : [],
    );
    expect(existsSync(at(check!))).toBe(true);
  });

  test('packages, builds, data and the history are not sent to the build', () => {
    const isSent = readRules(read('.dockerignore'));
    const paths = ['.git/HEAD', 'data/postgres', 'node_modules/a', 'packages/web/dist/a', '.env'];
    expect(paths.filter(isSent)).toEqual([]);
  });

  test('a step that is not understood is refused instead of being passed over', () => {
    expect(() => parseDockerfile('FROM a\nONBUILD RUN b')).toThrow('ONBUILD RUN b');
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, { profiles?: string[]; volumes: string[] }>;
    volumes: Record<string, unknown>;
  };

  test('the compose file starts Saltbush alone unless a profile is chosen', () => {
    const profiles = Object.entries(services).map(([name, service]) => [name, service.profiles]);
    expect(Object.fromEntries(profiles)).toEqual({
      saltbush: undefined,
      postgres: ['postgres'],
      caddy: ['caddy'],
    });
  });

  test('every volume of the compose file is declared, and every file that it mounts is there', () => {
    const sources = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0]!),
    );
    const missing = sources.filter((source) =>
      source.startsWith('./') ? !existsSync(at(source.slice(2))) : !(source in volumes),
    );
    expect(missing).toEqual([]);
  });
});

test('the unit of systemd runs main.js with the options of Node that npm start has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  const line = `ExecStart=/usr/bin/node ${options.join(' ')} main.js`;
  expect(read('deploy/saltbush.service')).toContain(line);
});

test('nginx passes a path on with the same settings as the top of a host', () => {
  const settingsOf = (text: string) =>
    [...text.matchAll(/^ +((?:proxy|client)_[^;]+;)/gm)].map(([, setting]) => setting).toSorted();
  const [, belowPath = ''] = /```nginx\n([^]*?)```/.exec(read('docs/sub-path.md')) ?? [];
  const atTop = settingsOf(read('deploy/nginx.conf'));
  expect(atTop.length).toBeGreaterThan(5);
  expect(settingsOf(belowPath)).toEqual(atTop);
});

describe('the example of several machines', () => {
  const [haproxy, pgbouncer] = ['haproxy.cfg', 'pgbouncer.ini'].map((name) =>
    read(`deploy/several-machines/${name}`),
  ) as [string, string];
  const patroni = parse(read('deploy/several-machines/patroni.yml')) as {
    name: string;
    restapi: { connect_address: string };
    postgresql: { connect_address: string; authentication: Record<string, unknown> };
  };

  test('HAProxy asks processes whether they are ready at the address of the API', () => {
    expect(haproxy).toContain(`uri /api${healthRoutes.ready.path}\n`);
  });

  test('HAProxy knows PostgreSQL and Patroni by the addresses in the file of Patroni', () => {
    const [host, restPort] = patroni.restapi.connect_address.split(':');
    const { connect_address: database } = patroni.postgresql;
    expect(database.startsWith(`${host}:`)).toBe(true);
    expect(haproxy).toContain(`server ${patroni.name} ${database} port ${restPort}\n`);
  });

  test('PgBouncer finds the primary where HAProxy listens for it', () => {
    const [, host, port] = /host=(\S+) port=(\d+)/.exec(pgbouncer)!;
    expect(haproxy).toContain(`bind ${host}:${port}\n`);
  });
});
