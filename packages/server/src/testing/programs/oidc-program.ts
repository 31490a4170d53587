/** The provider of `oidc-server.ts` as a program, for tests in a browser: whoever comes there is Olive. */
import { openOidcServer } from '../servers/oidc-server';

const [home = ''] = process.argv.slice(2);
const oidc = await openOidcServer(home);
oidc.people['olive'] = { email: 'olive@example.org', email_verified: true, name: 'Olive' };
oidc.setVisitor('olive');
process.stdout.write(`\nissuer ${oidc.issuer}\n`);
