/** Documents are read line by line: counted against what went in, in five languages. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookRecipes,
  englishRecipes,
  frenchRecipe,
  germanRecipe,
  italianRecipe,
  spanishRecipe,
  type WrittenRecipe,
} from '../../../../../testing/documents/recipes-in-languages';
import {
  picturedDocx,
  plainDocx,
  writtenDocx,
  writtenMarkdown,
  writtenOdt,
  writtenRtf,
} from '../../../../../testing/documents/written-documents';
import {
  writeBook,
  writeInColumns,
  writeRecipe,
  writeScans,
  writtenPdf,
} from '../../../../../testing/documents/written-pdfs';
import { zipOf } from '../../../../../testing/zip';
import type { FileEvent } from '../file-events';
import { readRecipeFile } from '../read-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: Buffer | string, name = 'document'): Promise<FileEvent[]> {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  const all: FileEvent[] = [];
  for await (const each of readRecipeFile({ path, name })) {
    if (each.kind !== 'opening') all.push(each);
  }
  return all;
}

const draftsIn = (found: readonly FileEvent[]) =>
  found.flatMap((each) => (each.kind === 'recipe' ? [each.recipe.draft] : []));

const reasonsIn = (found: readonly FileEvent[]) =>
  found.flatMap((each) => (each.kind === 'unread' ? [each.reason] : []));

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d½]/gu, '');

/** How many lines and steps came out as they went in, of how many. */
function countRight(written: readonly WrittenRecipe[], drafts: ReturnType<typeof draftsIn>) {
  let right = 0;
  let all = 0;
  const wrong: string[] = [];
  for (const [at, { title, ingredients, steps }] of written.entries()) {
    const draft = drafts[at];
    const found = new Set(
      [
        draft?.title ?? '',
        ...(draft?.ingredientLines ?? []),
        ...(draft?.steps ?? []).map(({ text }) => text),
      ].map(squeezed),
    );
    for (const line of [title, ...ingredients, ...steps]) {
      all += 1;
      if (found.has(squeezed(line))) right += 1;
      else wrong.push(line);
    }
  }
  return { right, all, wrong };
}

const pdfOf = (recipe: WrittenRecipe, isCounted = false) =>
  writtenPdf((pdf) => writeRecipe(pdf, recipe, isCounted));
const columnsOf = (recipe: WrittenRecipe) => writtenPdf((pdf) => writeInColumns(pdf, recipe));
const [pikelets, soup, frittata, shortbread] = englishRecipes as [
  WrittenRecipe,
  WrittenRecipe,
  WrittenRecipe,
  WrittenRecipe,
];

const documents: [name: string, written: WrittenRecipe[], bytes: () => Promise<Buffer>][] = [
  ['a PDF in English', [pikelets], () => pdfOf(pikelets)],
  ['a PDF with counted steps', [soup], () => pdfOf(soup, true)],
  ['a PDF in German', [germanRecipe], () => pdfOf(germanRecipe)],
  ['a PDF in French', [frenchRecipe], () => pdfOf(frenchRecipe, true)],
  ['a PDF in Spanish', [spanishRecipe], () => pdfOf(spanishRecipe)],
  ['a PDF in Italian', [italianRecipe], () => pdfOf(italianRecipe)],
  ['a PDF in two columns', [frittata], () => columnsOf(frittata)],
  ['a French PDF in two columns', [frenchRecipe], () => columnsOf(frenchRecipe)],
  ['a German PDF in two columns', [germanRecipe], () => columnsOf(germanRecipe)],
  [
    'a PDF that lies on its side',
    [pikelets],
    () => writtenPdf((pdf) => writeRecipe(pdf, pikelets), { layout: 'landscape' }),
  ],
  [
    'a PDF with two recipes on a page',
    [pikelets, shortbread],
    () =>
      writtenPdf((pdf) => {
        writeRecipe(pdf, pikelets);
        pdf.moveDown(2);
        writeRecipe(pdf, shortbread);
      }),
  ],
  [
    'a book of twelve recipes as PDF',
    [...bookRecipes],
    () => writtenPdf((pdf) => writeBook(pdf, bookRecipes)),
  ],
  ['a Word document with lists', [soup], () => writtenDocx([soup], 'lists')],
  [
    'a Word document with a table',
    [pikelets, frittata],
    () => writtenDocx([pikelets, frittata], 'table'),
  ],
  [
    'a Word document of four languages',
    [germanRecipe, frenchRecipe, spanishRecipe, italianRecipe],
    () => writtenDocx([germanRecipe, frenchRecipe, spanishRecipe, italianRecipe], 'lists'),
  ],
  ['a Word document without styles', [shortbread], () => plainDocx(shortbread)],
  ['an OpenDocument text', [spanishRecipe, soup], () => writtenOdt([spanishRecipe, soup])],
  ['a Rich Text file', [frenchRecipe], async () => writtenRtf([frenchRecipe])],
  [
    'a Rich Text file with three recipes',
    [germanRecipe, pikelets, italianRecipe],
    async () => writtenRtf([germanRecipe, pikelets, italianRecipe]),
  ],
  [
    'a Markdown file with three recipes',
    [soup, germanRecipe, frittata],
    async () => Buffer.from(writtenMarkdown([soup, germanRecipe, frittata])),
  ],
];

