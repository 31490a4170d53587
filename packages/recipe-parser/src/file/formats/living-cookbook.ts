/**
 * Living Cookbook: `.fdx`, an XML document with its values in attributes.
 *
 * - Times are minutes. A row of the ingredients or the procedures with `Heading="Y"` is a heading.
 * - Cookbooks and chapters stand beside the recipes and are not read.
 *
 * Source of the names: documents that Living Cookbook exports, as other readers of them describe them.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { embeddedImage, firstImage } from '../fields/images';
import type { XmlReader } from '../fields/xml-reader';
import { withColon } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const livingCookbook: XmlReader = {
  name: 'Living Cookbook',
  roots: ['fdx', 'fdxz'],
  recipeName: 'Recipe',
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore(
      'ID',
      'CookbookChapterID',
      'CookbookID',
      'ModifyDate',
      'UserID',
      'RecipeMeasures',
    );
    return recipeFromParts(
      {
        title: fields.text('Name'),
        description: fields.text('Description'),
        notes: notesOf(fields),
        serves: [fields.text('Servings'), fields.text('Yield')],
        prepTime: fields.text('PreparationTime'),
        cookTime: fields.text('CookingTime'),
        totalTime: fields.text('ReadyInTime'),
        ingredients: ingredientLinesFrom(ingredientsOf(fields)),
        steps: stepsFromLines(
          rowsOf(fields, 'RecipeProcedures', 'RecipeProcedure', 'ProcedureText'),
        ),
        courses: fields.words('RecipeTypes'),
        cuisine: fields.text('Cuisine'),
        source: {
          siteName: fields.text('Source'),
          siteUrl: fields.text('WebPage'),
          author: fields.text('Author'),
        },
        rating: fields.number('Rating', 'UserRating'),
        createdAt: fields.text('CreateDate'),
        images: firstImage(imagesOf(fields), fields, 'RecipeImage'),
      },
      fields,
    );
  },
};

function notesOf(fields: Fields) {
  return [
    { text: fields.text('Comments') },
    { text: rowsOf(fields, 'RecipeTips', 'RecipeTip', 'TipText').join('\n') },
    {
      text: rowsOf(fields, 'RecipeAuthorNotes', 'RecipeAuthorNote', 'AuthorNoteText').join('\n'),
    },
    { heading: 'Oven', text: fields.text('OvenTemperature') },
  ];
}

function ingredientsOf(fields: Fields): string[] {
  return fields.each('RecipeIngredients').flatMap((list) =>
    list.each('RecipeIngredient').map((row) => {
      row.ignore('ID', 'Index', 'IngredientID', 'MeasureID', 'LinkType', 'LinkID', 'Link');
      const food = row.text('Ingredient') ?? '';
      const isHeading = row.isTrue('Heading') || row.code('Heading')?.toUpperCase() === 'Y';
      if (isHeading) return `${food.replace(/:$/, '')}:`;
      return [row.text('Quantity'), row.text('Unit'), food].filter(Boolean).join(' ');
    }),
  );
}

/** The texts of a table: each in an element of its own, or in the attribute of a row. */
function rowsOf(fields: Fields, table: string, row: string, text: string): string[] {
  return fields.each(table).flatMap((found) => [
    ...found.eachOrText(text, row).map((each) => {
      each.ignore('ID', 'Index', 'LinkType');
      const isHeading = each.isTrue('Heading') || each.code('Heading')?.toUpperCase() === 'Y';
      const words = each.text(text, '#text') ?? '';
      return isHeading ? `${words.replace(/:$/, '')}:` : words;
    }),
    ...(found.text(text)?.split('\n').map(withColon) ?? []),
  ]);
}

function imagesOf(fields: Fields) {
  const lists = [...fields.each('RecipeImages'), fields];
  return lists.flatMap((list) =>
    list.eachOrText('#text', 'RecipeImage').flatMap((image) => {
      image.ignore('FileType', 'ID', 'Index');
      return embeddedImage(image.take('#text'));
    }),
  );
}
