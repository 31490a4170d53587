// @ts-check
/** `npm run saltbush -- COMMAND`: the command line, built when a source is newer. */
import { buildFirst, isStale } from './build.mjs';

if (await isStale()) await buildFirst();
await import(new URL('../packages/server/dist/cli.js', import.meta.url).href);
