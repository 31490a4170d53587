/** What programs may call: each scope with each call of the contract, and the table of it in docs/api.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import {
  isCallOfEveryProgram,
  isCommunityCall,
  mayProgramCall,
  scopeOfCall,
} from '@saltbush/contract/program-calls';
import {
  communityScopes,
  tokenScopes,
  type TokenScope,
} from '@saltbush/domain/account/accounts/token-scopes';
import { repositoryFolder } from './platform/package-root';
import { openCast, type Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { calls, sendAs } from './testing/permissions/requests';
import { inputSchemaOf } from './testing/values/contract-inputs';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe.each(tokenScopes)('a token with the scope %s', (scope) => {
  test('a program is refused every call that its token does not name, and changes nothing by it', async () => {
    const token = await makeToken(scope);
    const before = await readRows(cast.testApp.database.db);
    const faults: string[] = [];
    for (const call of calls) {
      const { route, name } = call;
      if (route.access === 'anyone' || mayProgramCall([scope], route)) continue;
      const { status, text } = await sendAs(cast, 'owner', call, token);
      if (status !== 403 || !refusal.test(text)) faults.push(`${name}: ${status} ${text}`);
    }
    expect(faults).toEqual([]);
    const changed = difference(before, await readRows(cast.testApp.database.db));
    // When the token was last used.
    expect(changed.filter((row) => !row.includes(': api_tokens '))).toEqual([]);
  });

  test('a program reads what its token names as its person does', async () => {
    const token = await makeToken(scope);
    const faults: string[] = [];
    for (const call of calls) {
      const { route, name } = call;
      if (route.method !== 'GET' || !mayProgramCall([scope], route)) continue;
      const [asPerson, asProgram] = [
        await sendAs(cast, 'owner', call),
        await sendAs(cast, 'owner', call, token),
      ];
      if (asPerson.status !== asProgram.status)
        faults.push(`${name}: ${asProgram.status} instead of ${asPerson.status}`);
    }
    expect(faults).toEqual([]);
  });
});

test('a program with a token for one community is refused every call that is not about it', async () => {
  const householdId = cast.callers.owner.things['household'];
  const token = await makeToken('list', { scopes: [...communityScopes], householdId });
  const faults: string[] = [];
  for (const call of calls) {
    const { route, name } = call;
    if (route.access === 'anyone' || isOpenToCommunities(route)) continue;
    const { status } = await sendAs(cast, 'owner', call, token);
    if (status !== 403) faults.push(`${name}: ${status}`);
  }
  expect(faults).toEqual([]);
});

test('each call that a token for one community opens takes the id of a community, and needs a scope that it may have', () => {
  const open = calls.filter(({ route }) => isCommunityCall(route));
  expect(open.length).toBeGreaterThan(10);
  for (const { name, route } of open) {
    const schema = route.body ?? route.query;
    expect(JSON.stringify(inputSchemaOf(schema!)), name).toContain('"householdId"');
    expect(communityScopes, name).toContain(scopeOfCall(route));
  }
});

const isOpenToCommunities = (route: object) =>
  isCommunityCall(route) || isCallOfEveryProgram(route);

const refusal = /needs a token with the scope|No program may make this call/;

async function makeToken(scope: TokenScope, more: object = {}): Promise<string> {
  const body = { name: `May ${scope}`, scopes: [scope], ...more };
  return (await cast.owner.ask(apiTokensRoutes.create, { body })).body.token;
}

test('the documentation names each call of a program with the scope it needs', () => {
  const text = readFileSync(join(repositoryFolder, 'docs/api.md'), 'utf8');
  const table = tokenScopes.map((scope) => {
    const named = calls.filter(({ route }) => scopeOfCall(route) === scope);
    const lines = named.map(({ route: { method, path } }) => `\`${method} ${path}\``).toSorted();
    return `### \`${scope}\`\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  });
  for (const part of table) expect(text).toContain(part);
});

test('no program may call what makes another way in, costs money, or is for admins', () => {
  const open = calls.filter(({ route }) => scopeOfCall(route) !== undefined);
  const never =
    /^\/(admin|auth\/(?!me$)|subscriptions|calendar-feed|vote-links|restore|webhooks)|share-link|invitations/;
  expect(open.filter(({ route }) => never.test(route.path)).map(({ name }) => name)).toEqual([]);
  expect(open.filter(({ route }) => route.access === 'admin')).toEqual([]);
});
