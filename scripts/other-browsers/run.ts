/**
 * `npm run other-browsers`: the storage, stream and offline parts of the shopping list in Firefox and WebKitGTK
 * (docs/browsers.md). `npm run other-browsers -- firefox` drives one, `-- webkit killed` one check of one.
 * A browser that is not installed is left out and named; every check of the others has to pass.
 */
import { runSaltbush } from '../../e2e/setup/run-saltbush';
import { buildIfStale } from '../build.mjs';
import { firefox } from './browsers/firefox';
import { webkit } from './browsers/webkit';
import { reportsErrors } from './checks/reported-errors';
import { keyScreens } from './checks/key-screens';
import { killedBrowser } from './checks/killed-browser';
import { liveChanges } from './checks/live-changes';
import { signOut } from './checks/sign-out';
import { twoTabs } from './checks/two-tabs';
import { withoutNetwork } from './checks/without-network';
import { runCheck, type Result } from './run-check';

const checks = [
  killedBrowser,
  twoTabs,
  liveChanges,
  withoutNetwork,
  signOut,
  keyScreens,
  reportsErrors,
];
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const kinds = [firefox, webkit];
const isAsked = (title: string, choices: readonly string[]) =>
  choices.length === 0 || choices.some((choice) => title.toLowerCase().includes(choice));

const namesOfKinds = words.filter((word) => kinds.some(({ name }) => isAsked(name, [word])));
const namesOfChecks = words.filter((word) => !namesOfKinds.includes(word));
const askedKinds = kinds.filter(({ name }) => isAsked(name, namesOfKinds));
const installed = askedKinds.filter((kind) => kind.howToInstall() === undefined);
for (const kind of askedKinds) {
  const command = kind.howToInstall();
  if (command)
    console.log(`${kind.name} is not installed, and left out. To install it: ${command}`);
}
if (installed.length === 0) {
  console.log('None of these browsers is installed, so nothing was checked.');
  process.exit(1);
}

await buildIfStale();
const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
const results: Result[] = [];
try {
  for (const kind of installed) {
    for (const check of checks.filter(({ title }) => isAsked(title, namesOfChecks))) {
      results.push(await runCheck(check, kind, saltbush.url));
    }
  }
} finally {
  await saltbush.stop();
}
console.table(results, ['browser', 'check', 'result', 'seconds', 'note']);
const failed = results.filter(({ error }) => error !== undefined);
for (const { browser, check, error } of failed) console.log(`${browser}: ${check}: ${error}`);
process.exit(results.length > 0 && failed.length === 0 ? 0 : 1);
