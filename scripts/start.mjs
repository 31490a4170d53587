// @ts-check
/** `npm start`: builds when a source is newer than the last build, then runs the built server. */
import { build, isStale, root } from './build.mjs';

// Data belongs to the project, wherever the command was typed.
process.chdir(root);
if (await isStale()) {
  console.log('Building Saltbush (only after a change) …');
  console.log(`Built in ${((await build()) / 1000).toFixed(1)} s.`);
}
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
