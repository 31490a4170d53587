// @ts-check
/**
 * `npm run dev`: the server restarts and the page reloads as you save. Open the address Vite prints. A database without
 * accounts is filled with an example household; `npm run dev -- --empty` leaves it empty.
 *
 * Its data are its own, and only this machine reaches it: everybody knows the password of the example household.
 */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { root } from './build.mjs';

const given = Object.entries(process.env).filter(([, value]) => value?.trim());
/** @type {NodeJS.ProcessEnv & Record<'HOST' | 'PORT', string>} */
const env = {
  HOST: '127.0.0.1',
  PORT: '3000',
  SALTBUSH_DATA: 'data-dev',
  ...Object.fromEntries(given),
  NODE_ENV: 'development',
};
// Another Saltbush that has it would be filled instead.
if ((await Promise.all(['127.0.0.1', '::1'].map(answers))).some(Boolean)) {
  console.error(`Port ${env.PORT} is taken. Stop what uses it, or set PORT to another one.`);
  process.exit(1);
}

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

/** Whoever sends SIGINT to this process alone ends the others with it. */
const longestStopMs = 20_000;
let isStopping = false;
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.once('SIGTERM', () => stop(0));
// A terminal sends it to the others too; a second signal would end the server before it has closed its database.
process.once('SIGINT', () => {
  isStopping = true;
  setTimeout(end, longestStopMs).unref();
});

/** @param {string[]} words of the command line of Node */
function start(...words) {
  return spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
}

/** @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  end();
  process.exitCode = code;
}

function end() {
  for (const child of [...children, filler]) child?.kill('SIGTERM');
}

/**
 * Whether somebody listens on the port already.
 *
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(host) {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(env.PORT) });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
