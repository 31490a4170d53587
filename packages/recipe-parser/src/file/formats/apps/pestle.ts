/**
 * Pestle: `.pestle` is a list of recipes in JSON, much as schema.org has them.
 *
 * - An ingredient has its text, and beside it how Pestle understood that text.
 * - Kinds are numbers: a step, or a section with its steps inside.
 *
 * Source of the names: https://github.com/TandoorRecipes/recipes (what its reader takes from such a file)
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { isNode, type SchemaNode } from '../../../schema-org/schema-values';
import { stepsInText } from '../../../schema-org/steps';
import type { Step } from '../../../recipe/recipe';
import { fieldsOf, type Fields } from '../../fields/fields';
import { anyImage, firstImage, imagesIn } from '../../fields/images';
import type { JsonReader } from '../../fields/json-reader';
import type { ImageInFile } from '../../fields/recipe-in-file';
import { recipeFromParts } from '../../recipe/recipe-from-parts';
import { nutritionFrom } from '../schema-org';

export const pestle: JsonReader = {
  name: 'Pestle',
  recognises: (node) => {
    const isNamed = typeof node['name'] === 'string' && typeof node['@type'] !== 'string';
    const isUnderstood = (line: SchemaNode) => 'text' in line && !('note' in line);
    const isOfKind = (step: SchemaNode) => typeof step['@type'] === 'number';
    const has = (name: string, isOwn: (item: SchemaNode) => boolean) => {
      const items = node[name];
      return Array.isArray(items) && items.some((item) => isNode(item) && isOwn(item));
    };
    return (
      isNamed && (has('recipeIngredient', isUnderstood) || has('recipeInstructions', isOfKind))
    );
  },
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('@type', '@context', '@id', 'id', 'identifier', 'dateModified');
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes', 'note') },
          { heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) },
        ],
        serves: fields.text('recipeYield'),
        prepTime: fields.text('prepTime'),
        cookTime: fields.text('cookTime'),
        totalTime: fields.text('totalTime'),
        ingredients: ingredientLinesFrom(fields.eachOrText('text', 'recipeIngredient').map(lineOf)),
        steps: fields
          .eachOrText('text', 'recipeInstructions')
          .flatMap((step) => stepsFrom(step, undefined)),
        equipment: fields.words('tool', 'tools'),
        courses: fields.words('recipeCategory'),
        labels: fields.words('keywords').flatMap((word) => word.split(/\s*,\s*/)),
        cuisine: fields.words('recipeCuisine').join(', ') || undefined,
        source: { siteUrl: fields.text('source', 'url'), author: fields.text('author') },
        rating: fields.number('rating'),
        createdAt: fields.text('dateCreated', 'datePublished'),
        images: firstImage(imagesIn(fields, imageOf, 'image'), fields, 'image'),
      },
      fields,
    );
  },
};

/** Its parts count only where it has no text. */
function lineOf(line: Fields): string {
  line.ignore('@type', 'id');
  const text = line.text('text');
  if (text !== undefined) {
    line.ignore('quantity', 'unit', 'name');
    return text;
  }
  return [line.text('quantity'), line.text('unit'), line.text('name')].filter(Boolean).join(' ');
}

function stepsFrom(step: Fields, section: string | undefined, depth = 0): Step[] {
  step.ignore('@type', 'id');
  const inside = depth < deepest ? step.eachOrText('text', 'itemListElement') : [];
  if (inside.length > 0) {
    const name = step.text('name') ?? section;
    return inside.flatMap((each) => stepsFrom(each, name, depth + 1));
  }
  return stepsInText(step.text('text') ?? '', section);
}

const deepest = 4;

function imageOf(value: unknown): ImageInFile[] {
  return anyImage(isNode(value) ? (value['url'] ?? value['contentUrl']) : value);
}