describe('lines and steps of documents', () => {
  const counts: { right: number; all: number }[] = [];

  it.each(documents)(
    '%s gives its recipes, each with its lines and steps',
    async (_name, written, bytes) => {
      const drafts = draftsIn(await read(await bytes()));
      expect(drafts.map(({ title }) => title)).toEqual(written.map(({ title }) => title));
      const { right, all, wrong } = countRight(written, drafts);
      counts.push({ right, all });
      expect(wrong.length, `not as written: ${wrong.join(' | ')}`).toBeLessThanOrEqual(all * 0.1);
    },
  );

  it('nine in ten lines of all documents together come out as they went in', () => {
    const right = counts.reduce((sum, each) => sum + each.right, 0);
    const all = counts.reduce((sum, each) => sum + each.all, 0);
    expect(all).toBeGreaterThan(300);
    expect(right / all).toBeGreaterThanOrEqual(0.9);
  });
});

it('a book names what stands between its recipes', async () => {
  const found = await read(await writtenPdf((pdf) => writeBook(pdf, bookRecipes)));
  const left = found.flatMap((each) => (each.kind === 'left-over' ? each.fields : []));
  expect(left.map(({ sample }) => sample)).toEqual(
    expect.arrayContaining(['The Wattle Street Cookbook', 'Contents', 'For guests']),
  );
  const steps = draftsIn(found).flatMap((draft) => draft.steps.map(({ text }) => text));
  expect(steps.filter((text) => text.includes('Wattle Street'))).toEqual([]);
});

