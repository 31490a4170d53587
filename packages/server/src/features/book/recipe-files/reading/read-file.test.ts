import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../../testing/zip';
import { openArchive } from './archive/archive';
import { newBudget } from './budget';
import type { FileEvent } from './file-events';
import { readRecipeFile } from './read-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everything found; images are fetched while the archive is open, as an import does. */
async function read(content: string | Buffer, name = 'upload'): Promise<FileEvent[]> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, content);
  const all: FileEvent[] = [];
  for await (const each of readRecipeFile({ path, name, sectionNames: [] })) {
    if (each.kind !== 'opening') all.push(each);
    if (each.kind === 'recipe') pictures.set(each, await firstBeside(each));
  }
  return all;
}
const pictures = new Map<FileEvent, Buffer | undefined>();
async function firstBeside({ recipe, beside }: FileEvent & { kind: 'recipe' }) {
  for (const each of recipe.images) {
    const found = each.kind === 'beside' ? await beside(each.name) : undefined;
    if (found) return found;
  }
  return undefined;
}
const recipesOf = (found: FileEvent[]) => found.filter((each) => each.kind === 'recipe');
const titles = (found: FileEvent[]) => recipesOf(found).map((each) => each.recipe.draft.title);
const shared = (name: string) =>
  readFileSync(
    new URL(`../../../../../../recipe-parser/fixtures/recipe-files/${name}`, import.meta.url),
    'utf8',
  );
const own = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const image = Buffer.from('pretend picture');

