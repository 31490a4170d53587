/**
 * The steps of a recipe, from every shape of `recipeInstructions`.
 *
 * - A text: its lines, or its numbered parts ("1. … 2. …"), are the steps.
 * - A list of texts, HowToStep, HowToDirection or ItemList: one step each; a text of several lines is
 *   several steps only when the list has nothing else.
 * - HowToSection: its name is the section of its steps. A short text line that ends in a colon opens a
 *   section too.
 * - A step's name is put before its text, unless the text repeats it, it only counts ("Step 1"), or
 *   several steps have the same one.
 * - Markdown is its words; a list inside a step is a step for each of its lines, under its heading.
 * - A step has its image, where the data gives it one.
 * - Counting in front of a step goes: the list counts by itself. The same step twice in a row is one.
 */
import { withoutBullet } from '../text/lines/bullets';
import { withoutMarkdown } from '../text/lines/markdown';
import { dividedSentences } from '../text/lines/run-together';
import { headingText, isHeadingLine } from '../text/headings/heading-lines';
import type { Step } from '../recipe/recipe';
import { cleanLines, cleanText } from '../characters/clean-text';
import { imageFrom } from './people-and-images';
import { isNode, listOf, textOf, typesOf, type SchemaNode } from './schema-values';

const deepest = 8;

/**
 * @example stepsFrom('1. Mix. 2. Bake.') // [{ text: 'Mix.' }, { text: 'Bake.' }]
 */
export function stepsFrom(value: unknown): Step[] {
  const items = listOf(value);
  const shared = sharedNames(items);
  const found = items.flatMap((item) =>
    stepsOfItem(item, { isAlone: items.length === 1, depth: 0, shared }),
  );
  return tidySteps(found);
}

/** Lines of text as steps: headings become sections, counting goes. */
export function stepsFromLines(lines: readonly string[]): Step[] {
  return tidySteps(lines.map((text) => ({ text })));
}

/**
 * The text of one step of a program: one step, or one for each of its lines where these are a list.
 *
 * @param isEachLine whether each line is a step in any case
 * @example stepsInText('**Prep:**\n- Peel it\n- Chop') // two steps of the section "Prep"
 */
export function stepsInText(text: string, section: string | undefined, isEachLine = false): Step[] {
  const lines = cleanLines(text);
  const isList = isEachLine || lines.some(isListed);
  return tidySteps(isList ? underHeadings(lines, section) : [{ text: lines.join(' '), section }]);
}

/** Where an item is: alone in its list, under which heading, how deep. */
interface Place {
  isAlone: boolean;
  section?: string | undefined;
  depth: number;
  /** Names that several steps share, which are dropped. */
  shared: ReadonlySet<string>;
}

function stepsOfItem(item: unknown, place: Place): Step[] {
  const { section, depth, shared } = place;
  if (depth > deepest) return [];
  if (typeof item === 'string') return splitText(item, place);
  if (!isNode(item)) return [];
  const children = listOf(item['itemListElement'] ?? item['steps'] ?? item['step']);
  const isStep = typesOf(item).includes('howtostep');
  if (children.length > 0 && !(isStep && hasText(item))) {
    const isSection = typesOf(item).includes('howtosection') || isStep;
    const name = (isSection ? sectionName(item) : undefined) ?? section;
    const inside = { isAlone: children.length === 1, section: name, depth: depth + 1, shared };
    const steps = children.flatMap((child) => stepsOfItem(child, inside));
    return isStep ? withImage(steps, item) : steps;
  }
  if (isNode(item['item'])) return stepsOfItem(item['item'], { ...place, depth: depth + 1 });
  return withImage(splitText(stepText(item, shared), place), item);
}

/** Of a step that is divided, the first part has the image. */
function withImage(steps: Step[], { image }: SchemaNode): Step[] {
  const [first, ...others] = steps;
  const imageUrl = imageFrom(image, (same) => same);
  if (first === undefined || imageUrl === undefined || first.imageUrl !== undefined) return steps;
  return [{ ...first, imageUrl }, ...others];
}