it('a scanned PDF gives the picture of each page', async () => {
  const found = await read(await writeScans([pikelets, soup]));
  expect(found.map(({ kind }) => kind)).toEqual(['scan', 'scan']);
  const [first] = found.flatMap((each) => (each.kind === 'scan' ? [each] : []));
  expect(first).toMatchObject({ page: 1, place: 'document' });
  expect(first!.image.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

it('a document inside of an archive is read beside other files', async () => {
  const found = await read(
    await zipOf({
      'Soup.docx': await writtenDocx([soup], 'lists'),
      'Toast.pdf': await pdfOf(pikelets),
    }),
  );
  expect(draftsIn(found).map(({ title }) => title)).toEqual([soup.title, pikelets.title]);
});

describe('pictures in documents', () => {
  const imagesIn = (found: readonly FileEvent[]) =>
    found.flatMap((each) => (each.kind === 'recipe' ? [each.recipe.images] : []));
  const pictures = () =>
    Promise.all(
      ['red', 'green'].map((background) =>
        sharp({ create: { width: 6, height: 4, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );

  it('a picture in a Word document is that of the recipe it stands in', async () => {
    const given = await pictures();
    const found = await read(await picturedDocx([pikelets, soup], given));
    expect(draftsIn(found).map(({ title }) => title)).toEqual([pikelets.title, soup.title]);
    expect(imagesIn(found)).toEqual(
      given.map((bytes) => [{ kind: 'inside', base64: bytes.toString('base64') }]),
    );
  });

  it('a picture in an OpenDocument text is the file that it names', async () => {
    const given = await pictures();
    const found = await read(await writtenOdt([pikelets, soup], given));
    expect(draftsIn(found).map(({ title }) => title)).toEqual([pikelets.title, soup.title]);
    expect(imagesIn(found)).toEqual([
      [{ kind: 'beside', name: 'Pictures/0.png' }],
      [{ kind: 'beside', name: 'Pictures/1.png' }],
    ]);
    const besides: (Buffer | undefined)[] = [];
    // The archive is open only while it is read.
    for await (const each of readRecipeFile({ path: join(folder, 'upload'), name: 'document' }))
      if (each.kind === 'recipe') besides.push(await each.beside('Pictures/1.png'));
    expect(besides).toEqual([given[1], given[1]]);
  });

  it('the recipes of a Word document with too many pictures come without them', async () => {
    const noise = Buffer.concat([(await pictures())[0]!, randomBytes(25 * 1024 * 1024)]);
    const large = [noise, Buffer.concat([noise, Buffer.from('x')])];
    const found = await read(await picturedDocx([pikelets, soup], large));
    expect(imagesIn(found)).toEqual([[], []]);
  });
});

describe('documents that are refused in words', () => {
  const locked = () => writtenPdf((pdf) => writeRecipe(pdf, pikelets), { userPassword: 'secret' });

  it('a PDF that is locked with a password says what to do', async () => {
    await expect(read(await locked())).rejects.toMatchObject({
      code: 'RECIPE_FILE_BROKEN',
      details: 'This PDF is locked with a password. Save it without one and send it again.',
    });
  });

  it.each([
    ['cut short', async () => (await pdfOf(pikelets)).subarray(0, 200)],
    ['only a beginning', async () => Buffer.from('%PDF-1.7\n')],
    [
      'full of noise',
      async () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000, 0x7b)]),
    ],
    ['made of pages that contain themselves', async () => Buffer.from(pagesInCircle)],
  ])(
    'a PDF that is %s is refused, and nothing is thrown that is not in words',
    async (_what, bytes) => {
      const outcome = await read(await bytes()).then(reasonsIn, (error: unknown) => [error]);
      expect(outcome).not.toEqual([]);
      for (const each of outcome) {
        if (typeof each !== 'string') expect(each).toMatchObject({ code: 'RECIPE_FILE_BROKEN' });
      }
    },
  );

  it('a PDF without a recipe says so', async () => {
    const bytes = await writtenPdf(
      (pdf) => void pdf.text('Dear Ana, thank you for the lovely evening by the sea.'),
    );
    expect(reasonsIn(await read(bytes))).toEqual(['We found no recipe in this PDF.']);
  });

  it('a Word document that is a bomb is refused before it is unpacked', async () => {
    const bytes = await zipOf({ 'word/document.xml': Buffer.alloc(40 * 1024 * 1024, 0x20) });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'RECIPE_FILE_TOO_LARGE' });
  });

  it('a Word document whose text is broken is refused in words', async () => {
    const bytes = await zipOf({ 'word/document.xml': '<w:document><w:body>' });
    await expect(read(bytes)).rejects.toMatchObject({
      details: 'This document is damaged. Please save it again, and send the new file.',
    });
  });

  it('an OpenDocument text that is locked says what to do', async () => {
    const bytes = await zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': 'x',
      'META-INF/manifest.xml':
        '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>',
    });
    await expect(read(bytes)).rejects.toMatchObject({
      details: expect.stringContaining('locked with a password'),
    });
  });

  it('a file of an old Word says how to save it', async () => {
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(reasonsIn(await read(bytes))).toEqual([expect.stringContaining('Save it as .docx')]);
  });

  it('a Rich Text file with a million open groups is read in no time', async () => {
    const bytes = Buffer.from(`{\\rtf1${'{'.repeat(1_000_000)}`);
    expect(reasonsIn(await read(bytes))).toEqual(['We found no text in this document.']);
  });
});

const pagesInCircle = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj
trailer<</Root 1 0 R>>
`;
