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
 * - A tip in a line of its own is marked as one (`notes-in-steps.ts` takes it out), and so is a HowToTip.
 * - Counting in front of a step goes: the list counts by itself. The same step twice in a row is one, and so is a
 *   method that is printed twice, for large screens and for small ones.
 */
import { withoutBullet } from '../text/lines/bullets';
import { withoutMarkdown } from '../text/lines/markdown';
import { dividedSentences } from '../text/lines/run-together';
import { isTip } from '../text/headings/tips';
import { headingText, isHeadingLine } from '../text/headings/heading-lines';
import { isOnlySectionWord } from '../text/headings/section-kind';
import type { Step } from '../recipe/recipe';
import { cleanLines, cleanText } from '../characters/clean-text';
import { decodeHtmlEntities } from '../characters/html-entities';
import { imageFrom } from './people-and-images';
import { withoutPhotoNumbers } from './photo-numbers';
import { isOnlyCounting, withoutBareCounting, withoutCounting } from './step-numbers';
import { isNode, listOf, textOf, typesOf, type SchemaNode } from './schema-values';

const deepest = 8;

/**
 * @example stepsFrom('1. Mix. 2. Bake.') // [{ text: 'Mix.' }, { text: 'Bake.' }]
 */
export function stepsFrom(value: unknown): FoundStep[] {
  const items = listOf(value);
  const shared = sharedNames(items);
  const found = items.flatMap((item) =>
    stepsOfItem(item, { isAlone: items.length === 1, depth: 0, shared }),
  );
  return tidySteps(found);
}

/** A step, or a tip among them: a HowToTip, or a line of its own in a text of steps. */
export interface FoundStep extends Step {
  isTip?: true;
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

function stepsOfItem(item: unknown, place: Place): FoundStep[] {
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
  const steps = splitText(stepText(item, shared), place);
  const isTipNode = typesOf(item).includes('howtotip');
  return isTipNode ? steps.map((step) => ({ ...step, isTip: true })) : withImage(steps, item);
}

/** Of a step that is divided, the first part has the image. */
function withImage(steps: FoundStep[], { image }: SchemaNode): FoundStep[] {
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

function splitText(text: string, { isAlone, section }: Place): FoundStep[] {
  const lines = cleanLines(withMarkedHeadings(text));
  if (lines.length === 0) return [];
  if (isAlone) {
    const whole = lines.length === 1 ? splitNumbered(lines[0]!).flatMap(dividedSentences) : lines;
    return whole.map((line) => ({ text: line, section, ...(isTip(line) && { isTip: true }) }));
  }
  if (lines.some(isListed) || lines.some(isMarkedHeading)) return underHeadings(lines, section);
  // A tip that is a step of the list by itself is one; behind a step's text it is none.
  const tips = lines.slice(1).filter(isTip);
  const own = lines.filter((line) => !tips.includes(line)).join(' ');
  return [
    { text: own, section },
    ...tips.map((tip) => ({ text: tip, section, isTip: true as const })),
  ];
}

/**
 * Headings over text in HTML as those of Markdown, and line breaks that were escaped twice as breaks: "Mix.\\nBake."
 */
function withMarkedHeadings(text: string): string {
  const lines = text.replace(/(?:\\r)?\\n/g, '\n');
  if (!/<[hp]|&lt;[hp]/i.test(lines)) return lines;
  return decodeHtmlEntities(lines).replace(
    headingInHtml,
    (_all, inHeading?: string, inBold?: string) => {
      const heading = withoutCounting(cleanText(inHeading ?? inBold ?? ''));
      return heading === '' ? '\n' : `\n## ${heading}\n`;
    },
  );
}

/** `<h3>Sauce</h3>`, `<p><strong>Sauce</strong></p>`, with text below; a sentence is a step in bold. */
const headingInHtml =
  /<(?:h[1-6]\b[^<>]{0,300}>([^<>]{1,80})<\/h[1-6]>|p\b[^<>]{0,300}>\s{0,9}<(?:strong|b)>([^<>]{1,60}[^<>.!])<\/(?:strong|b)>\s{0,9}<\/p>)(?=\s{0,9}(?:<(?:p|ul|ol|li|div|span)\b|[^<\s]))/gi;

function isMarkedHeading(line: string): boolean {
  return line.startsWith('## ');
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

/** "Method", or the name of the section, as the first step of it. */
function isHeadingAgain(text: string, section: string | undefined): boolean {
  const heading = headingText(text).toLowerCase();
  return heading === section?.toLowerCase() || (isOnlySectionWord(text) && !/[.!]$/.test(text));
}

/** "1. Mix. 2. Bake." in one line: only when it counts 1, 2, 3 without a gap. */
export function splitNumbered(line: string): string[] {
  const parts = line.split(
    /(?:^|(?<=[.!?)\s]))\s?(?=\d{1,2}(?:[.)]\s*|\ufe0f?\u20e3\s*)[\p{Lu}\p{Lo}])/u,
  );
  const isCounted = parts.every((part, index) => part.startsWith(String(index + 1)));
  return isCounted && parts.length > 1 ? parts : [line];
}

function tidySteps(found: readonly FoundStep[]): FoundStep[] {
  const steps: FoundStep[] = [];
  const uncounted = withoutBareCounting(found.map(({ text }) => withoutBullet(text)));
  let heading: string | undefined;
  for (const [index, { section, ...rest }] of found.entries()) {
    const plain = uncounted[index] ?? '';
    if (isHeadingLine(plain) && found.length > 1) {
      heading = isOnlyCounting(headingText(plain)) ? heading : headingText(plain);
      continue;
    }
    const text = withoutMarkdown(withoutBullet(withoutCounting(plain)));
    const isNoStep = isOnlyCounting(text) || isHeadingAgain(text, heading ?? section);
    if (found.length > 1 && isNoStep) continue;
    const step = { ...rest, text, section: heading ?? section };
    const last = steps.at(-1);
    if (step.text !== '' && !(last?.text === step.text && last.section === step.section)) {
      steps.push(step);
    }
  }
  return withoutSecondPrint(withoutPhotoNumbers(steps));
}

/** Fewer steps may well be done twice. */
const shortestPrint = 3;

function withoutSecondPrint(steps: FoundStep[]): FoundStep[] {
  const half = steps.length / 2;
  if (half < shortestPrint || !Number.isInteger(half)) return steps;
  const isAgain = steps.slice(half).every(({ text }, at) => text === steps[at]!.text);
  return isAgain ? steps.slice(0, half) : steps;
}