function sharedNames(items: readonly unknown[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const visit = (item: unknown, depth: number): void => {
    if (!isNode(item) || depth > deepest) return;
    const name = item['name'];
    if (typeof name === 'string' && hasText(item)) (seen.has(name) ? shared : seen).add(name);
    listOf(item['itemListElement']).forEach((child) => visit(child, depth + 1));
  };
  items.forEach((item) => visit(item, 0));
  return shared;
}

function hasText(node: SchemaNode): boolean {
  return textOf(node['text']) !== undefined;
}

function sectionName(node: SchemaNode): string | undefined {
  const name = headingText(textOf(node['name'] ?? node['Name'] ?? node['text']) ?? '');
  return name === '' || isOnlyCounting(name) ? undefined : name;
}

/** The step's HTML as found, its name in front where the text does not begin with it. */
function stepText(node: SchemaNode, shared: ReadonlySet<string>): string {
  const parts = listOf(node['text'] ?? node['description'] ?? node['@value']);
  const text = parts.filter((part) => typeof part === 'string').join('\n');
  const ownName = typeof node['name'] === 'string' && !shared.has(node['name']) ? node['name'] : '';
  const name = cleanText(ownName);
  if (cleanText(text) === '') return isOnlyCounting(name) ? '' : name;
  if (name === '' || isOnlyCounting(name) || isContainedIn(text, name)) return text;
  return /[.!?:…]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

/** Many sites make the name by cutting the text short. */
function isContainedIn(text: string, name: string): boolean {
  const letters = (value: string) =>
    cleanText(value)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return letters(text).startsWith(letters(name));
}

function splitText(text: string, { isAlone, section }: Place): Step[] {
  const lines = cleanLines(text);
  if (lines.length === 0) return [];
  if (!isAlone)
    return lines.some(isListed)
      ? underHeadings(lines, section)
      : [{ text: lines.join(' '), section }];
  const whole = lines.length === 1 ? splitNumbered(lines[0]!).flatMap(dividedSentences) : lines;
  return whole.map((line) => ({ text: line, section }));
}

/** A line of a list in Markdown, behind others. */
function isListed(line: string, at: number): boolean {
  return at > 0 && /^(?:[-*+•]|\d{1,2}[.)])\s+\S/.test(line);
}

/** A heading inside a step is that of its own lines alone. */
function underHeadings(lines: readonly string[], section: string | undefined): Step[] {
  let own = section;
  return lines.flatMap((text) => {
    if (!isHeadingLine(text)) return [{ text, section: own }];
    own = headingText(withoutMarkdown(text));
    return [];
  });
}

/** "1. Mix. 2. Bake." in one line: only when it counts 1, 2, 3 without a gap. */
export function splitNumbered(line: string): string[] {
  const parts = line.split(
    /(?:^|(?<=[.!?)\s]))\s?(?=\d{1,2}(?:[.)]\s*|\ufe0f?\u20e3\s*)[\p{Lu}\p{Lo}])/u,
  );
  const isCounted = parts.every((part, index) => part.startsWith(String(index + 1)));
  return isCounted && parts.length > 1 ? parts : [line];
}

function tidySteps(found: readonly Step[]): Step[] {
  const steps: Step[] = [];
  const uncounted = withoutBareCounting(found.map(({ text }) => withoutBullet(text)));
  let heading: string | undefined;
  for (const [index, { section, imageUrl }] of found.entries()) {
    const plain = uncounted[index] ?? '';
    if (isHeadingLine(plain) && found.length > 1) {
      heading = isOnlyCounting(headingText(plain)) ? heading : headingText(plain);
      continue;
    }
    const text = withoutMarkdown(withoutBullet(withoutCounting(plain)));
    const image = imageUrl === undefined ? {} : { imageUrl };
    const step: Step = { text, section: heading ?? section, ...image };
    const last = steps.at(-1);
    if (step.text !== '' && !(last?.text === step.text && last.section === step.section)) {
      steps.push(step);
    }
  }
  return steps;
}

/**
 * "1 Boil the rice", "2 Drain it": a number alone counts only where others follow that go up; between them may be
 * lines without a number, such as a tip.
 */
function withoutBareCounting(texts: readonly string[]): string[] {
  const counts = texts.map((text) => Number(bareCount.exec(text)?.[1] ?? 0));
  if (!counts.includes(1) || !counts.includes(2)) return [...texts];
  let last = 0;
  return texts.map((text, index) => {
    const count = counts[index]!;
    if (count <= last || count > index + 1) return text;
    last = count;
    return text.replace(bareCount, '');
  });
}

/** "1 Boil", "1/4 Boil". */
const bareCount = /^(\d{1,2})(?:\s?\/\s?\d{1,2})?(?:\s*(?=\p{Lu})|\s+(?=\p{Lo}))/u;

/** @example withoutCounting('Step 2: Bake.') // "Bake." */
export function withoutCounting(text: string): string {
  return text.replace(counting, '').trim();
}

/**
 * The number of a text that only counts.
 *
 * @example stepNumber('Step 2:') // 2
 */
export function stepNumber(text: string): number | undefined {
  const digits = isOnlyCounting(text) ? /\d+/.exec(text)?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

function isOnlyCounting(name: string): boolean {
  return onlyCounting.test(name);
}

const stepWord =
  'steps?|schritt|étape|etape|paso|passo|passaggio|fase|stap|steg|trin|vaihe|krok|lépés|pasul|βήμα|шаг|крок|adım';

/** "Step 1 of 8". */
const ofAll = '\\s*(?:of|von|sur|de|di|van|av|af|z|/)\\s*\\d{1,2}';

const onlyCounting = new RegExp(`^(?:${stepWord})?\\s*\\d{0,2}(?:${ofAll})?\\s*[.:)]?$`, 'iu');

const counting = new RegExp(
  `^(?:(?:${stepWord})\\s*\\d{1,2}(?:${ofAll})?(?:\\s*[.:)|–—-]+\\s*|\\s+(?=[\\p{Lu}\\p{So}➡])|$)|\\(\\d{1,2}\\)\\s*(?=\\p{L})|\\d{1,2}\\s+[–—-]\\s+(?=\\p{L})|\\d{1,2}\\s?[–—-]\\s*(?=[\\p{Lu}\\p{Lo}])|\\d{1,2}\\s?[ºª°]\\s*[.)–-]?\\s*(?=[\\p{Lu}\\p{Lo}])|\\d{1,2}\\s?[、．]\\s*(?=\\p{L})|[①-⑳]\\s*(?=\\p{L})|\\d{1,2}\\s*[.)]\\s+(?=\\p{L})|\\d{1,2}[.)](?=\\p{Lu}))`,
  'iu',
);
