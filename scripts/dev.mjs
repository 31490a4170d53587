// @ts-check
/**
 * `npm run dev`: the server restarts and the page reloads as you save. Open the address Vite prints. A database without
 * accounts is filled with an example household; `npm run dev -- --empty` leaves it empty.
 */
import { spawn } from 'node:child_process';
import { root } from './build.mjs';

// Without npx, which does not pass a signal to what it started.
const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
const vite = ['node_modules/vite/bin/vite.js', 'packages/web'];
const children = [
  start(...watch, 'packages/server/src/main.ts'),
  start(...vite, '--config', 'packages/web/vite.config.ts'),
];
// Ends by itself, and the others go on without it.
const filler = process.argv.includes('--empty')
  ? undefined
  : start('--import', 'tsx', 'scripts/example-household/run.ts');

let isStopping = false;
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.once('SIGTERM', () => stop(0));
// A terminal sends it to the others too; a second signal would end the server before it has closed its database.
process.once('SIGINT', () => {
  isStopping = true;
});

/** @param {string[]} words of the command line of Node */
function start(...words) {
  const env = { ...process.env, NODE_ENV: 'development' };
  return spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
}

/** @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of [...children, filler]) child?.kill('SIGTERM');
  process.exitCode = code;
}
