import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { curatedImagesRoutes, type CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { AppError } from '@saltbush/contract/errors';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import { recipeId } from '../../../testing/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import type { ChosenImage } from './chosen-image';
import { ChooseImageButton } from './choose-image-button';
import { tips } from './drawing/tips';
import { WaitingPanel } from './drawing/waiting-panel';
import { getToasts } from '../../../ui/feedback/toast';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { render } from '@testing-library/react';

const urlOf = (n: number) => `/images/${recipeId(n)}/800.webp`;
const imageOf = (n: number, recipeTitle: string): CuratedImage => ({
  _id: recipeId(n),
  imageUrl: urlOf(n),
  colour: '#a37c52',
  recipeTitle,
  tags: ['soup', 'winter', 'quick', 'fourth'],
  cuisine: 'Australian',
  difficulty: 'Easy',
  alt: `${recipeTitle} from above`,
});
const all = [imageOf(1, 'Pumpkin soup'), imageOf(2, 'Damper')];
const library = answer(curatedImagesRoutes.list, ({ query: { search, page } }) => {
  const words = search?.toLowerCase() ?? '';
  const found = all.filter(({ recipeTitle }) => recipeTitle.toLowerCase().includes(words));
  const images = page === 2 ? [imageOf(3, 'Lamington')] : found;
  const pages = words === '' ? 2 : 1;
  return { images, pagination: { page, limit: 12, total: found.length, pages } };
});
const credit = { name: 'Ana Lim', source: 'Unsplash', licence: 'Unsplash Licence' };
const photo = {
  provider: 'unsplash' as const,
  id: 'p1',
  thumbnailUrl: 'https://photos.test/p1.jpg',
  width: 400,
  height: 300,
  description: 'Bread on a table',
  credit,
};
const drawing = (isSetUp: boolean, leftToday = 20) =>
  answer(imageGenerationRoutes.describe, { isSetUp, leftToday });

async function openPicker(title: string, ...api: Answer[]) {
  const chosen: ChosenImage[] = [];
  const files: File[] = [];
  const submitted = vi.fn();
  const Page = () => (
    <form onSubmit={submitted}>
      <ChooseImageButton
        getRecipe={() => ({ title, ingredients: ['flour'], instructions: ['Bake.'] })}
        onChoose={(image) => chosen.push(image)}
        onFile={(file) => files.push(file)}
      />
    </form>
  );
  const page = await renderPage(Page, { at: '/picker', api: [library, ...api] });
  await page.person.click(screen.getByRole('button', { name: 'Choose a picture' }));
  await screen.findByRole('tablist', {}, { timeout: 5_000 });
  const openTab = (name: string) => page.person.click(screen.getByRole('tab', { name }));
  return { ...page, chosen, files, submitted, openTab };
}
const card = (name: RegExp) => screen.findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => vi.useRealTimers());

