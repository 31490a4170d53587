import { act, render } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { startSession } from '../api/session';
import { queryClient } from '../api/query-client';
import { fetchFrom } from '../testing/fake-answers';
import { priya, token } from '../testing/people';
import { stubLayout } from '../testing/stub-layout';
import { AppAround } from './app-around';
import { groups, nameOf } from './examples';

stubLayout();

const all = groups.flatMap((group) =>
  group.examples.map((example) => ({ title: nameOf(group, example), ...example })),
);

it.each(all)('the example "$title" of the gallery shows something', async (example) => {
  queryClient.clear();
  startSession(token, priya);
  vi.stubGlobal('fetch', fetchFrom(example.answers ?? []));
  example.prepare?.();
  const { container } = render(
    <AppAround at={example.at}>
      <example.Show />
    </AppAround>,
  );
  await act(() =>
    vi.waitFor(() => expect(document.body.textContent + container.innerHTML).not.toBe('')),
  );
});

test('examples of the gallery have names of their own', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

/** By path from this folder; a source is read when it is asked for. */
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '../{ui,features}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
});

/** Files that one names in an import, of any kind. */
async function importsOf(file: string): Promise<string[]> {
  const source = await sources[file]!();
  const folder = new URL(file, 'file:///src/gallery/');
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(
    ([, path]) => new URL(path!, folder).pathname,
  );
}

const pathOf = (file: string): string =>
  new URL(file, 'file:///src/gallery/').pathname.replace(/(\/index)?\.tsx?$/, '');

test('the gallery shows every component of ui/', async () => {
  const files = new Map(Object.keys(sources).map((file) => [pathOf(file), file]));
  const shown = new Set<string>();
  const waiting = [...files.keys()].filter((path) => path.startsWith('/src/gallery/'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || shown.has(path)) continue;
    shown.add(path);
    waiting.push(...(await importsOf(file)));
  }
  const components = [...files].filter(
    ([path, file]) => path.startsWith('/src/ui/') && /(?<!\.test)\.tsx$/.test(file),
  );
  expect(components.length).toBeGreaterThan(40);
  expect(components.map(([path]) => path).filter((path) => !shown.has(path))).toEqual([]);
});
