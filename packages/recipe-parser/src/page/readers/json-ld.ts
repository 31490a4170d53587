/** Recipes in JSON-LD scripts: what nine of ten recipe pages have. */
import type { Page } from '../document/page';
import { parseLooseJson } from '../../text/loose-json';

export function readJsonLd(page: Page): unknown[] {
  return page.jsonLdTexts
    .map((text) => parseLooseJson(text.replace(vocabulary, '"')))
    .filter((document) => document !== undefined);
}

/** Some write the vocabulary in front of each name: "schema:recipeIngredient". */
const vocabulary = /"(?:schema:|https?:\/\/schema\.org\/)(?=[A-Za-z]+"\s*:)/g;
