// @ts-check
/** `npm start`: builds when a source is newer than the last build, then runs the built server. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStale, root } from './build.mjs';

// Data belongs to the project, wherever the command was typed.
process.chdir(root);
if (await isStale()) {
  console.log('Building Saltbush (only after a change) …');
  // In a process of its own: what builds takes more memory than the server, which would hold it from then on.
  const program = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
