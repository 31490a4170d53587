import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { packageFolder } from '../package-root';

test.each([
  ['thrown', `setImmediate(() => { throw new Error('no "Plantedtitle"'); });`],
  ['a rejection', `void Promise.reject(new Error('no "Plantedtitle"'));`],
])(
  'an uncaught error ends the process and its log shows no personal text: %s',
  async (_how, act) => {
    const program = `
    import { exitOnUncaughtError } from './src/platform/logging/uncaught-errors';
    import { makeLog } from './src/platform/logging/log';
    exitOnUncaughtError(makeLog('info'));
    ${act}
    setInterval(() => {}, 1000);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: 'pipe' });
    const [out, err] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect(child.exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ level: 60, err: { message: 'no "…"' } });
    expect(out + err).not.toContain('Plantedtitle');
  },
);
