import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findShared, sharedLimits } from '../features/device/shared-content';
import { storableFile, stubFiles } from '../testing/shared-files';
import { isShare, receiveShare } from './receive-share';

beforeEach(stubFiles);

/** @returns where the share leads */
async function share(fields: [name: string, value: string | File][]): Promise<URL> {
  const form = {
    get: (name: string) => fields.find(([field]) => field === name)?.[1] ?? null,
    values: () => fields.map(([, value]) => value).values(),
  };
  const answer = await receiveShare({ formData: async () => form as unknown as FormData });
  expect(answer.status).toBe(303);
  const address = new URL(answer.headers.get('location')!);
  expect(address.origin).toBe(location.origin);
  return address;
}

test.each([
  ['POST', '/my-recipes/import', true],
  ['GET', '/my-recipes/import', false],
  ['POST', '/my-recipes/import/', false],
  ['POST', '/api/recipes/import', false],
])('the request %s %s is taken for a share: %s', (method, pathname, isTaken) => {
  expect(isShare(method, pathname)).toBe(isTaken);
});

describe('texts', () => {
  test('a shared link stands in the address of the import page, as without a service worker', async () => {
    const { pathname, searchParams } = await share([
      ['title', 'Damper'],
      ['text', ''],
      ['url', 'https://bush.example/damper?a=1&b=2'],
    ]);
    expect(pathname).toBe('/my-recipes/import');
    expect([...searchParams]).toEqual([
      ['title', 'Damper'],
      ['url', 'https://bush.example/damper?a=1&b=2'],
    ]);
  });

  test('a long text is stored, since no address holds it', async () => {
    const text = 'Damper\n'.repeat(2_000);
    const { pathname, searchParams } = await share([['text', text]]);
    expect([pathname, [...searchParams.keys()]]).toEqual(['/my-recipes/import', ['shared']]);
    expect(await findShared(searchParams.get('shared')!)).toEqual({
      title: '',
      text,
      url: '',
      files: [],
    });
  });
});

describe('files', () => {
  test('shared photos are stored for the import page, in their order', async () => {
    const { pathname, searchParams } = await share([
      ['title', 'From Tom'],
      ['photos', await storableFile('list.jpg', 'image/jpeg')],
      ['photos', await storableFile('method.heic', 'image/heic')],
    ]);
    expect(pathname).toBe('/my-recipes/import');
    const found = await findShared(searchParams.get('shared')!);
    expect(found!.title).toBe('From Tom');
    expect(found!.files.map(({ name, type }) => [name, type])).toEqual([
      ['list.jpg', 'image/jpeg'],
      ['method.heic', 'image/heic'],
    ]);
    expect(await found!.files[1]!.text()).toBe('method.heic');
  });

  test('a photo of an iPhone whose type the system does not know leads to the import page', async () => {
    const { pathname } = await share([['files', await storableFile('IMG_0042.HEIC', '')]]);
    expect(pathname).toBe('/my-recipes/import');
  });

  test.each([
    ['book.paprikarecipes', 'application/octet-stream'],
    ['book.zip', 'application/zip'],
    ['soup.html', 'text/html'],
    ['soup.pdf', 'application/pdf'],
    ['soup', ''],
  ])('the shared file %s leads to the page that imports files', async (name, type) => {
    const { pathname, searchParams } = await share([['files', await storableFile(name, type)]]);
    expect(pathname).toBe('/my-recipes/files');
    const found = await findShared(searchParams.get('shared')!);
    expect(found!.files.map((each) => each.name)).toEqual([name]);
  });

  test('a file field without a file is none', async () => {
    const { search } = await share([
      ['text', 'soup'],
      ['photos', await storableFile('', 'application/octet-stream', '')],
    ]);
    expect(search).toBe('?text=soup');
  });
});

describe('what cannot be stored', () => {
  test('more files than may be shared at once are refused, and none is stored', async () => {
    const photo = await storableFile('a.jpg', 'image/jpeg');
    const photos = Array.from(
      { length: sharedLimits.files + 1 },
      () => ['photos', photo] as [string, File],
    );
    expect((await share(photos)).search).toBe('?shared=too-much');
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('a device without space for it says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    const { search } = await share([['photos', await storableFile('a.jpg', 'image/jpeg')]]);
    expect(search).toBe('?shared=not-stored');
  });

  test('a request without a form leads to the import page', async () => {
    const formData = () => Promise.reject(new TypeError('No form'));
    const answer = await receiveShare({ formData });
    expect(new URL(answer.headers.get('location')!).search).toBe('');
  });
});
