/** With a voice and ears that stand in for the browser's: a browser without a screen has neither. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { writeByCall } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';

shareBrowser();

const buns = {
  title: 'Cheese buns',
  ingredientLines: ['150 g butter', '2 cups plain flour', '3 eggs'],
  steps: ['Melt the butter.', 'Bake for 20 minutes.'],
};
const braten = {
  title: 'Zwiebelkuchen',
  ingredientLines: ['150 g Butter'],
  steps: ['Die Zwiebel in der Butter ca. 20–25 Min. braten und mit 1½ EL Mehl bei 180 °C mischen.'],
};

interface FakeSpeech {
  spoken: { text: string; lang: string }[];
  /** What the microphone hears next. */
  heard: string;
  listened: number;
}
type SpeechWindow = typeof window & { fake: FakeSpeech };

/** @param voices languages of the voices; none: a browser without a voice */
async function withSpeech(page: Page, ...voices: string[]): Promise<void> {
  await page.addInitScript((languages) => {
    const fake: FakeSpeech = { spoken: [], heard: '', listened: 0 };
    Object.assign(window, { fake });
    class Utterance extends EventTarget {
      lang = '';
      voice = null;
      constructor(readonly text: string) {
        super();
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => languages.map((lang) => ({ lang, localService: true, name: lang })),
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        fake.spoken.push({ text: utterance.text, lang: utterance.lang });
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      },
    });
    class Recognition extends EventTarget {
      lang = '';
      start() {
        fake.listened += 1;
        setTimeout(() => {
          const results = [[{ transcript: fake.heard }]];
          if (fake.heard === '')
            this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
          else this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        });
      }
      abort() {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, SpeechRecognition: Recognition });
  }, voices);
}

const spoken = (page: Page) => page.evaluate(() => (window as SpeechWindow).fake.spoken);
const listened = (page: Page) => page.evaluate(() => (window as SpeechWindow).fake.listened);
const willHear = (page: Page, words: string) =>
  page.evaluate((heard) => {
    (window as SpeechWindow).fake.heard = heard;
  }, words);
const panel = (page: Page) => page.getByRole('region', { name: 'Read aloud' });
const screenOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function say(page: Page, words: string): Promise<void> {
  await willHear(page, words);
  await panel(page).getByRole('button', { name: 'Ask', exact: true }).tap();
}

it('a cook has a recipe read aloud and asks by voice, on a phone', async () => {
  const page = await openSignedIn('Wet Hands', phone);
  const id = await writeByCall(page, buns);
  await withSpeech(page, 'en-AU', 'de-DE');
  await page.goto(`/recipes/${id}/cook?serves=8`);
  await screenOf(page, 'Get ready').waitFor();
  expect(await listened(page)).toBe(0);
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  await panel(page).waitFor();
  await page.getByRole('button', { name: /^Next/ }).tap();
  await screenOf(page, 'Step 1 of 2').waitFor();
  await page.waitForFunction(() =>
    (window as SpeechWindow).fake.spoken.some(({ text }) => text.includes('300 grams butter')),
  );

  await say(page, 'next');
  await page.getByText('Your browser listens once for each press', { exact: false }).waitFor();
  expect(await listened(page)).toBe(0);
  await page.getByRole('button', { name: 'Use the microphone' }).tap();
  await screenOf(page, 'Step 2 of 2').waitFor();
  expect(await listened(page)).toBe(1);
  await say(page, 'how much butter do I need');
  await panel(page).getByText('300 g butter.').waitFor();
  await say(page, 'how much saffron');
  await panel(page).getByText('There is no saffron in this recipe.').waitFor();
  await say(page, 'set the timer');
  await panel(page).getByText('Timer set: 20 minutes.').waitFor();
  await page.getByRole('list', { name: 'All timers' }).getByText('Bake · step 2').waitFor();
  await say(page, 'a lovely evening');
  await panel(page)
    .getByText(/^I heard “a lovely evening”/)
    .waitFor();
  await say(page, 'back');
  await screenOf(page, 'Step 1 of 2').waitFor();
  await willHear(page, '');
  await panel(page).getByRole('button', { name: 'Ask', exact: true }).tap();
  await panel(page)
    .getByText(/^The microphone is blocked/)
    .waitFor();
});

it('a cook has a recipe read aloud by keyboard, and asks with buttons', async () => {
  const page = await openSignedIn('Dry Hands', desktop);
  const id = await writeByCall(page, buns);
  await withSpeech(page, 'en-AU');
  await page.goto(`/recipes/${id}/cook`);
  await page.getByRole('button', { name: 'Read aloud' }).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await screenOf(page, 'Step 2 of 2').waitFor();
  await panel(page).getByLabel('How much …?').selectOption('plain flour');
  await panel(page).getByText('2 cups plain flour.').waitFor();
  const before = (await spoken(page)).length;
  await panel(page).getByRole('button', { name: 'Repeat' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (count) => (window as SpeechWindow).fake.spoken.length > count,
    before,
  );
  await panel(page).getByRole('button', { name: 'Set the timer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'All timers' }).getByText('Bake · step 2').waitFor();
  await expectGoodInEachLook(page, 'reading aloud');
});

it('a German recipe is read by a German voice, and a browser without one says so', async () => {
  const page = await openSignedIn('Deutsch Koch', desktop);
  const id = await writeByCall(page, braten);
  await withSpeech(page, 'en-AU', 'de-DE');
  await page.goto(`/recipes/${id}/cook`);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.waitForFunction(() =>
    (window as SpeechWindow).fake.spoken.some(
      ({ text, lang }) =>
        text.includes('circa 20 bis 25 Minuten braten und mit eineinhalb Esslöffel Mehl') &&
        text.includes('bei 180 Grad') &&
        lang === 'de-DE',
    ),
  );
  await panel(page).getByLabel('How much …?').selectOption('Butter');
  await page.waitForFunction(() =>
    (window as SpeechWindow).fake.spoken.some(
      ({ text, lang }) => text === '150 Gramm Butter.' && lang === 'de-DE',
    ),
  );

  const other = await page.context().newPage();
  await withSpeech(other, 'en-AU');
  await other.goto(`/recipes/${id}/cook`);
  await other.getByRole('button', { name: 'Keep cooking' }).click();
  await other.getByRole('button', { name: 'Read aloud' }).click();
  await other.getByText(/^This device has no German voice/).waitFor();
});

it('a browser without a voice and without ears says so, and still answers', async () => {
  const page = await openSignedIn('Quiet Cook', phone);
  const id = await writeByCall(page, buns);
  await page.addInitScript(() => {
    for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  });
  await page.goto(`/recipes/${id}/cook`);
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  await panel(page)
    .getByText(/^This browser has no voice to read with/)
    .waitFor();
  await panel(page)
    .getByText(/^This browser can’t understand speech/)
    .waitFor();
  await panel(page).getByLabel('How much …?').selectOption('eggs');
  await panel(page).getByText('3 eggs.').waitFor();
});
