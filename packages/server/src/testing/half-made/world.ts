/** One database with two servers: one takes people as they come, one demands a verified address. */
import { readConfig } from '../../config';
import { openOidcServer, type OidcServer } from '../servers/oidc-server';
import { openTestApp, type TestApp } from '../test-app';
import { registerUser, type Person } from '../test-users';

export interface World {
  lax: TestApp;
  strict: TestApp;
  oidc: OidcServer;
  admin: Person;
  /** Advances the clocks of both. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const oidc = await openOidcServer();
  const { signInProvider } = readConfig({
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: 'saltbush',
    OIDC_CLIENT_SECRET: 'a secret of the client',
    OIDC_NAME: 'Home',
  });
  const settings = { signInProvider, logLevel: 'error' as const };
  const lax = await openTestApp({ ...settings, requiresVerifiedEmail: false });
  const { database } = lax;
  const shared = { ...database, close: async () => undefined };
  const strict = await openTestApp({ ...settings, requiresVerifiedEmail: true }, undefined, {
    database: shared,
  });
  return {
    lax,
    strict,
    oidc,
    admin: await registerUser(lax.app, 'Admin'),
    advance: (ms) => {
      lax.advance(ms);
      strict.advance(ms);
    },
    close: async () => {
      await strict.close();
      await lax.close();
      oidc.close();
    },
  };
}
