/** The opening tags of a page with their attributes, found in one pass: enough for what pages state for machines. */

export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index of the first character after it. */
  readonly end: number;
}

const mostTags = 20_000;
/** A longer tag has images in it, and nothing that is looked for. */
const longestTag = 4_000;
const wanted =
  /^(?:script|meta|link|span|div|p|h1|h2|data|strong|b|ins|section|article|main|body|li|td)$/;

/** @example tagsIn('<meta name="a" content="b">')[0]?.attributes.get('content') // 'b' */
export function tagsIn(page: string): Tag[] {
  const tags: Tag[] = [];
  let at = page.indexOf('<');
  while (at !== -1 && tags.length < mostTags) {
    const close = page.indexOf('>', at);
    if (close === -1) break;
    const name = /^[a-z][a-z0-9]{0,20}/i.exec(page.slice(at + 1, at + 22))?.[0].toLowerCase();
    if (name !== undefined && wanted.test(name) && close - at <= longestTag) {
      const attributes = attributesOf(page.slice(at + 1 + name.length, close));
      if (attributes.size > 0) tags.push({ name, attributes, end: close + 1 });
    }
    at = page.indexOf('<', close);
  }
  return tags;
}

/** The text between a tag and the next one. */
export function textAfter(page: string, { end }: Tag): string {
  const next = page.indexOf('<', end);
  return decoded(page.slice(end, next === -1 ? end : Math.min(next, end + 1_000))).trim();
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  }
  return found;
}

const attribute = /([a-z][\w:-]{0,40})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,500}))/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(#39|\w{2,4});/g, (whole, name: string) => entities[name] ?? whole);
