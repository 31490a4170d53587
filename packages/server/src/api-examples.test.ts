/** The examples of docs/api.md, each run as it stands there against a server of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { repositoryFolder } from './platform/package-root';
import { renderedPhoto } from './testing/rendered-photo';
import { openServiceServer } from './testing/servers/service-server';
import { openTestApp } from './testing/test-app';
import { registerUser, withToken } from './testing/test-users';

const run = promisify(execFile);
const text = await readFile(join(repositoryFolder, 'docs/api.md'), 'utf8');
const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1]!);

const site = await openServiceServer();
/** Of one example: a busy machine takes its time to read a photo. */
const patienceMs = 180_000;

const testApp = await openTestApp({ allowedPrivateImportHosts: [site.host] });
let folder: string;
let environment: Record<string, string>;
let token: string;

beforeAll(async () => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  const person = await registerUser(testApp.app, 'Priya');
  const body = { name: 'Script', scopes: ['everything' as const] };
  token = (await person.ask(apiTokensRoutes.create, { body })).body.token;
  folder = await mkdtemp(join(tmpdir(), 'saltbush-examples-'));
  await writeFile(join(folder, 'curl'), curl, { mode: 0o755 });
  site.answerBy((_call, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage);
  });
  const photo = await renderedPhoto('# Pancakes\n\nIngredients\n3 eggs\n\nMethod\nCook in butter.');
  await photo.jpeg().toFile(join(folder, 'page.jpg'));
  environment = {
    PATH: [folder, process.env['PATH']].join(delimiter),
    SALTBUSH: `http://127.0.0.1:${port}`,
    TOKEN: token,
    PAGE: `${site.origin}/pea-soup`,
  };
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await testApp.close();
  site.close();
});

const recipePage = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Pumpkin soup',
  recipeIngredient: ['1 kg pumpkin'],
})}</script>`;

describe('the examples of the API page', () => {
  it('the API page has examples', () => {
    expect(examples.length).toBeGreaterThan(5);
  });

  it.each(examples.map((example, place) => [place + 1, example] as const))(
    'example %i is answered',
    async (_place, example) => {
      const { stdout } = await run('sh', ['-e', '-c', example], { env: environment, cwd: folder });
      for (const line of stdout.split('\n').filter(Boolean)) {
        expect(JSON.parse(line)).not.toHaveProperty('error');
      }
    },
    patienceMs,
  );

  it('the items of the examples are on the list, and one of them is no longer ticked', async () => {
    const { body } = await withToken(testApp.app, token).ask(listItemsRoutes.list, {});
    const states = body.items.map(({ key, isTicked }) => `${key} ${isTicked}`);
    expect(states.toSorted()).toEqual(['egg false', 'milk false']);
  });

  it('the recipes of the examples are among those of their person', async () => {
    const { body } = await withToken(testApp.app, token).ask(recipeListsRoutes.listMyRecipes, {
      query: {},
    });
    const titles = body.recipes.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Leek soup', 'Pancakes', 'Pumpkin soup']));
  });
});

describe('the script of the API page', () => {
  it('a script of some ten lines puts bread on the list and ticks it', async () => {
    const [script] = [...text.matchAll(/```js\n(.*?)```/gs)].map((match) => match[1]!);
    expect(script!.trim().split('\n').length).toBeLessThanOrEqual(11);
    await run(process.execPath, ['--input-type=module', '--eval', script!], { env: environment });
    const { body } = await withToken(testApp.app, token).ask(listItemsRoutes.list, {});
    expect(body.items.find(({ name }) => name === 'Bread')).toMatchObject({ isTicked: true });
  });
});

/** Not every machine has curl: as much of it as the examples use, with its own names. */
const curl = `#!/usr/bin/env node
const args = process.argv.slice(2);
const headers = {};
const { readFileSync } = require('node:fs');
let url, body, method, fails = false;
for (let at = 0; at < args.length; at += 1) {
  const arg = args[at];
  if (arg === '--silent') continue;
  else if (arg === '--fail-with-body') fails = true;
  else if (arg === '--request') method = args[(at += 1)];
  else if (arg === '--header') {
    const [name, ...value] = args[(at += 1)].split(': ');
    headers[name] = value.join(': ');
  } else if (arg === '--json') {
    body = args[(at += 1)];
    headers['content-type'] = headers['accept'] = 'application/json';
  } else if (arg === '--form') {
    const [name, file] = args[(at += 1)].split('=@');
    body ??= new FormData();
    body.append(name, new Blob([readFileSync(file)]), file);
  } else if (arg.startsWith('-') || url !== undefined) throw new Error('unknown: ' + arg);
  else url = arg;
}
const asked = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body };
fetch(url, asked).then(async (answer) => {
  console.log(await answer.text());
  if (fails && !answer.ok) process.exitCode = 22;
});
`;