describe('archives of every program, whatever they are called', () => {
  test('an archive of Paprika is read: a zip of gzip, and one alone', async () => {
    const one = gzipSync(shared('paprika.json'));
    const found = await read(
      await zipOf({ 'Lamb.paprikarecipe': one, 'Again.paprikarecipe': one }),
    );
    expect(recipesOf(found)).toMatchObject([
      { place: 'Lamb.paprikarecipe#0', format: 'Paprika', done: 0, total: 2 },
      { place: 'Again.paprikarecipe#0', done: 1, total: 2 },
    ]);
    expect(titles(await read(one))).toEqual(['Saltbush lamb shanks']);
  });

  test('an archive of Tandoor is read: a zip of zips, the picture beside', async () => {
    const inner = await zipOf({ 'recipe.json': shared('tandoor.json'), 'image.jpg': image });
    const found = await read(await zipOf({ 'recipe_1.zip': inner }));
    const [scones] = recipesOf(found);
    expect(scones).toMatchObject({ format: 'Tandoor', place: 'recipe_1.zip/recipe.json#0' });
    expect(pictures.get(scones!)).toEqual(image);
  });

  test('an archive of Cookmate is read: an XML file, and its picture in a folder', async () => {
    const found = await read(
      await zipOf({ 'recipes.xml': shared('cookmate.xml'), 'images/pie.jpg': image }),
      'book.mcb',
    );
    expect(titles(found)).toEqual(['Quandong & apple pie', 'Toast']);
    expect(recipesOf(found)[0]).toMatchObject({ format: 'Cookmate' });
    expect(pictures.get(recipesOf(found)[0]!)).toEqual(image);
  });

  test('notes of Evernote that are no recipe are named behind those that are', async () => {
    const found = await read(shared('evernote.enex'));
    expect(titles(found)).toEqual(['Anzac biscuits']);
    expect(found.at(-1)).toMatchObject({ kind: 'left-over', fields: [{ path: 'note 2' }] });
  });

  test.each([
    ['meal-master.mmf', ['Beef casserole', 'Damper']],
    ['rez-konv.rk', ['Apfelkuchen']],
    ['my-recipe-box.json', ['Ratatouille']],
  ])('the file %s is read whatever it is called', async (name, expected) => {
    expect(titles(await read(shared(name)))).toEqual(expected);
  });

  test('a document with entities of its own is refused, and says so', async () => {
    const entities = '<!ENTITY a "toast"><!ENTITY b "&a;&a;&a;&a;">';
    const book = `<!DOCTYPE cookbook [${entities}]><cookbook><recipe><title>&b;</title></recipe></cookbook>`;
    expect(await read(book)).toMatchObject([
      { kind: 'unread', reason: expect.stringContaining('entities') },
    ]);
  });

  test('an archive of Mealie is read: its backup, and one recipe', async () => {
    const id = '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9';
    const found = await read(
      await zipOf({
        'database.json': shared('mealie-backup.json'),
        [`data/recipes/${id}/images/original.webp`]: image,
      }),
    );
    expect(titles(found)).toEqual(['Lentil pie', 'Plain rice']);
    expect(found.at(-1)).toMatchObject({
      kind: 'left-over',
      format: 'Mealie backup',
      fields: [{ path: 'users' }, { path: 'group_meal_plans' }],
    });
    const [pie] = recipesOf(found);
    expect(pictures.get(pie!)).toEqual(image);
    expect(titles(await read(shared('mealie.json')))).toEqual(['Macadamia slice']);
  });

  test.each([
    ['Norish', 'norish.json', '7c1f/recipe.json', '7c1f/images/pie.jpg'],
    ['Flavorish', 'flavorish.json', 'recipes/stew.json', 'images/peanut-stew.jpg'],
  ])(
    'an archive of %s is read, and its manifest is no loss',
    async (format, file, place, picture) => {
      const found = await read(
        await zipOf({
          'manifest.json': JSON.stringify({ format: 'recipes', recipeCount: 1 }),
          [place]: shared(file),
          [picture]: image,
        }),
      );
      expect(found).toMatchObject([{ kind: 'recipe', format, place: `${place}#0` }]);
      expect(pictures.get(found[0]!)).toEqual(image);
    },
  );

  test('an archive of CookBook Manager is read: a YAML file for each recipe', async () => {
    const found = await read(await zipOf({ 'Olive focaccia.yml': shared('cookbook-manager.yml') }));
    expect(recipesOf(found)).toMatchObject([{ format: 'CookBook Manager' }]);
    expect(titles(found)).toEqual(['Olive focaccia']);
  });

  test('an archive of Nextcloud Cookbook is read from its folders', async () => {
    const files = {
      'Recipes/Biscuits/recipe.json': shared('nextcloud-cookbook.json'),
      'Recipes/Biscuits/full.jpg': image,
      'Recipes/Biscuits/thumb.jpg': image,
    };
    const [biscuits] = recipesOf(await read(await zipOf(files)));
    expect(pictures.get(biscuits!)).toEqual(image);
  });

  test('recipes of Mela, Crouton, Cooklang and RecipeSage are read together', async () => {
    const found = await read(
      await zipOf({
        'a.melarecipe': shared('mela.json'),
        'b.crumb': shared('crouton.json'),
        'Salads/Tomato salad.cook': shared('cooklang-old.cook'),
        'c.json': shared('recipe-sage-json-ld.json'),
        '__MACOSX/._a.melarecipe': 'clutter',
      }),
    );
    expect(recipesOf(found).map(({ format }) => format)).toEqual([
      'Mela',
      'Crouton',
      'Cooklang',
      'schema.org',
    ]);
    expect(titles(found)).toContain('Tomato salad');
    expect(found).toHaveLength(4);
  });

  test('an archive of Recipe Keeper is read with its pictures', async () => {
    const found = await read(
      await zipOf({
        'recipes.html': own('recipe-keeper.html'),
        'images/shortbread_0.png': image,
      }),
    );
    const [first, second] = recipesOf(found);
    expect(first).toMatchObject({
      format: 'Recipe Keeper',
      recipe: {
        draft: {
          title: 'Lemon myrtle shortbread',
          serves: 24,
          yieldText: '24 pieces',
          prepMinutes: 15,
          cookMinutes: 20,
          course: 'dessert',
          tags: ['Baking', 'Christmas', 'Presents'],
          notes: "Keeps for weeks.\nDon't tell Tom.",
          statedNutrition: { energyKj: 502 },
          ingredients: [
            { amount: '250', name: 'butter' },
            { amount: '350', name: 'plain flour' },
            { unit: 'tsp', section: 'To finish' },
          ],
          steps: [{ text: 'Cream the butter.' }, { text: 'Work in the flour.' }, { text: 'Bake.' }],
          sourceAttribution: { siteUrl: 'https://myrtle.example/shortbread' },
        },
        rating: 5,
        isFavourite: true,
        images: [{ kind: 'beside', name: 'images/shortbread_0.png' }],
        notUnderstood: [{ path: 'recipeAlignment', sample: 'left' }],
      },
    });
    expect(pictures.get(first!)).toEqual(image);
    expect(second).toMatchObject({
      recipe: { draft: { title: 'Ice water' }, isFavourite: false, notUnderstood: [] },
    });
  });

  test('a page of Copy Me That is read with its pictures named', async () => {
    const [pie] = recipesOf(await read(own('copy-me-that.html')));
    expect(pie).toMatchObject({
      format: 'Copy Me That',
      recipe: {
        draft: {
          title: 'Warrigal greens pie',
          description: 'A weekday pie.',
          serves: 6,
          tags: ['Pies', 'Greens', 'Made this'],
          notes: 'Blanch the greens first.',
          ingredients: [
            { amount: '200', unit: 'g', section: 'FOR THE PASTRY' },
            { unit: 'bunch', section: 'Filling' },
          ],
          steps: [
            { text: 'Rub in the butter.', section: 'Make the pastry' },
            { text: 'Rest it.', section: 'Make the pastry' },
          ],
          sourceAttribution: { siteUrl: 'https://greens.example/pie' },
        },
        rating: 4,
        images: [{ kind: 'beside', name: 'images/pie.jpg' }],
        notUnderstood: [{ path: 'mood', sample: 'green' }],
      },
    });
  });

  test('tables, graphs and plain text are read together', async () => {
    expect(titles(await read(shared('plan-to-eat.csv')))).toEqual(["Corn fritters, Gran's"]);
    expect(titles(await read(shared('schema-org-graph.json')))).toEqual(['Toast', 'Tea']);
    const text = 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.';
    expect(titles(await read(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual(['Toast']);
    expect(titles(await read(text))).toEqual(['Toast']);
  });

  const table = 'Title,Ingredients,Directions\r\nCrème brûlée,"2 eggs\r\n1 cup cream",Bake it.\r\n';
  const twoBytes = Buffer.from(`\ufeff${table}`, 'utf16le');
  test.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16, the small byte first', twoBytes],
    ['UTF-16, the large byte first', Buffer.from(twoBytes).swap16()],
    ['Latin-1', Buffer.from(table, 'latin1')],
  ])('a table of Windows in %s is read', async (_encoding, bytes) => {
    expect(recipesOf(await read(bytes))).toMatchObject([
      { recipe: { draft: { title: 'Crème brûlée', ingredients: [{}, { unit: 'cup' }] } } },
    ]);
  });

  test('two files of one name are both read', async () => {
    const zip = await zipOf({ 'aa.json': shared('mela.json'), 'bb.json': shared('mealie.json') });
    const same = Buffer.from(zip.toString('latin1').replaceAll('bb.json', 'aa.json'), 'latin1');
    expect(titles(await read(same))).toEqual(['Rye damper', 'Macadamia slice']);
  });
});

describe('what is no recipe is said, and stops nothing', () => {
  test('files inside an archive that are no recipe are named, and the others are read', async () => {
    const found = await read(
      await zipOf({
        'readme.txt': 'Thank you for using us.',
        'broken.json': '{"name": ',
        'half.paprikarecipe': gzipSync(shared('paprika.json')).subarray(0, 200),
        'other.bin': Buffer.from([0, 1, 2, 3]),
        'empty.json': '',
        'good.json': shared('mela.json'),
        'inner.zip': (await zipOf({ 'a.json': '{}' })).subarray(0, 40),
      }),
    );
    expect(found.filter((each) => each.kind === 'unread').map(({ place }) => place)).toEqual([
      'readme.txt',
      'broken.json',
      'half.paprikarecipe',
      'other.bin',
      'empty.json',
      'inner.zip',
    ]);
    expect(titles(found)).toEqual(['Rye damper']);
  });

  test('archives in archives in archives are named, and stop nothing', async () => {
    const deepest = await zipOf({ 'a.json': shared('mela.json') });
    const found = await read(await zipOf({ 'c.zip': await zipOf({ 'b.zip': deepest }) }));
    expect(found).toMatchObject([{ kind: 'unread', place: 'c.zip/b.zip' }]);
  });

  test('a recipe nested until the stack ends is named, and stops nothing', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const found = await read(
      await zipOf({
        'deep.json': `{"name":"x","recipeIngredient":[{"note":"1 egg","extra":${deep}}]}`,
        'deeper.json': deep,
        'tags.html': '<div class="recipe-details">'.repeat(100_000),
        'good.json': shared('mela.json'),
      }),
    );
    expect(titles(found)).toContain('Rye damper');
    expect(found.map(({ place }) => place)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^deeper\.json/), 'tags.html']),
    );
  });

  test('a gzip that unpacks to far more than any recipe is named, and stops nothing', async () => {
    const packed = gzipSync(Buffer.alloc(120 * 1024 * 1024, '{'));
    await expect(read(packed)).rejects.toMatchObject({ code: 'RECIPE_FILE_TOO_LARGE' });
    const [found] = await read(await zipOf({ 'a.paprikarecipe': packed }));
    expect(found).toMatchObject({ kind: 'unread', reason: expect.stringContaining('so tightly') });
  });
});

