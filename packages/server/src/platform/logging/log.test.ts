import { expect, test } from 'vitest';
import { makeLog } from './log';

const secret = 'nanas-plum-jam';

/** @returns the lines that this wrote, at every level */
function linesOf(write: (log: ReturnType<typeof makeLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(makeLog('trace', { write: (line) => void lines.push(line) }));
  expect(lines.join()).not.toContain(secret);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const error = () => new Error(`no such recipe: "${secret}"`);

test('an error logged in any way shows no more than it may', () => {
  const lines = linesOf((log) => {
    log.error({ err: error() }, 'unexpected error');
    log.error({ err: error() });
    log.error(error());
    log.error(error(), error().message);
    log.error({ err: error() }, error().message);
    log.child({ importId: 7 }).warn({ err: error() });
  });
  for (const line of lines) expect(line['err']).toMatchObject({ message: 'no such recipe: "…"' });
  expect(lines.map(({ msg }) => msg)).toEqual([
    'unexpected error',
    ...Array.from({ length: 5 }, () => 'no such recipe: "…"'),
  ]);
});

test('addresses lose their secrets, and requests are named by their route', () => {
  const request = {
    method: 'GET',
    url: `/reset?token=${secret}`,
    routeOptions: { url: '/reset' },
    headers: { authorization: secret },
  };
  const [address, asked] = linesOf((log) => {
    log.warn(`Reply was already sent in "/reset?token=${secret}"`);
    log.info({ req: request, token: secret, password: secret }, 'incoming request');
  });
  expect(address!['msg']).toBe('Reply was already sent in "/reset?token=…"');
  expect(
    linesOf((log) => log.info('Saltbush answers at http://localhost:3000 after 1 s'))[0]!['msg'],
  ).toBe('Saltbush answers at http://localhost:3000 after 1 s');
  expect(asked!['req']).toEqual({ method: 'GET', path: '/reset' });
});
