import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isTrustedProxy, parseTrustedProxies } from './trusted-proxies';

/** The address that a call is taken to come from. */
async function callerSeen(setting: string, connection: string, forwardedFor: string) {
  const app = fastify({ trustProxy: parseTrustedProxies(setting) });
  app.get('/', async ({ ip }) => ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress: connection,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return body;
}

const forged = '198.51.100.7';
const caller = '203.0.113.9';
const behindProxy = `${forged}, ${caller}`;

describe('where a call comes from', () => {
  it.each([
    ['false', '127.0.0.1', behindProxy, '127.0.0.1'],
    ['true', '127.0.0.1', behindProxy, caller],
    ['true', '::1', behindProxy, caller],
    ['true', '::ffff:172.17.0.1', behindProxy, caller],
    ['true', '172.17.0.1', behindProxy, caller],
    ['true', 'fd00::5', behindProxy, caller],
    ['true', caller, forged, caller],
    // A caller in the same network as the proxy, who also forges.
    ['true', '192.168.1.2', `${forged}, 192.168.1.77`, '192.168.1.77'],
    ['true', '127.0.0.1', `127.0.0.1, 10.0.0.1, ${caller}`, caller],
    ['1', '127.0.0.1', behindProxy, caller],
    ['2', '127.0.0.1', `${forged}, ${caller}, 192.0.2.1`, caller],
    ['10.0.0.0/8, 127.0.0.1', '127.0.0.1', `${behindProxy}, 10.9.9.9`, caller],
    ['10.0.0.0/8', '127.0.0.1', behindProxy, '127.0.0.1'],
    ['2001:db8::/32', '2001:db8::1', behindProxy, caller],
  ])(
    'the caller\'s address with TRUST_PROXY=%s, from %s for "%s", is %s',
    async (setting, connection, header, seen) => {
      expect(await callerSeen(setting, connection, header)).toBe(seen);
    },
  );
});

it.each(['yes', '10.0.0.0/40', '11', 'proxy.example.com', '10.0.0.1,', '10.0.0'])(
  'the setting TRUST_PROXY=%s is refused in words',
  (setting) => {
    expect(() => parseTrustedProxies(setting)).toThrow(/^TRUST_PROXY takes true, false, a number/);
  },
);

describe('whether a connection is that of a trusted proxy', () => {
  it.each([
    ['false', '127.0.0.1', false],
    ['true', '172.17.0.1', true],
    ['true', caller, false],
    ['2', caller, true],
    ['10.0.0.0/8, 203.0.113.9', caller, true],
    ['10.0.0.0/8, 203.0.113.9', '::ffff:10.1.2.3', true],
    ['10.0.0.0/8, 203.0.113.9', forged, false],
    ['2001:db8::/32', '2001:db8::1', true],
    ['2001:db8::/32', caller, false],
  ])(
    "a connection is a trusted proxy's by TRUST_PROXY=%s, from %s: %s",
    (setting, connection, isTrusted) => {
      expect(isTrustedProxy(parseTrustedProxies(setting), connection)).toBe(isTrusted);
    },
  );
});
