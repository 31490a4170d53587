/**
 * Whether a text with Cooklang marks is a recipe, a menu that names recipes, or a template.
 *
 * - A recipe marks an ingredient. Examples in code and in Markdown's documents do not count: they explain
 *   the marks. A file called `.cook` is Cooklang in any case.
 * - A menu is called `.menu`, or everything in it is a reference to another recipe (`@./pies/Apple{}`).
 * - In a template every ingredient or every amount is a word that stands for one ("@ingredient{amount}").
 *
 * Source: https://cooklang.org/docs/spec/, https://github.com/cooklang/spec/blob/main/conventions.md
 */
import { splitFrontMatter } from '../front-matter/front-matter';

export type CooklangKind = 'recipe' | 'menu' | 'template';

/**
 * @param fileName with its ending
 * @example cooklangKind('Boil @eggs{2}.', 'eggs.txt') // 'recipe'
 */
export function cooklangKind(text: string, fileName: string): CooklangKind | undefined {
  const { head, body } = splitFrontMatter(text.slice(0, longestLook));
  if (/\.menu$/i.test(fileName)) return 'menu';
  const isCook = /\.cook$/i.test(fileName);
  const marked = [...withoutCode(body).matchAll(ingredient)].map(
    ([, path, name = '', inside = '']) => ({ isReference: path !== undefined, name, inside }),
  );
  if (marked.length === 0) {
    const hasMetadata = metadataLine.test(body);
    return (isCook && `${head}${body}`.trim() !== '') || hasMetadata ? 'recipe' : undefined;
  }
  if (marked.length > 1 && marked.every(({ isReference }) => isReference)) return 'menu';
  if (marked.every(isPlaceholder)) return 'template';
  return isCook || !isDocument(body) ? 'recipe' : undefined;
}

const longestLook = 200_000;

/** `@`, perhaps modifiers, perhaps the path of another recipe, the name, and what is in its braces. */
const ingredient =
  /(?:^|[\s(>-])@[&?+-]{0,3}(\.{1,2}\/)?([^\s@{}][^@{}\n]{0,200}|)\{([^}\n]{0,100})\}/g;

/** Cooklang's own names: ">> Hello:" may be in any email. */
const metadataLine =
  /^>>\s*(?:title|source|author|servings|serves|yield|course|category|time|time required|duration|prep time|cook time|tags?|cuisine|difficulty|diet|locale|image|description|introduction)\s*:/im;

function isPlaceholder({ name, inside }: { name: string; inside: string }): boolean {
  const [amount = ''] = inside.split('%');
  return namePlaceholder.test(name.trim()) || amountPlaceholder.test(amount.trim());
}

const namePlaceholder =
  /^(?:(?:an?|the|another|first|second|third|next|last|your|my)\s+)*(?:ingredients?|item|food|name|thing|component)(?:\s*(?:names?|\d{1,2}|[a-z]))?$/i;
const amountPlaceholder = /^(?:amount|quantity|qty|number|num|x+|n|\?+|\.{2,}|_+)$/i;

/** Headings, fences and links are Markdown's; Cooklang has none of them. */
const isDocument = (body: string): boolean =>
  /^#{1,6}\s+\S|^```|\]\(https?:/m.test(body) && !metadataLine.test(body);

const withoutCode = (body: string): string =>
  body
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))/gm, '')
    .replace(/`[^`\n]*`/g, '');
