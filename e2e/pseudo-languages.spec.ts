/**
 * Every page on a phone in two languages that nobody speaks (docs/translating.md): one whose texts are 40 % longer, one
 * from right to left. Nothing is wider than the phone, no text of ours is cut off, and all of them are in the catalogues.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPageAt, phone, shareBrowser } from './setup/browser';
import { lookAtEveryPage } from './setup/every-address';
import { untilLoaded } from './setup/inspect';
import { layoutFaults } from './setup/layout-faults';
import { makeContent, type Content } from './setup/pseudo-languages/content';
import { readPlainTexts } from './setup/pseudo-languages/plain-texts';
import {
  buildPseudoLanguages,
  servePseudoLanguage,
  type PseudoApp,
  type PseudoLanguage,
} from './setup/pseudo-languages/pseudo-app';
import { lookAtParts } from './setup/pseudo-languages/parts';
import { textFaults } from './setup/pseudo-languages/text-faults';
import { tourSeen } from './setup/people';
import { runSaltbush } from './setup/run-saltbush';

shareBrowser();

/** Whose pages are others for those who are signed in. */
const ofVisitors =
  /^\/($|login|register|request-|reset-|verify|invitation|accept|shared-recipe|vote|cooks|recipe\/|sign-in)/;

/** On a busy machine, where a source has changed. */
const longestStartMs = 240_000;

const languages: readonly PseudoLanguage[] = ['en-XA', 'ar-XB'];
let content: Content;
let apps: Record<PseudoLanguage, PseudoApp>;

beforeAll(async () => {
  buildPseudoLanguages();
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', REGISTRATION: 'open' });
  content = await makeContent(saltbush.url);
  const [longer, mirrored] = await Promise.all(
    languages.map((language) => servePseudoLanguage(language, saltbush.url)),
  );
  apps = { 'en-XA': longer!, 'ar-XB': mirrored! };
  return async () => {
    Object.values(apps).forEach((app) => app.close());
    await saltbush.stop();
  };
}, longestStartMs);

it.each(languages)('every page fits a phone in the pseudo-language %s', async (language) => {
  const faults: string[] = [];
  const plain = new Map<string, string>();
  const lookAt = (page: Page) => async (address: string) => {
    const found = await textFaults(page);
    const all = [...(await layoutFaults(page)), ...found.cut];
    faults.push(...all.map((fault) => `${address} ${fault}`));
    found.plain.forEach((text) => plain.set(text, address));
  };
  const { url } = apps[language];
  const visitor = await openPageAt(url, tourSeen, phone);
  await lookAtEveryPage(visitor, content.examples, lookAt(visitor), ofVisitors);
  const member = await openPageAt(url, content.signedIn, phone);
  const look = lookAt(member);
  const others = new RegExp(`^(?!${ofVisitors.source.slice(1)})`);
  await lookAtEveryPage(
    member,
    content.examples,
    async (address) => {
      await look(address);
      await lookAtParts(member, address, look);
    },
    others,
  );
  expect(faults).toEqual([]);
  if (language === 'en-XA') expect(readPlainTexts(plain)).toEqual([]);
});

it('the arrow to the left leads on while somebody cooks from right to left', async () => {
  const page = await openPageAt(apps['ar-XB'].url, content.signedIn, phone);
  const step = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`${number}\\D+2`) });
  await page.goto(`/recipes/${content.examples.recipeId}/cook`);
  await untilLoaded(page);
  await page.keyboard.press('ArrowLeft');
  await step(1).waitFor();
  await page.keyboard.press('ArrowLeft');
  await step(2).waitFor();
  await page.keyboard.press('ArrowRight');
  await step(1).waitFor();
});
