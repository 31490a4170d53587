/**
 * The title of a page without structure.
 *
 * - The heading over the recipe itself, where the page has one besides its own: it ranks above
 *   "Ingredients", asks nothing and names the dish of the page, not only the first words of its title.
 * - Where the page has no h1 but its site's name, a bold line above the ingredients that names the dish.
 * - Otherwise the h1 that the page's head repeats; the only h1; the title in the head. A logo is no title.
 */
import { isHeadingLine } from '../../text/headings/heading-lines';
import { isQuestion } from '../../text/headings/questions';
import { sectionKindOf } from '../../text/headings/section-kind';
import { titleOverlap } from '../../text/headings/title-overlap';
import type { Page } from '../document/page';
import { letters, metaOf } from '../document/page-names';
import { isSite, titleOf } from '../document/site-names';
import { squeezed, textIn, walk } from '../document/page-tree';
import type { Block, Blocks } from './blocks';
import type { Group } from './group';

/** A recipe's heading is this many blocks above its ingredients at most. */
const farthest = 60;
/** This share of its words must be in the page's title. */
const fairShare = 0.5;

/** What a page shows of its recipe: the index of the block that opens the ingredients, and their lines under headings. */
interface ShownList {
  from: number;
  groups: readonly Group[];
}

export function titleFromLayout(page: Page, blocks: Blocks, list: ShownList | undefined): string {
  const headings = mainHeadings(page);
  const title = titleOfPage(page, headings);
  if (list === undefined) return withoutLabel(title);
  const named = headings.length === 0 ? boldName(page, blocks.all, list, title) : undefined;
  const own = headingOver(blocks.all, list.from);
  const known = `${title} ${metaOf(page, 'og:title') ?? ''} ${page.titleText}`;
  const isShortened = own !== undefined && letters(title).startsWith(letters(own));
  const isOwn = own !== undefined && !isShortened && titleOverlap(own, known) >= fairShare;
  return withoutLabel(named ?? (isOwn ? own : title));
}

/**
 * On a page without an h1 of its own the bold line above the ingredients that has all words of a part of the page's title,
 * or, where the title is a question or names no food of the list, one that does.
 */
function boldName(
  page: Page,
  blocks: readonly Block[],
  { from, groups }: ShownList,
  title: string,
): string | undefined {
  const foods = groups.flatMap(({ lines }) => lines).join(' ');
  const sections = new Set(groups.map(({ section }) => letters(section ?? '')));
  const parts = page.titleText.split(partsOfTitle).filter((part) => !isSite(part, page));
  const isVague = isQuestion(title) || !namesFood(title, foods);
  const isName = ({ text, isBold, level }: Block) => {
    if (!(isBold || level > 1) || text.length > longestName || sections.has(letters(text)))
      return false;
    if (sectionKindOf(text) !== undefined || isQuestion(text) || !/\p{L} \p{L}/u.test(text))
      return false;
    const isPart = parts.some((part) => /\p{L}/u.test(part) && titleOverlap(part, text) === 1);
    return isPart || (isVague && namesFood(text, foods) && !isHeadingLine(text));
  };
  return blocks.slice(Math.max(0, from - farthest), from).findLast(isName)?.text;
}

/** Shorter words are in any line. */
function namesFood(title: string, foods: string): boolean {
  return titleOverlap(title.replace(/(?<![\p{L}])[\p{L}’']{1,3}(?![\p{L}])/gu, ' '), foods) > 0;
}

const longestName = 70;
/** "Recipe box -- Cakes -- Rhubarb cake". */
const partsOfTitle = /\s(?:[|»·•>–—-]|--|::|\/)\s|:\s/;

/** @example withoutLabel('Get the Recipe: Damper') // 'Damper' */
function withoutLabel(title: string): string {
  const name = title.replace(label, '').replace(opening, '').trim();
  return /\p{L}{2}/u.test(name) && name !== title
    ? name.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : title;
}

/** "Recipe: …", "La recette – …". */
const label =
  /^(?:(?:(?:get|here(?:’|')s|see|print) )?(?:the |my |our |this )?recipe|(?:das |unser |mein )?rezept|(?:la |notre |ma )?recette|(?:la |nuestra )?receta|(?:la )?ricetta|(?:a )?receita|(?:het )?recept|oppskrift|opskrift|przepis|resepti)\s*(?:[:|]|\s[–—-])\s+/iu;

/** Whose recipe it is, or of which day, or in how many minutes: then the dish is behind it, if anywhere. */
const notDish =
  "(?!.*[:|–—]|\\d|(?:la |l[’']|el |os? |as? |mi |ma |mon |mes |mein\\p{L}* |min |mijn )?(?:grand|mami|mam[aá]|mamma|mère|madre|mutter|mor(?:mor)?(?!\\p{L})|farmor|oma(?!\\p{L})|abuel|avó|babci|famil|casa|jour|día|dia(?!\\p{L})|semaine|semana|mois|chef))";

/** "Rezept für …", "Recette de …". */
const opening = new RegExp(
  `^(?:(?:das )?rezept für |(?:la )?recette (?:de |du |des |d[’'])|(?:la )?receta de |(?:a )?receita de |recept (?:på|voor|na) |(?:oppskrift|opskrift) på |przepis na )${notDish}(?:(?:einen?|die|den|das) )?`,
  'iu',
);

function mainHeadings(page: Page): string[] {
  return [...walk(page.root)]
    .filter(({ tag }) => tag === 'h1')
    .map((element) => squeezed(textIn(element)))
    .filter((text) => text !== '' && !isSite(text, page))
    .filter((text, _at, all) => !isQuestion(text) || all.every(isQuestion));
}

function titleOfPage(page: Page, headings: readonly string[]): string {
  const head = letters(`${metaOf(page, 'og:title') ?? ''} ${page.titleText}`);
  const repeated = headings.filter((text) => head.includes(letters(text)));
  const longest = repeated.toSorted((a, b) => b.length - a.length)[0];
  const only = new Set(headings).size === 1 ? headings[0] : undefined;
  return longest ?? only ?? titleOf(page);
}

/** The nearest heading above that outranks the one over the ingredients. */
function headingOver(blocks: readonly Block[], at: number): string | undefined {
  const level = blocks[at]?.level || lowestLevel;
  const above = blocks.slice(Math.max(0, at - farthest), at);
  const heading = above.findLast((block) => block.level > 0 && block.level < level);
  const isDish =
    heading !== undefined &&
    heading.level > 1 &&
    sectionKindOf(heading.text) === undefined &&
    !isQuestion(heading.text);
  return isDish ? heading.text : undefined;
}

const lowestLevel = 4;
