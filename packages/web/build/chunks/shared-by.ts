/** Groups of what several pages load at once. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { isUsedByFew } from './sources.ts';

export type Group = Rolldown.CodeSplittingGroup;
type NamingContext = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

/** Names what `page` and one of the `others` load at once. */
export function alsoIn(name: string, page: string, others: string[]): Group {
  return groupOf(name, (context) => {
    const ofPage = findShared({ pages: [page], least: 1 }, context);
    const ofOthers = findShared({ pages: others, least: 1 }, context);
    return new Set([...ofPage].filter((id) => ofOthers.has(id)));
  });
}

/** Names what the pattern fits, unless one of the `pages` loads it at once. */
export function notIn(name: string, pattern: RegExp, pages: string[]): Group {
  let ofPages: Set<string> | undefined;
  return {
    name: (id, context) => {
      ofPages ??= findShared({ pages, least: 1 }, context);
      return pattern.test(id) && !ofPages.has(id) ? name : null;
    },
    debugName: name,
  };
}

/**
 * Names what at least `least` of the pages, or `always`, load at once, that is without an `import()`
 * in between.
 */
export function sharedBy(
  name: string,
  pages: string[],
  least: number,
  always?: string,
  also?: RegExp,
): Group {
  return groupOf(name, (context) => findShared({ pages, least, always, also }, context));
}

function groupOf(name: string, find: (context: NamingContext) => Set<string>): Group {
  let shared: Set<string> | undefined;
  return {
    name: (id, context) => {
      shared ??= find(context);
      return shared.has(id) ? name : null;
    },
    debugName: name,
  };
}

interface SharedBy {
  pages: string[];
  least: number;
  always?: string | undefined;
  also?: RegExp | undefined;
}

function findShared({ pages, least, always, also }: SharedBy, context: NamingContext): Set<string> {
  const counts = new Map<string, number>();
  if (always) {
    for (const id of reachedFrom(fileOf(always), context)) counts.set(id, least);
  }
  for (const page of pages) {
    for (const id of reachedFrom(fileOf(page), context)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const first = reachedFrom(fileOf('main'), context);
  const shared = [...counts].filter(
    ([id, count]) => (count >= least || also?.test(id)) && !first.has(id) && !isUsedByFew(id),
  );
  return new Set(shared.map(([id]) => id));
}

const sources = fileURLToPath(new URL('../../src', import.meta.url));

const fileOf = (name: string): string =>
  `${sources}/${name.endsWith('.ts') ? name : `${name}.tsx`}`;

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
