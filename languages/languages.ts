/** The languages beside English: each folder here is one. */
import { readdirSync } from 'node:fs';

export const languages: readonly string[] = readdirSync(new URL('.', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
