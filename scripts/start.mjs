// @ts-check
/**
 * `npm start`: builds when a source is newer than the last build, then runs the built server. Other languages than the first
 * are built beside it, so that nobody waits for them: each is served from when it is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findMissingLanguages, isStale, root } from './build.mjs';

// Data belongs to the project, wherever the command was typed.
process.chdir(root);
// In processes of their own: what builds takes more memory than the server, which would hold it from then on.
const program = fileURLToPath(new URL('build.mjs', import.meta.url));
if (await isStale()) {
  console.log('Building Saltbush (only after a change) …');
  const { status } = spawnSync(process.execPath, [program, '--first'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
const missing = await findMissingLanguages();
if (missing.length > 0) buildLater();

function buildLater() {
  console.log(`Building other languages (${missing.join(', ')}); Saltbush can be used …`);
  const child = spawn(process.execPath, [program, '--others'], { stdio: 'inherit' });
  // It may be over already, and some systems refuse it.
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
    } catch {}
  });
  child.unref();
  process.once('exit', () => child.kill());
}
