/** What is shown in which picture. */
import type { Page } from 'playwright-core';
import type { ExampleHousehold } from '../example-household/fill-household';

export interface Shot {
  viewport: { width: number; height: number };
  /** Pixels of the screen for each of the page. */
  scale: number;
  /** Of the picture, from the top of the page; the whole viewport where absent. */
  height?: number;
  take(page: Page, household: ExampleHousehold): Promise<void>;
  files: { path: string; width: number }[];
}

const phone = { viewport: { width: 360, height: 740 }, scale: 2 };
const screens = 'packages/web/public/screens';
const readme = 'docs/images';

/** @param size of the page the picture is of: twice that for sharp screens */
const inBothSizes = (name: string, size: number) => [
  { path: `${screens}/${name}-${size}.webp`, width: size },
  { path: `${screens}/${name}-${size * 2}.webp`, width: size * 2 },
];

const shots: readonly Shot[] = [
  {
    ...phone,
    files: [...inBothSizes('phone-list', 360), { path: `${readme}/phone-list.webp`, width: 540 }],
    take: async (page) => {
      await openList(page);
    },
  },
  {
    ...phone,
    files: inBothSizes('phone-line', 360),
    take: async (page) => {
      await openList(page);
      await page
        .getByRole('button', { name: /brown onions, details$/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...phone,
    height: 580,
    files: inBothSizes('phone-recipe', 360),
    take: async (page, { recipes }) => {
      await page.goto(`/recipes/${recipes.get('Fish tacos')!.id}`);
      await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    },
  },
  {
    viewport: { width: 1120, height: 560 },
    scale: 1.5,
    files: [...inBothSizes('week', 840), { path: `${readme}/week.webp`, width: 1120 }],
    take: async (page) => {
      await page.goto('/menu-maker');
      await page.getByText('Pumpkin soup').first().waitFor();
    },
  },
  {
    ...phone,
    files: [{ path: `${readme}/cooking-mode.webp`, width: 540 }],
    take: async (page, { recipes }) => {
      await page.goto(`/recipes/${recipes.get('Spaghetti bolognese')!.id}/cook`);
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.getByRole('button', { name: /^Next/ }).click();
    },
  },
];

/** By day, and what the landing page shows once more by night. */
export const inBothThemes = shots.flatMap((shot) => {
  const dark = shot.files
    .filter(({ path }) => path.startsWith(screens))
    .map(({ path, width }) => ({ path: path.replace(/(?=-\d+\.)/, '-dark'), width }));
  return [
    { ...shot, colorScheme: 'light' as const },
    ...(dark.length === 0 ? [] : [{ ...shot, files: dark, colorScheme: 'dark' as const }]),
  ];
});

async function openList(page: Page): Promise<void> {
  await page.goto('/shopping-list');
  await page.getByRole('checkbox').nth(4).waitFor();
}
