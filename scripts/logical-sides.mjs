// @ts-check
/**
 * Sides are logical, so that pages hold where people read from right to left: `margin-inline-start`, never `margin-left`.
 * Gradients and transforms have no such words: they take `var(--start)`, `var(--end)` and `var(--forward)` of
 * `ui/theme/tokens.css`. What really means a side of the screen or of a photo says so in a comment right before it, with
 * the word "physical". `npm run check` runs it as one of the house rules.
 */

const sided =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const aligned = /^(?:text-align|float|clear|transform-origin|background-position|object-position)$/;
const fourSided =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;
const declarations = /(?<comment>\/\*[^]*?\*\/)|(?<property>[\w-]+)\s*:\s*(?<value>[^;{}]+);/g;

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} one sentence for each physical side
 */
export function physicalSides(path, text) {
  const found = path.endsWith('.css') ? inStyles(text) : inScript(text);
  return found.map(
    ({ at, words }) =>
      `${path}:${text.slice(0, at).split('\n').length} "${words}" is a physical side: name the side where a line starts or ends.`,
  );
}

/** @typedef {{ at: number, words: string }} Found */

/** @param {string} text @returns {Found[]} */
function inStyles(text) {
  /** @type {Found[]} */
  const found = [];
  let isSaid = false;
  for (const { index, groups } of text.matchAll(declarations)) {
    const { comment, property = '', value = '' } = groups ?? {};
    if (comment === undefined && !isSaid && isPhysical(property, value, blockAround(text, index)))
      found.push({ at: index, words: `${property}: ${value.replace(/\s+/g, ' ')}` });
    isSaid = comment !== undefined && /\bphysical/i.test(comment);
  }
  return found;
}

/** @param {string} text @param {number} at */
const blockAround = (text, at) =>
  text.slice(text.lastIndexOf('{', at), text.indexOf('}', at) + 1 || undefined);

/** @param {string} property @param {string} value @param {string} block */
function isPhysical(property, value, block) {
  if (sided.test(property)) return true;
  if (aligned.test(property)) return /\b(?:left|right)\b/.test(value);
  if (/gradient\(\s*to [^,]*\b(?:left|right)\b/.test(value)) return true;
  if (property === 'transform' && !value.includes('var(--forward)'))
    return /translateX\(|translate(?:3d)?\((?!\s*0[,)\s])/.test(value);
  // A tick or a triangle: a box with two sides, turned.
  if (property.startsWith('border') && block.includes('rotate(')) return false;
  const parts = partsOf(value);
  if (property === 'border-radius' && parts.length > 2) {
    const [first, second, third, fourth = second] = parts;
    return first !== second || third !== fourth;
  }
  return fourSided.test(property) && parts.length === 4 && parts[1] !== parts[3];
}

/**
 * @param {string} value
 * @example partsOf('0 calc(1rem + 2px) auto') // ['0', 'calc(1rem + 2px)', 'auto']
 */
function partsOf(value) {
  let depth = 0;
  const marked = [...value.trim()].map((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return depth === 0 && /\s/.test(letter) ? '\n' : letter;
  });
  return marked.join('').split(/\n+/);
}

const inScripts =
  /\b(?:ml|mr|pl|pr)=|\b(?:margin|padding|border)(?:Left|Right)\w*|\b(?:textAlign: |ta=)['"](?:left|right)|\bstyle=\{\{[^}]*\b(?:left|right):|\btranslateX\(/g;

/** @param {string} text @returns {Found[]} */
const inScript = (text) =>
  [...text.matchAll(inScripts)]
    .filter(({ index }) => !/\bphysical[^\n]*\n[^\n]*$/i.test(text.slice(0, index)))
    .map(({ 0: words, index }) => ({ at: index, words }));
