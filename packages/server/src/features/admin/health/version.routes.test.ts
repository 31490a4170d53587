import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionRoutes } from '@saltbush/contract/admin/version';
import { repositoryFolder } from '../../../platform/package-root';
import { openTestApp } from '../../../testing/test-app';
import { visitorOf } from '../../../testing/test-users';

test('a visitor is told the version of the package, its build and the address of the instance', async () => {
  const { app, close } = await openTestApp({ publicUrl: 'https://recipes.test' });
  const { status, body } = await visitorOf(app).ask(versionRoutes.get);
  await close();
  const text = readFileSync(join(repositoryFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      version,
      build: expect.stringMatching(/^[\w-]+$/),
      publicUrl: 'https://recipes.test',
      forwarded: 'no',
    },
  });
});
