/** Whatever the sizes, no file of our own archive is larger than it may be, and all of it is read back in order. */
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openArchive } from '../reading/archive/archive';
import { newBudget } from '../reading/budget';
import { readSaltbushArchive } from '../reading/archive/read-saltbush-archive';
import { fromStart, startingAt } from '../reading/read-position';
import { zipOf } from '../../../../testing/zip';
import { sectionFiles } from './section-files';
import { sections } from './sections';
import {
  partsOfHistory,
  readVersionsFile,
  writeVersionsFile,
  type ArchivedVersion,
} from './versions-file';

const most = 2_000;
/** Text of one, two, three and four bytes a character. */
const anyText = fc
  .tuple(fc.constantFrom('a', 'é', 'ラ', '🥕', '"', '\n'), fc.integer({ min: 0, max: 400 }))
  .map(([character, count]) => character.repeat(count));
const anyItems = fc.array(
  fc.record({ note: anyText, people: fc.array(anyText, { maxLength: 2 }) }),
  {
    maxLength: 40,
  },
);

test('a list of items of any size is written into files within the limit, and read back', async () => {
  await fc.assert(
    fc.asyncProperty(anyItems, async (items) => {
      const files = await filesOf('cook-log', items);
      for (const [name, text] of Object.entries(files)) {
        const isOne = (JSON.parse(text) as unknown[]).length === 1;
        if (!isOne) expect([name, Buffer.byteLength(text) <= most]).toEqual([name, true]);
      }
      expect(await readSection('cook-log', files)).toEqual(items);
    }),
    { numRuns: 50 },
  );
}, 60_000);

test('a history of versions of any size is written into files within the limit, and read back', async () => {
  const savedAt = new Date('2026-01-02T03:04:05.678Z');
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { maxLength: 30 }), async (notes) => {
      const versions = notes.map((text, n) => ({
        revision: n + 1,
        savedAt,
        content: {
          title: 'Toast',
          tags: [],
          ingredients: [],
          steps: [],
          notes: `a${text.trim()}`,
        },
      }));
      const found: ArchivedVersion[] = [];
      for await (const part of partsOfHistory(streamOf(versions), most)) {
        const text = writeVersionsFile(part);
        if (part.length !== 1) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
        found.push(...(readVersionsFile(JSON.parse(text)) ?? []));
      }
      const notesOf = (all: typeof found) =>
        all.map(({ revision, content }) => [revision, content.notes]);
      expect(notesOf(found)).toEqual(notesOf(versions));
    }),
    { numRuns: 50 },
  );
});

test("the files of an archive's section are known by the name of the section, whichever it is", async () => {
  const items = Array.from({ length: 50 }, (_, n) => ({ n, note: 'é'.repeat(200) }));
  for (const { name } of sections) {
    const files = await filesOf(name, items);
    expect(Object.keys(files).slice(0, 2)).toEqual([`${name}.json`, `${name}-0001.json`]);
    expect(await readSection(name, files)).toEqual(items);
  }
});

test('a list that an older Saltbush wrote into one file of 30 MB is read', async () => {
  const items = Array.from({ length: 300 }, (_, n) => ({
    n,
    note: randomBytes(50_000).toString('hex'),
  }));
  const files = { 'cook-log.json': JSON.stringify(items, null, 1) };
  expect(files['cook-log.json'].length).toBeGreaterThan(30_000_000);
  expect(await readSection('cook-log', files)).toEqual(items);
});

test('a list of an archive that was cut off is reported, and nothing of it is read', async () => {
  const whole = JSON.stringify([{ note: 'one' }, { note: 'two' }]);
  for (const text of [whole.slice(0, -1), whole.slice(0, 20), '', '{}', `${whole}]`.slice(1)]) {
    const files = { 'cook-log.json': text };
    expect(await readSection('cook-log', files)).toBe('It is damaged or too large.');
  }
});

async function filesOf(name: string, items: readonly unknown[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const file of sectionFiles(name, streamOf(items), most)) {
    files[file.name] = file.content;
  }
  return files;
}

/** @returns the items, or why they were not read */
async function readSection(name: string, files: Record<string, string>) {
  const manifest = JSON.stringify({ format: 'saltbush', version: 1 });
  const archive = await openArchive(
    await zipOf({ 'saltbush.json': manifest, ...files }),
    newBudget(),
  );
  const names = sections.map((section) => section.name);
  const items: unknown[] = [];
  for await (const event of readSaltbushArchive(archive, names, startingAt(fromStart))) {
    if (event.kind === 'unread') return event.reason;
    if (event.kind !== 'others') continue;
    expect(event.section).toBe(name);
    items.push(...event.items);
  }
  archive.close();
  return items;
}

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
