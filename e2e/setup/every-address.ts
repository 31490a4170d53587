/** Every page of the app by its tables of addresses (`tables`): a new page is looked at without being listed. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { untilLoaded } from './inspect';

/** Those that every visitor loads, and those of pages that few open. */
const tables = ['paths.ts', 'app/routes/more-routes.ts'].map(
  (file) => new URL(`../../packages/web/src/${file}`, import.meta.url),
);

/** What stands for the parameters of a path. */
export interface Examples {
  recipeId: string;
  householdId: string;
  cookbookId: string;
  token: string;
}

/**
 * Opens each page once, and none to which it is only led from another.
 *
 * @param look at the page that is open, by its address
 * @param isOfPart of an address; all others are left out
 */
export async function lookAtEveryPage(
  page: Page,
  examples: Examples,
  look: (address: string) => Promise<void>,
  isOfPart = /^/,
): Promise<void> {
  const seen = new Set<string>();
  const addresses = (await readAddresses(examples)).filter((address) => isOfPart.test(address));
  for (const address of addresses) {
    await page.goto(address);
    await untilLoaded(page);
    const { pathname } = new URL(page.url());
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    await look(address);
    addresses.push(...(await subpagesOn(page, pathname)));
  }
}

async function readAddresses({
  recipeId,
  householdId,
  cookbookId,
  token,
}: Examples): Promise<string[]> {
  const texts = await Promise.all(tables.map((table) => readFile(table, 'utf8')));
  const paths = [...texts.join('\n').matchAll(/(?:: |\bat\()'(\/[^']*)'/g)].map(
    ([, path]) => path!,
  );
  return (
    paths
      // A program opens `/connect` with what it asks for.
      .filter((path) => !/\/\$(section|page)$|^\/connect$/.test(path))
      .map((path) =>
        path
          .replace('/households/$id', `/households/${householdId}`)
          .replace('/cookbooks/$id', `/cookbooks/${cookbookId}`)
          .replace('$id', recipeId)
          .replace('$token', token),
      )
  );
}

/** Of the account and the Admin Panel, whose own tables are what they show. */
async function subpagesOn(page: Page, pathname: string): Promise<string[]> {
  if (!['/account', '/admin'].includes(pathname)) return [];
  const links = page.locator(`main a[href^="${pathname}/"]`);
  await links.filter({ visible: true }).first().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
}
