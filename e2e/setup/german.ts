/** What a page in German says, and whether some of it is still English. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import type { Page } from 'playwright-core';

const file = fileURLToPath(new URL('../../languages/de/texts.po', import.meta.url));
const { items } = PO.parse(readFileSync(file, 'utf8'));
const translations = new Map(
  items.map(({ msgid, msgstr: [text = ''] }): [string, string] => [msgid, text]),
);

/** The German of a text of ours, so that a journey finds it whatever a translator makes of it. @example german('Save') // 'Speichern' */
export function german(text: string): string {
  const translation = translations.get(text);
  if (!translation) throw new Error(`“${text}” is not in ${file}`);
  return translation;
}

/** Words that no German text has and nearly every English sentence does. */
const englishWords =
  /(?<!\p{L})(the|and|of|to|your|you|with|for|is|are|this|that|from|at|it|by|no|yes|or|week|day|today|add|save|recipe|recipes|list|plan to|shopping|meal)(?!\p{L})/iu;

/**
 * The texts on a page that are English: as a whole in the catalogue, or by their words.
 *
 * @param names what people, recipes and shops are called, which stay as they are
 */
export async function englishTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  return texts.filter((text) => {
    const ours = names.reduce((rest, name) => rest.replaceAll(name, ''), text).trim();
    const translation = translations.get(ours);
    return (translation !== undefined && translation !== ours) || englishWords.test(ours);
  });
}

/** In the page: what is seen or read aloud. */
function readTexts(): string[] {
  const found = new Set<string>();
  const properties = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('script, style, noscript')) continue;
    for (const name of properties) found.add(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent ?? '');
    }
  }
  found.add(document.title);
  return [...found].map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
}
