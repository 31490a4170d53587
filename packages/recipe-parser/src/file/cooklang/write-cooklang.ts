/**
 * A recipe as Cooklang.
 *
 * - Everything about the recipe is in the front matter, in Cooklang's canonical names.
 * - The ingredients of a section are at its head, one on each line, amounts and remarks as typed: the
 *   text of the steps is unchanged, because the step of an ingredient would be a guess.
 * - A line that stands for a recipe in another file names that file. What is made of nothing but recipes would be read as a
 *   menu, so its lines are text.
 * - Steps are paragraphs; notes begin with `>`. What would be a mark is escaped with a backslash.
 * - Reading it again gives the same title, lines, steps, sections, notes, times and labels.
 *
 * Source: https://cooklang.org/docs/spec/
 */
import type { Ingredient } from '../../recipe/ingredient';
import { statedNutritionLines } from '../../recipe/nutrients';
import type { RecipeContent } from '../../recipe/recipe';
import { toSections, type SectionOf } from '../../recipe/sections';
import type { Step } from '../../recipe/recipe';

export interface CooklangExtras {
  createdAt?: string | undefined;
  rating?: number | undefined;
  isFavourite?: boolean | undefined;
  /** Name of its image beside it in the archive. */
  image?: string | undefined;
  /** The name, without its ending, of the file beside it with the recipe of this id. */
  fileOf?: (recipeId: string) => string | undefined;
}

/** @example writeCooklang({ title: 'Toast', tags: [], ingredients: [], steps: [{ text: 'Toast it.' }] }) */
export function writeCooklang(recipe: RecipeContent, extras: CooklangExtras = {}): string {
  const notes = (recipe.notes ?? '').split(/\n{2,}/).filter((text) => text.trim() !== '');
  const blocks = [
    frontMatter(recipe, extras),
    ...inOrder(toSections(withFiles(recipe.ingredients, extras)), toSections(recipe.steps)),
    ...notes.map((text) =>
      text
        .split('\n')
        .map((line) => `> ${escaped(line)}`)
        .join('\n'),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

type LineToWrite = Ingredient & { file?: string | undefined };

function withFiles(
  ingredients: readonly Ingredient[],
  { fileOf = () => undefined }: CooklangExtras,
): readonly LineToWrite[] {
  const lines = ingredients.map((line) => ({
    ...line,
    file: line.recipeId === undefined ? undefined : fileOf(line.recipeId),
  }));
  return lines.every(({ file }) => file !== undefined) ? ingredients : lines;
}

function frontMatter(recipe: RecipeContent, extras: CooklangExtras): string {
  const { sourceAttribution: source } = recipe;
  const rows: (string | undefined)[] = [
    row('title', recipe.title),
    row('servings', recipe.serves),
    row('yield', recipe.yieldText),
    row('description', recipe.description),
    row('prep time', minutes(recipe.prepMinutes)),
    row('cook time', minutes(recipe.cookMinutes)),
    row('total time', minutes(recipe.totalMinutes)),
    row('course', recipe.course),
    row('cuisine', recipe.cuisine),
    row('difficulty', recipe.difficulty),
    row('measures', recipe.measures),
    listRow('tags', recipe.tags),
    listRow('equipment', recipe.equipment),
    row('nutrition', statedNutritionLines(recipe.statedNutrition).join(', ')),
    row('rating', extras.rating),
    extras.isFavourite ? 'favourite: true' : undefined,
    row('created', extras.createdAt),
    row('image', extras.image),
    ...(source
      ? [
          'source:',
          row('  name', source.siteName),
          row('  url', source.siteUrl),
          row('  title', source.recipeTitle),
          row('  author', source.author),
        ]
      : []),
  ];
  return ['---', ...rows.filter((each) => each !== undefined), '---'].join('\n');
}

const row = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `${name}: ${quoted(String(value))}`;

const listRow = (name: string, values: readonly string[] = []): string | undefined =>
  values.length > 0 ? `${name}: [${values.map(quoted).join(', ')}]` : undefined;

/** JSON's quotes are YAML's too; what needs none is easier to read without. */
const quoted = (text: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{N} ./()’-]*$/u.test(text) &&
  !/\s$| #|^(?:true|false|null|yes|no)$/i.test(text)
    ? text
    : JSON.stringify(text);

const minutes = (count: number | undefined): string | undefined =>
  count === undefined || count === 0 ? undefined : `${count} minutes`;

/** Both lists keep their order; a section that both have is written once. */
function inOrder(
  ingredients: readonly SectionOf<LineToWrite>[],
  steps: readonly SectionOf<Step>[],
): string[] {
  const blocks: string[] = [];
  let current: string | undefined;
  const under = (heading: string | undefined, paragraphs: readonly string[]) => {
    if (heading !== current)
      blocks.push(heading === undefined ? '= =' : `= ${escaped(heading).replaceAll('=', '\\=')} =`);
    current = heading;
    blocks.push(...paragraphs);
  };
  let next = 0;
  for (const section of steps) {
    const match = ingredients.findIndex(
      ({ heading }, at) => at >= next && heading === section.heading,
    );
    for (; next <= match; next += 1) {
      const { heading, lines } = ingredients[next]!;
      under(heading, [lines.map(marked).join('\n')]);
    }
    under(
      section.heading,
      section.lines.map(({ text }) => escapedStep(text)),
    );
  }
  for (const { heading, lines } of ingredients.slice(next)) {
    under(heading, [lines.map(marked).join('\n')]);
  }
  return blocks;
}

function marked({ name, amount, unit, note, file }: LineToWrite): string {
  const inside =
    unit === '' ? escapedInside(amount) : `${escapedInside(amount)}%${escapedInside(unit)}`;
  const named = file === undefined ? escapedInside(name) : `./${escapedInside(file)}`;
  return `@${named}{${inside}}${note ? `(${escapedInside(note)})` : ''}`;
}

/** Inside a mark every sign that Cooklang knows is escaped, and a leading `.`, `=` or modifier. */
const escapedInside = (text: string): string =>
  text.replace(/[\\@#~{}()%|*[\]]/g, '\\$&').replace(/-(?=-)|^[.=&?+-]/g, '\\$&');

function escapedStep(text: string): string {
  return text
    .split('\n')
    .map((line) => escaped(line).replace(/^\s*[>=]/, '\\$&'))
    .join('\\\n');
}

const escaped = (text: string): string =>
  text.replace(/[\\@#~{}]/g, '\\$&').replace(/-(?=-)|\[(?=-)/g, '\\$&');
