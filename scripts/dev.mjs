// @ts-check
/** `npm run dev`: the server restarts and the page reloads as you save. Open the address Vite prints. */
import { spawn } from 'node:child_process';
import { root } from './build.mjs';

const commands = [
  ['npx', 'tsx', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
  ['npx', 'vite', 'packages/web', '--config', 'packages/web/vite.config.ts'],
];
const env = { ...process.env, NODE_ENV: 'development' };
const children = commands.map(([command = '', ...args]) =>
  spawn(command, args, { cwd: root, env, stdio: 'inherit' }),
);

for (const child of children) child.once('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));

/** @param {number} code */
function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
