/**
 * What a visit loads and how long it takes, in Chromium: plain, and as a slow phone sees it
 * (1.6 Mbit/s, 150 ms, a processor four times slower); with an empty cache, and coming back.
 */
import { chromium, type Browser } from 'playwright-core';
import { mostAhead } from '../e2e/setup/first-visit';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { recipeNumber, registerCook, type Cook } from './cook';
import { printTable, round, spreadOf } from './measure';
import { printFirstVisits } from './first-visit';
import { signIn, visitPage, type Visit, type Visited } from './page-visit';

const visits = 7;

interface Options {
  /** "first-visits": nothing else. */
  only?: string | undefined;
  /** Whether each request of the first visits is printed. */
  list?: boolean | undefined;
  /** What the visitor's browser asks for: "de". */
  language?: string | undefined;
}

export async function benchBrowser({ only, list = false, language }: Options): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const cook = await registerCook(saltbush.url, 'visitor');
    for (let n = 0; n < 30; n += 1) await cook.call('POST', '/recipes', recipeNumber(n));
    const pictured = await registerCook(saltbush.url, 'pictured');
    await savePictured(pictured);
    const pages = pagesFor(cook, pictured);
    const firstVisits = pages.flatMap((page) =>
      page.mostAhead === undefined ? [] : { ...page, mostAhead: page.mostAhead },
    );
    const locale = language ?? 'en-AU';
    await printFirstVisits(browser, { server: saltbush.url, locale }, firstVisits, list);
    if (only === 'first-visits') return;
    for (const isSlow of [false, true]) {
      const line = isSlow ? '1.6 Mbit/s, 150 ms, CPU / 4' : 'plain';
      const rows = [];
      for (const page of pages) {
        rows.push(await medianOf(browser, { baseURL: saltbush.url, locale }, page, isSlow));
        if (page.isRepeated) {
          rows.push(
            await medianOf(browser, { baseURL: saltbush.url, locale }, page, isSlow, 'again'),
          );
        }
      }
      printTable(`Visits, ${line}: medians of ${visits} in ms and KB`, rows);
    }
  } finally {
    await browser.close();
    await saltbush.stop();
  }
}

interface BenchedPage extends Visited {
  name: string;
  cook?: Cook;
  isRepeated?: boolean;
  /** Most KB ahead of its first visit, if that is measured too. */
  mostAhead?: number;
  mostLargestPaintMs?: number;
}

const pagesFor = (cook: Cook, pictured: Cook): BenchedPage[] => [
  {
    name: 'landing',
    path: '/',
    wanted: 'main h1',
    pressed: 'main h1 ~ * a, main a',
    picture: 'main img:not([loading=lazy])',
    mostAhead: mostAhead.visitor,
  },
  {
    name: 'login',
    path: '/login',
    wanted: 'main form button',
    pressed: 'main form',
    mostAhead: mostAhead.visitor,
  },
  {
    name: 'my recipes',
    path: '/my-recipes',
    wanted: 'main article, main li a',
    pressed: 'main article, main li a',
    cook,
    isRepeated: true,
  },
  {
    name: 'my recipes with pictures',
    path: '/my-recipes',
    wanted: 'main article, main li a',
    pressed: 'main article, main li a',
    // Its placeholder shows it first.
    picture: 'main li img, main [data-card-image] img',
    cook: pictured,
    mostAhead: mostAhead.recipeList,
    mostLargestPaintMs: 2_500,
  },
];

/** Each shows a picture of the curated library. */
async function savePictured({ call }: Cook): Promise<void> {
  const { images } = await call<{ images: { imageUrl: string }[] }>('GET', '/curated-images');
  for (let n = 0; n < 19; n += 1) {
    const { imageUrl } = images[n % images.length]!;
    await call('POST', '/recipes', { ...recipeNumber(n), imageUrl });
  }
}

async function medianOf(
  browser: Browser,
  options: { baseURL: string; locale: string },
  page: BenchedPage,
  isSlow: boolean,
  again?: 'again',
) {
  const seen: Visit[] = [];
  for (let n = 0; n < visits; n += 1) {
    const context = await browser.newContext(options);
    if (page.cook) await signIn(context, page.cook);
    // The browser keeps compiled scripts from the second visit on.
    if (again) for (let visit = 0; visit < 2; visit += 1) await visitPage(context, page, false);
    seen.push(await visitPage(context, page, isSlow));
    await context.close();
  }
  const median = (part: keyof Visit) =>
    spreadOf(
      '',
      seen.map((visit) => visit[part]),
    ).p50;
  return {
    page: again ? `${page.name}, again` : page.name,
    'first paint': median('firstPaint'),
    'largest paint': median('largestPaint'),
    'first picture': page.picture === undefined ? '' : median('pictures'),
    wanted: median('wanted'),
    // The nearest to a quiet machine.
    'wanted, least': round(Math.min(...seen.map((visit) => visit.wanted))),
    usable: median('usable'),
    'main thread blocked': median('blocked'),
    'scripts, gzip -9': round(median('scriptBytes') / 1024),
    'all, as sent': round(median('bytes') / 1024),
    'layout shift, most': Math.max(...seen.map((visit) => visit.shift)).toFixed(3),
  };
}