describe('what is refused as a whole', () => {
  test('an archive cut short is refused as a whole', async () => {
    const whole = await zipOf({ 'a.json': shared('mela.json') });
    await expect(read(whole.subarray(0, whole.length - 30))).rejects.toMatchObject({
      code: 'RECIPE_FILE_BROKEN',
    });
  });

  test('an archive with a name that leads out of it is refused as a whole', async () => {
    const zip = await zipOf({ 'aa/evil.json': '{}' });
    const evil = Buffer.from(zip.toString('latin1').replaceAll('aa/evil', '../evil'), 'latin1');
    await expect(read(evil)).rejects.toMatchObject({ code: 'RECIPE_FILE_BROKEN' });
  });

  test('an archive with more entries than any kitchen has is refused as a whole', async () => {
    const zip = await zipOf({ 'a.json': '{}' });
    // The end of the directory says how many there are.
    zip.writeUInt16LE(30_000, zip.length - 22 + 8);
    zip.writeUInt16LE(30_000, zip.length - 22 + 10);
    const budget = { ...newBudget(), entries: 29_999 };
    const refusal = { code: 'RECIPE_FILE_TOO_LARGE' };
    await expect(openArchive(zip, budget)).rejects.toMatchObject(refusal);
  });

  test('an archive of 10,000 recipes is not too large', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [
        `${n}.json`,
        `{"@type":"Recipe","name":"No. ${n}"}`,
      ]),
    );
    expect(recipesOf(await read(await zipOf(files)))).toHaveLength(10_000);
  }, 60_000);

  test('an archive whose directory says more than we unpack is refused as a whole', async () => {
    const bomb = lyingZip(Buffer.alloc(1024), 4_294_000_000);
    await expect(read(bomb)).rejects.toMatchObject({ code: 'RECIPE_FILE_TOO_LARGE' });
  });

  test('an archive with an entry larger than its directory says is refused as a whole', async () => {
    const found = await read(lyingZip(Buffer.alloc(50 * 1024 * 1024, ' '), 10));
    expect(found).toMatchObject([{ kind: 'unread', place: 'a.json' }]);
  });
});

/** An archive with one entry that claims to unpack to `claimed` bytes. */
function lyingZip(content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('a.json');
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claimed, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    fields,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
