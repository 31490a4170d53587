/** Recipes in JSON-LD scripts: what nine of ten recipe pages have. */
import type { Page } from '../page';
import { parseLooseJson } from './loose-json';

export function readJsonLd(page: Page): unknown[] {
  return page.jsonLdTexts.map(parseLooseJson).filter((document) => document !== undefined);
}
