/** A household in Germany with a browser in German: from its account to a list out of German pages. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOnboardingAhead } from './pages/accounts';
import { readList } from './pages/shopping-list';
import { openPage, phone, shareBrowser } from './setup/browser';
import { englishTexts, german } from './setup/german';
import { expectNoHorizontalScroll } from './setup/inspect';
import { newPerson, tourSeen } from './setup/people';
import { openRecipeSite, type RecipeSite } from './setup/recipe-site';

shareBrowser();

const recipePage = (name: string, recipeIngredient: string[], steps: string[]) => `<!doctype html>
<html lang="de"><head><title>${name} | Küche nebenan</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield: '4 Portionen',
  prepTime: 'PT15M',
  cookTime: 'PT40M',
  author: { '@type': 'Person', name: 'Käthe Brandt' },
  recipeIngredient,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
})}</script></head><body><h1>${name}</h1></body></html>`;

const soup = 'Linsensuppe';
const loaf = 'Hackbraten mit Kartoffelpüree';

let site: RecipeSite;
beforeAll(async () => {
  site = await openRecipeSite({
    '/suppe': recipePage(
      soup,
      [
        '300 g Berglinsen',
        '2 Möhren',
        '1 Stange Lauch',
        '1,2 l Gemüsebrühe',
        '1 Zwiebel',
        '½ Bund Petersilie',
        '2 EL Rotweinessig',
        'Salz und Pfeffer',
      ],
      ['Das Gemüse klein schneiden.', 'Die Linsen 40 Minuten in der Brühe kochen.'],
    ),
    '/braten': recipePage(
      loaf,
      [
        '500 g gemischtes Hackfleisch',
        '2 Zwiebeln',
        '2 Eier',
        '1 kg mehligkochende Kartoffeln',
        '250 ml Milch',
        '50 g Butter',
        '1 TL Paprikapulver',
      ],
      ['Den Ofen auf 180 °C vorheizen.', 'Alles verkneten und 50 Minuten backen.'],
    ),
  });
});
afterAll(() => site.stop());

const person = newPerson('Käthe Brandt');
/** What stays as it is: names, and words that both languages have. */
const names = [person.name, 'Saltbush', 'English', soup, loaf, 'Küche nebenan', 'Käthe Brandt'];

async function expectGerman(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang), screen).toBe('de');
  expect(await englishTexts(page, names), screen).toEqual([]);
  await expectNoHorizontalScroll(page, screen);
}

async function createAccount(page: Page): Promise<void> {
  await page.goto('/register');
  await closeOnboardingAhead(page);
  await page.getByLabel(german('Name'), { exact: true }).fill(person.name);
  await page.getByLabel(german('Email'), { exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: german('Password') }).fill(person.password);
  await expectGerman(page, 'the page to register');
  await page.getByRole('button', { name: german('Create My Account') }).tap();
  await page.waitForURL('**/menu-maker*');
}

async function bringIn(page: Page, path: string, title: string): Promise<void> {
  await page.goto('/my-recipes/import');
  await page.getByLabel(german('Link or recipe')).fill(`${site.url}${path}`);
  await expectGerman(page, 'the page to import');
  await page.getByRole('button', { name: german('Get recipe') }).tap();
  await page.getByRole('button', { name: german('Save recipe') }).waitFor();
  await expectGerman(page, 'what was read');
  await page.getByRole('button', { name: german('Save recipe') }).tap();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expectGerman(page, 'the recipe');
}

async function planIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: german('Add to meal plan') }).tap();
  const dialog = page.getByRole('dialog', { name: german('Add to meal plan') });
  await dialog.getByRole('button', { name: /^Sonntag/ }).waitFor();
  await expectGerman(page, 'the days to plan it');
  await dialog.getByRole('button', { name: /^Sonntag/ }).tap();
  // What was planned is stored by then.
  const [added] = german('Added to {day}, {date}').replace('{day}', 'Sonntag').split(',');
  await page.getByText(added!).waitFor();
}

it('a German household gets from its account to a list without a word of English', async () => {
  const page = await openPage({ ...phone, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  await createAccount(page);
  await page.evaluate(
    (seen) => Object.entries(seen).forEach(([key, value]) => localStorage.setItem(key, value)),
    tourSeen,
  );
  await bringIn(page, '/suppe', soup);
  await planIt(page);
  await bringIn(page, '/braten', loaf);
  await planIt(page);

  await page.goto('/menu-maker');
  await page.getByRole('link', { name: soup }).first().waitFor();
  await expectGerman(page, 'the week');

  await page.goto('/shopping-list');
  await page.getByRole('checkbox', { name: 'Zwiebeln' }).waitFor();
  await expectGerman(page, 'the list');
  expect(await readList(page)).toEqual([
    'Obst & Gemüse: 2 Karotten',
    'Obst & Gemüse: 1 kg Kartoffeln',
    'Obst & Gemüse: 1 Lauch',
    'Obst & Gemüse: 1 Bund Petersilie',
    'Obst & Gemüse: 3 Zwiebeln',
    'Fleisch & Fisch: 500 g gemischtes Hackfleisch',
    'Milch, Eier & Kühlregal: 250-g-Block Butter',
    'Milch, Eier & Kühlregal: 1 Schachtel Eier',
    'Milch, Eier & Kühlregal: 1-l-Karton Milch',
    'Vorräte: 2 × 1-l-Kartons Gemüsebrühe',
    'Vorräte: 500-g-Packung Linsen',
  ]);
});
