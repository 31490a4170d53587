/**
 * HTML of the clipboard as text with marks: bold, italics, links to web pages and lists; everything else is its words. The
 * document is parsed and never shown, so that nothing in it runs or is fetched.
 */

/**
 * @returns undefined if nothing in it is marked, or if it is far longer than a recipe
 * @example markdownOfHtml('<b>Stir</b> well') // '**Stir** well'
 */
export function markdownOfHtml(html: string): string | undefined {
  if (html.length > longestHtml || !anyMark.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = textOf(body, 0)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    // One item below the other.
    .replace(/^((?:-|\d+\.) .*)\n\n(?=(?:-|\d+\.) )/gm, '$1\n')
    .trim();
  return /\*\S|\]\(http|^(?:-|\d+\.) /m.test(text) ? text : undefined;
}

function textOf(parent: Node, depth: number): string {
  if (depth > deepest) return parent.textContent ?? '';
  return [...parent.childNodes].map((child) => textOfNode(child, depth + 1)).join('');
}

function textOfNode(node: Node, depth: number): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement) || hidden.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const inside = textOf(node, depth);
  if (node.tagName === 'LI') return `\n${bulletOf(node)}${inside.trim().replace(/\n+/g, ' ')}\n`;
  if (node.tagName === 'A') return linkTo((node as HTMLAnchorElement).href, inside);
  if (paragraphs.has(node.tagName)) return `\n\n${inside}\n\n`;
  if (blocks.has(node.tagName)) return `\n${inside}\n`;
  return emphasised(node, inside);
}

function bulletOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '- ';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${(list as HTMLOListElement).start + items.indexOf(item)}. `;
}

function linkTo(href: string, inside: string): string {
  const words = inside.replace(/\s+/g, ' ').trim();
  if (!/^https?:/i.test(href) || words === '' || /[[\]]/.test(words)) return inside;
  if (words === href) return inside;
  return `[${words}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** Also as word processors mark it, by style. */
function emphasised({ tagName, style }: HTMLElement, inside: string): string {
  const weight = style.fontWeight;
  const isBold = weight === '' ? bold.has(tagName) : /bold|[6-9]00/.test(weight);
  const isItalic = style.fontStyle === '' ? italic.has(tagName) : style.fontStyle === 'italic';
  const slanted = isItalic ? wrap(inside, '*') : inside;
  return isBold ? wrap(slanted, '**') : slanted;
}

/** Each line by itself, its spaces outside; what has such a sign stays as it is. */
function wrap(text: string, sign: string): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      if (words === '' || words.startsWith(sign) || /^(?:-|\d+\.) /.test(words)) return line;
      const start = line.indexOf(words);
      return line.slice(0, start) + sign + words + sign + line.slice(start + words.length);
    })
    .join('\n');
}

const anyMark = /<(?:a|b|strong|i|em|li|span)\b/i;
const bold = new Set(['B', 'STRONG']);
const italic = new Set(['I', 'EM']);
const hidden = new Set(['SCRIPT', 'STYLE', 'TITLE', 'NOSCRIPT', 'TEMPLATE', 'SVG']);
const paragraphs = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'BLOCKQUOTE']);
const blocks = new Set(['DIV', 'SECTION', 'ARTICLE', 'TR', 'TABLE', 'DD', 'DT', 'DL', 'HEADER']);

const longestHtml = 500_000;
const deepest = 100;
