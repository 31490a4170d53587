/**
 * Which scripts come in one file. Left alone, the bundler makes a file for every set of pages that
 * share something: the recipe list would come in 45 requests, six at a time.
 *
 * - `vendor`: libraries that every page needs.
 * - `sign-in`: what two of the sign-in pages share.
 * - `signed-in`: the frame of the signed-in pages, and what nearly all of their main pages share.
 * - `recipe-lists`: the two lists of recipes.
 * - `timers`: on every page of the signed-in, after the page itself.
 * - `week`: what two of the recipe, the plan and the shopping list share.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type NamingContext = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const lists = ['features/recipe-lists/my-recipes-page', 'features/recipe-lists/browse-page'];
const week = [
  'features/recipe-page/recipe-page',
  'features/meal-plans/menu-maker-page',
  'features/shopping-list/shopping-list-page',
];
const signIn = [
  'features/accounts/sign-in/login-page',
  'features/accounts/sign-in/register-page',
  'features/accounts/email/request-password-reset-page',
  'features/accounts/email/reset-password-page',
  'features/accounts/email/verify-email-page',
];

export const chunkGroups: Group[] = [
  { name: 'vendor', test: isVendor, priority: 6 },
  // What is loaded first stays with the entry.
  { name: 'index', tags: ['$initial'], priority: 5 },
  { ...sharedBy('sign-in', signIn, 2), priority: 4 },
  { ...sharedBy('signed-in', [...lists, ...week], 4, 'app/shell/signed-in-frame'), priority: 3 },
  { ...sharedBy('recipe-lists', lists, 1), priority: 2 },
  { name: 'timers', test: /\/(features|domain\/src)\/timers\//, priority: 1 },
  { ...sharedBy('week', week, 2), priority: 0 },
];

/** Split by who else uses it, it would weigh 5 KB more: gzip finds less to share. */
function isVendor(id: string): boolean {
  return vendor.some((pattern) => pattern.test(id)) && !somePages.test(id);
}

const vendor = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /@mantine\/core\/esm\/core\//,
  /@mantine\/core\/esm\/components\/(ActionIcon|Anchor|Button|CloseButton|Container|Group|Input|InputBase|Loader|Paper|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden)\//,
];

const somePages =
  /useBlocker|create-scoped-keydown|find-element|use-mantine-color-scheme|DirectionProvider/;

/**
 * Names what at least `least` of the pages, or `always`, load at once, that is without an `import()`
 * in between.
 */
function sharedBy(name: string, pages: string[], least: number, always?: string): Group {
  let shared: Set<string> | undefined;
  return {
    name: (id, context) => {
      shared ??= findShared(pages, least, always, context);
      return shared.has(id) ? name : null;
    },
    debugName: name,
  };
}

function findShared(
  pages: string[],
  least: number,
  always: string | undefined,
  context: NamingContext,
): Set<string> {
  const counts = new Map<string, number>();
  if (always) {
    for (const id of reachedFrom(`${sources}/${always}.tsx`, context)) counts.set(id, least);
  }
  for (const page of pages) {
    for (const id of reachedFrom(`${sources}/${page}.tsx`, context)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const first = reachedFrom(`${sources}/main.tsx`, context);
  const shared = [...counts].filter(([id, count]) => count >= least && !first.has(id));
  return new Set(shared.map(([id]) => id));
}

const sources = fileURLToPath(new URL('../src', import.meta.url));

function reachedFrom(entry: string, context: NamingContext): Set<string> {
  const reached = new Set<string>();
  const walk = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(entry);
  return reached;
}
