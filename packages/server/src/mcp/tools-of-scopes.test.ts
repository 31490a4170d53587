/** Which tools each scope is offered, and that no other one can be called with it. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { tokenScopes, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { makeTokenFor, openMcpClient } from '../testing/assistants/mcp-clients';
import { difference, readRows } from '../testing/permissions/database-rows';
import { openTestApp } from '../testing/test-app';
import { registerUser, type Person } from '../testing/test-users';
import { allTools } from './tools/all-tools';

const testApp = await openTestApp();
const { app, database } = testApp;
let person: Person;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  person = await registerUser(app, 'Priya');
});
afterAll(() => testApp.close());

const reading = ['search_recipes', 'read_recipe'];
const readingPlan = ['list_communities', 'read_meals'];
const toolsOf: Record<TokenScope, string[]> = {
  'recipes:read': reading,
  'recipes:write': [...reading, 'import_recipe', 'change_recipe', 'restore_recipe_version'],
  'plan:read': readingPlan,
  'plan:write': [
    ...readingPlan,
    'plan_meal',
    'change_meal',
    'swap_meals',
    'remove_meal',
    'propose_week',
    'save_week',
  ],
  list: ['read_list', 'add_to_list', 'take_off_list', 'tick_line'],
  everything: allTools.map(({ name }) => name),
};

describe.each(tokenScopes)('a token with the scope %s', (scope) => {
  it('an assistant is offered the tools of the scope of its token, and is refused every other one', async () => {
    const { client } = await openMcpClient(app, await makeTokenFor(person, [scope]));
    const { tools } = await client.listTools();
    const offered = tools.map(({ name }) => name);
    expect(offered).toEqual(toolsOf[scope]);
    const before = await readRows(database.db);
    for (const { name } of allTools.filter((tool) => !offered.includes(tool.name))) {
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(`${name} not found`);
    }
    expect(difference(before, await readRows(database.db))).toEqual([]);
    await client.close();
  });
});

test('a token that may only read is offered reading tools alone', async () => {
  const token = await makeTokenFor(person, ['recipes:read', 'plan:read']);
  const { client } = await openMcpClient(app, token);
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
  await client.close();
});

test('each tool says what it does and takes, bounded, and none of them destroys anything', async () => {
  const { client } = await openMcpClient(app, await makeTokenFor(person, ['everything']));
  const { tools } = await client.listTools();
  for (const { name, title, description = '', annotations, inputSchema, outputSchema } of tools) {
    expect(name).toMatch(/^[a-z_]{5,30}$/);
    expect(title?.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(30);
    expect(annotations).toMatchObject({ destructiveHint: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(unbounded(inputSchema as Schema, name)).toEqual([]);
  }
  expect(tools.map(({ name }) => name).filter((name) => /delete/.test(name))).toEqual([]);
  await client.close();
});

interface Schema {
  type?: unknown;
  format?: string;
  enum?: unknown[];
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Texts, numbers and lists without a greatest size, by where they stand. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, format, maxLength, maximum, maxItems, properties = {}, items, anyOf = [] } = schema;
  const isFree =
    (type === 'string' && maxLength === undefined && format === undefined && !schema.enum) ||
    ((type === 'number' || type === 'integer') && maximum === undefined) ||
    (type === 'array' && maxItems === undefined);
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(properties).flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((field) => unbounded(field, path)),
  ];
}
