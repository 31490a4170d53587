/**
 * CookBook (cookbookmanager.com): a zip with a YAML file for each recipe.
 *
 * - Ingredients and directions are lists; an item that ends in a colon is a heading.
 * - Times are of ISO 8601; a third one ("other") is that of resting or rising, and counts to the total.
 * - Images are on the web.
 *
 * A file without any of its own names is read like any other YAML.
 *
 * Source of the names: https://github.com/julianpoy/RecipeSage (what its reader takes from such a file)
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf } from '../../fields/fields';
import { anyImage, firstImage, imagesIn, uniqueImages } from '../../fields/images';
import { hasKeysOf, type JsonReader } from '../../fields/json-reader';
import { durationOf } from '../../recipe/duration';
import { headedLines } from '../../recipe/headed-lines';
import { recipeFromParts } from '../../recipe/recipe-from-parts';

export const cookBookManager: JsonReader = {
  name: 'CookBook Manager',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'name',
      parts: ['ingredients', 'directions'],
      kind: 'list',
      own: ['other_time', 'last_cook'],
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'uuid');
    const [prep, cook, other] = ['prep_time', 'cook_time', 'other_time'].map((name) =>
      durationOf(fields.text(name)),
    );
    const resting = other?.words ?? (other?.minutes && `${other.minutes} minutes`);
    const total = [prep, cook, other].reduce((sum, time) => sum + (time?.minutes ?? 0), 0);
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Resting time', text: resting || undefined },
          { heading: 'Video', text: fields.text('video') },
          { heading: 'Nutrition', text: fields.text('nutrition', 'nutritional_info') },
        ],
        serves: fields.text('servings', 'recipeYield'),
        prepTime: fields.take('prep_time'),
        cookTime: fields.take('cook_time'),
        totalTime: fields.take('total_time') ?? (other?.minutes ? total : undefined),
        ingredients: ingredientLinesFrom(headedLines(fields.text('ingredients'))),
        steps: stepsFromLines(headedLines(fields.text('directions'))),
        labels: [...fields.words('tags'), ...fields.words('categories')],
        source: { siteUrl: fields.text('source', 'source_url') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('on_favorites', 'favorite'),
        difficulty: fields.text('difficulty'),
        images: firstImage(
          uniqueImages(imagesIn(fields, anyImage, 'image', 'images')),
          fields,
          'images',
        ),
      },
      fields,
    );
  },
};
