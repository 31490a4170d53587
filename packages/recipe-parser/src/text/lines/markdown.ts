/**
 * Markdown in a line: its marks go, its words stay.
 *
 * - Emphasis, code, struck words and links are their words; an image is nothing.
 * - A mark inside a word or before a space is none: "4*4", "snake_case", "stock* and".
 */

/** @example withoutMarkdown('Peel **the** [garlic](https://a.example)') // 'Peel the garlic' */
export function withoutMarkdown(line: string): string {
  if (!/[*_`~[]/.test(line)) return line;
  return line
    .replace(image, '')
    .replace(link, '$1')
    .replace(code, '$1')
    .replace(struck, '$1')
    .replace(stars, '$2')
    .replace(underscores, '$2')
    .trim();
}

const image = /!\[[^\][\n]{0,200}\]\([^()\s]{0,500}\)/g;
const link =
  /\[([^\][\n]{1,200})\]\((?:https?:|\/|#|mailto:)[^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/g;
const code = /`([^`\n]{1,200})`/g;
const struck = /~~([^~\n]{1,200})~~/g;
const stars = /(?<![\p{L}\p{N}*])(\*{1,3})(?![\s*])([^*\n]{1,500})(?<!\s)\1(?![\p{L}\p{N}*])/gu;
const underscores =
  /(?<![\p{L}\p{N}_])(_{1,3})(?![\s_])([^_\n]{1,500})(?<!\s)\1(?![\p{L}\p{N}_])/gu;