describe('our pictures', () => {
  test('library pictures are shown with title and three tags, and choosing one closes the picker', async () => {
    const { person, chosen } = await openPicker('');
    const damper = await card(/Damper/);
    expect(damper.textContent).toBe('Dampersoup, winter, quick');
    await person.click(damper);
    expect(chosen).toEqual([{ imageUrl: urlOf(2) }]);
    await screen.findByText('Image selected');
    expect(getToasts()).toMatchObject([{ title: 'Image selected', durationMs: 2_000 }]);
    await isClosed();
    const opener = screen.getByRole('button', { name: 'Choose a picture' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('library pictures that fit the title come first', async () => {
    await openPicker('Damper');
    await card(/Damper/);
    expect(screen.queryByText('Pumpkin soup')).toBeNull();
    expect(screen.getByLabelText('Search our pictures')).toHaveProperty('value', 'Damper');
  });

  test('library pictures are all shown when none fits the title', async () => {
    await openPicker('Quandong tart');
    await card(/Pumpkin soup/);
    expect(screen.getByLabelText('Search our pictures')).toHaveProperty('value', '');
  });

  test('library pictures are searched after a pause, from page 1, without submitting the form around', async () => {
    const { person, api, submitted } = await openPicker('');
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await card(/Lamington/);
    expect(screen.getByText('Page 2 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await person.type(screen.getByLabelText('Search our pictures'), 'damp');
    await card(/Damper/);
    expect(screen.getByText('Page 1 of 1')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    const searches = api.requestsTo(curatedImagesRoutes.list).map(({ query }) => query.search);
    expect(searches).toEqual([undefined, undefined, 'damp']);
    await person.type(screen.getByLabelText('Search our pictures'), 'er{Enter}');
    await waitFor(() => expect(api.requestsTo(curatedImagesRoutes.list)).toHaveLength(4));
    expect(submitted).not.toHaveBeenCalled();
  });

  test('library pictures are searched 400 ms after the last letter', async () => {
    const { api } = await openPicker('');
    await card(/Damper/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const searches = () =>
      api.requestsTo(curatedImagesRoutes.list).map(({ query }) => query.search);
    const field = screen.getByLabelText('Search our pictures');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('dam');
    await act(() => vi.advanceTimersByTimeAsync(399));
    type('damp');
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect(searches()).toEqual([undefined]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(searches()).toEqual([undefined, 'damp']);
  });

  test('pictures that are on their way have their places', async () => {
    const never = answer(curatedImagesRoutes.list, () => new Promise<never>(() => {}));
    await openPicker('', never);
    expect(screen.getByRole('status', { name: 'Loading pictures' }).children).toHaveLength(12);
  });

  test('a search of library pictures that finds none says so', async () => {
    const { person } = await openPicker('');
    await person.type(await screen.findByLabelText('Search our pictures'), 'zzz{Enter}');
    await screen.findByRole('heading', { name: 'No stock images found' });
    screen.getByText('Try adjusting your search terms or check back later');
  });

  test('library pictures that fail to load say so and can be tried again', async () => {
    let isDown = true;
    const { person } = await openPicker(
      '',
      answer(curatedImagesRoutes.list, () =>
        isDown
          ? new AppError('INTERNAL')
          : { images: all, pagination: { page: 1, limit: 12, total: 2, pages: 1 } },
      ),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    const messages = screen.getByRole('region', { name: 'Messages', hidden: true });
    expect(messages.textContent).toContain('ErrorFailed to load stock images');
    expect(getToasts()).toMatchObject([{ title: 'Error', durationMs: 3_000 }]);
    isDown = false;
    await person.click(again);
    await card(/Damper/);
  });
});

test('the tabs of the picture picker are reached by arrows', async () => {
  const { person } = await openPicker('', drawing(true));
  act(() => screen.getByRole('tab', { name: 'Saltbush pictures' }).focus());
  await person.keyboard('{ArrowRight}');
  const upload = screen.getByRole('tab', { name: 'Upload', selected: true });
  expect(document.activeElement).toBe(upload);
  await person.keyboard('{End}{ArrowRight}');
  screen.getByRole('tab', { name: 'Saltbush pictures', selected: true });
});

describe('a picture of the device', () => {
  const file = new File(['picture'], 'soup.jpg', { type: 'image/jpeg' });

  test('a picture of the device is chosen as a file', async () => {
    const { person, files, openTab } = await openPicker('');
    await openTab('Upload');
    await person.upload(screen.getByLabelText('Choose a file'), file);
    expect(files).toEqual([file]);
    await isClosed();
  });

  test('a picture of the device is dropped on the picker', async () => {
    const { files, openTab } = await openPicker('');
    await openTab('Upload');
    fireEvent.drop(screen.getByText(/Drop a picture here/), { dataTransfer: { files: [file] } });
    expect(files).toEqual([file]);
  });
});

describe('photo search', () => {
  test('a photo search shows credit and licence, and the photo is chosen with its credit', async () => {
    const stored = { imageUrl: urlOf(5), colour: '#a37c52', width: 800, height: 600, credit };
    const { person, chosen, openTab } = await openPicker(
      'Bread',
      answer(stockPhotosRoutes.search, { photos: [photo] }),
      answer(stockPhotosRoutes.choose, stored),
    );
    await openTab('Photo search');
    await person.type(screen.getByLabelText('Search photos'), '{Enter}');
    const list = await screen.findByRole('list', { name: 'Photos' });
    const found = within(list).getByRole('button', { name: /Bread on a table/ });
    expect(found.textContent).toBe('Ana Lim, UnsplashUnsplash Licence');
    await person.click(found);
    await waitFor(() => expect(chosen).toEqual([{ imageUrl: urlOf(5), credit }]));
  });

  test('a photo search that fails says so', async () => {
    const failing = answer(stockPhotosRoutes.search, new AppError('STOCK_PHOTOS_FAILED'));
    const { person, openTab } = await openPicker('Bread', failing);
    await openTab('Photo search');
    await person.type(screen.getByLabelText('Search photos'), '{Enter}');
    await screen.findByRole('heading', { name: 'Failed to search stock images' });
    screen.getByRole('button', { name: 'Try again' });
    await person.clear(screen.getByLabelText('Search photos'));
    const blank = screen.getByRole('button', { name: 'Search' });
    expect(blank, 'nothing to search for').toHaveProperty('disabled', true);
  });

  test('a photo search that is not set up leads to the other tabs', async () => {
    const missing = answer(stockPhotosRoutes.search, new AppError('STOCK_PHOTOS_NOT_SET_UP'));
    const { person, openTab } = await openPicker('Bread', missing);
    await openTab('Photo search');
    await person.type(screen.getByLabelText('Search photos'), '{Enter}');
    await screen.findByRole('heading', { name: 'Photo search is switched off' });
    await person.click(screen.getByRole('button', { name: 'Upload a picture' }));
    screen.getByRole('tab', { name: 'Upload', selected: true });
  });
});

describe('a generated picture', () => {
  const generate = async (title: string, ...api: Answer[]) => {
    const page = await openPicker(title, drawing(true, 5), ...api);
    await page.openTab('AI Generated');
    const description = await screen.findByLabelText('Describe the dish');
    await page.person.type(description, 'Blue bowl');
    return page;
  };
  const click = (page: Awaited<ReturnType<typeof generate>>, name: string) =>
    page.person.click(screen.getByRole('button', { name }));

  test('a generated picture follows from the description and the recipe', async () => {
    const stored = { imageUrl: urlOf(6), colour: '#a37c52', width: 800, height: 600 };
    const page = await generate('Damper', answer(imageGenerationRoutes.generateImage, stored));
    screen.getByText('241 characters left');
    screen.getByText('5 pictures left today');
    await click(page, 'Generate image');
    await waitFor(() => expect(page.chosen).toEqual([{ imageUrl: urlOf(6) }]));
    expect(page.api.requestsTo(imageGenerationRoutes.generateImage)[0]!.body).toEqual({
      description: 'Blue bowl',
      title: 'Damper',
      ingredients: 'flour',
      instructions: ['Bake.'],
    });
  });

  test('a generated picture needs a description', async () => {
    const page = await generate('Damper');
    await page.person.clear(screen.getByLabelText('Describe the dish'));
    await click(page, 'Generate image');
    const field = screen.getByLabelText('Describe the dish');
    await screen.findByText('Description required. Please describe how your dish looks');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.api.requestsTo(imageGenerationRoutes.generateImage)).toEqual([]);
  });

  test('a generated picture can be cancelled while it is awaited, and the description stays', async () => {
    const never = answer(imageGenerationRoutes.generateImage, () => new Promise<never>(() => {}));
    const page = await generate('Damper', never);
    await click(page, 'Generate image');
    await screen.findByText('Hold tight. Your recipe image is cooking.');
    await click(page, 'Cancel');
    expect(screen.getByLabelText('Describe the dish')).toHaveProperty('value', 'Blue bowl');
    expect(page.chosen).toEqual([]);
  });

  test.each([
    ['IMAGE_GENERATION_TIMED_OUT', 'Image generation timed out. Please try again.'],
    ['IMAGE_GENERATION_NOT_AUTHENTICATED', 'Image generation service authentication failed.'],
    ['IMAGE_GENERATION_UNAVAILABLE', 'Image generation service is temporarily unavailable.'],
  ] as const)(
    'a generated picture that fails with %s says why and offers ways on',
    async (code, message) => {
      const failing = answer(imageGenerationRoutes.generateImage, new AppError(code));
      const page = await generate('Damper', failing);
      await click(page, 'Generate image');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(message);
      screen.getByRole('button', { name: 'Try again' });
      await click(page, 'Choose one of our pictures');
      screen.getByRole('tab', { name: 'Saltbush pictures', selected: true });
    },
  );

  test('a drawing of a recipe without a title asks for the title, and hands it on', async () => {
    const stored = { imageUrl: urlOf(6), colour: '#a37c52', width: 800, height: 600 };
    const page = await generate('', answer(imageGenerationRoutes.generateImage, stored));
    await click(page, 'Generate image');
    const title = screen.getByLabelText('Title of the recipe');
    await screen.findByText('Please give the recipe a title first');
    expect(document.activeElement).toBe(title);
    expect(page.api.requestsTo(imageGenerationRoutes.generateImage)).toEqual([]);
    await page.person.type(title, 'Damper');
    await click(page, 'Generate image');
    await waitFor(() => expect(page.chosen).toEqual([{ imageUrl: urlOf(6), title: 'Damper' }]));
    expect(page.api.requestsTo(imageGenerationRoutes.generateImage)[0]!.body).toMatchObject({
      title: 'Damper',
    });
  });

  test('a drawing of a recipe with a title asks for none', async () => {
    await generate('Damper');
    expect(screen.queryByLabelText('Title of the recipe')).toBeNull();
  });

  test('a generated picture is not to be had where nothing is set up', async () => {
    const { openTab } = await openPicker('Damper', drawing(false));
    await openTab('AI Generated');
    await screen.findByRole('heading', { name: 'Drawing pictures is not set up' });
    expect(screen.queryByLabelText('Describe the dish')).toBeNull();
  });

  test('a generated picture is awaited with a message for 3 s, then another tip every 10 s', () => {
    vi.useFakeTimers();
    render(<WaitingPanel onCancel={() => {}} />, { wrapper: ThemeProvider });
    const text = () => screen.getByRole('status').textContent;
    const message = text();
    expect(message).toContain("It takes 10-20 seconds. Won't be long!");
    act(() => void vi.advanceTimersByTime(2_999));
    expect(text()).toBe(message);
    act(() => void vi.advanceTimersByTime(1));
    const first = text();
    expect(first).toMatch(/^Tip: /);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(text()).toBe(first);
    act(() => void vi.advanceTimersByTime(1));
    expect(text()).toMatch(/^Tip: /);
    expect(text()).not.toBe(first);
    expect(new Set(tips).size).toBe(15);
  });

  test.each([
    [0, 1],
    [0.5, 8],
    [0.999, 14],
  ])(
    'a generated picture is awaited with tips in random order: with the chance %d first tip %i',
    (chance, n) => {
      vi.useFakeTimers();
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      render(<WaitingPanel onCancel={() => {}} />, { wrapper: ThemeProvider });
      act(() => void vi.advanceTimersByTime(3_000));
      expect(screen.getByRole('status').textContent).toBe(`Tip: ${tips[n]}`);
    },
  );
});
