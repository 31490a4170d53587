/** Where `saltbush mcp` takes the address and the token from; and the command itself, where it does not come to serve. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../platform/package-root';
import { bundledProgram } from '../testing/programs/bundled-program';
import { freePort } from '../testing/servers/free-port';
import { instanceOf } from './mcp';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-mcp-'));
  file = join(folder, 'token');
  await writeFile(file, 'saltbush_ofFile\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const environment = { address: 'https://environment.example/', token: 'saltbush_environment' };

describe('the instance of an assistant', () => {
  it('the environment says where the instance is, and with which token', async () => {
    const expected = { address: 'https://environment.example', token: 'saltbush_environment' };
    expect(await instanceOf([], environment)).toEqual(expected);
  });

  it('the command line comes before the environment, and a token is in a file', async () => {
    const words = ['https://words.example/recipes/', '--token-file', file];
    const expected = { address: 'https://words.example/recipes', token: 'saltbush_ofFile' };
    expect(await instanceOf(words, environment)).toEqual(expected);
    const { token } = await instanceOf([], { ...environment, tokenFile: file });
    expect(token).toBe('saltbush_ofFile');
  });

  it.each([
    ['no address', [], {}, 'SALTBUSH_URL'],
    ['no token', ['https://words.example'], {}, 'SALTBUSH_TOKEN'],
    ['an address that is none', ['words'], environment, 'The address is that of your Saltbush'],
    ['an address of a file', ['file:///etc'], environment, 'The address is that of your Saltbush'],
    ['another secret', [], { ...environment, token: 'sk-plum' }, 'This is no token'],
    ['a token as a word', ['--token', 'saltbush_x'], environment, '--token'],
  ])('an assistant with %s is told what to do', async (_what, words, settings, says) => {
    await expect(instanceOf(words, settings)).rejects.toThrow(says);
  });
});

it('the command says on standard error why it does not serve, and nothing on standard output', async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  const args = [bundledProgram('cli'), 'mcp', address];
  const running = promisify(execFile)(process.execPath, args, {
    cwd: packageFolder,
    env: { PATH: process.env['PATH'], SALTBUSH_TOKEN: 'saltbush_plum' },
  });
  await expect(running).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`Saltbush did not answer at ${address}`) as string,
  });
});
