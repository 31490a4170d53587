/**
 * Living Cookbook: `.fdx`, an XML document with its values in attributes.
 *
 * - Times are minutes. A row of the ingredients or the procedures with `Heading="Y"` is a heading.
 * - Cookbooks and chapters stand beside the recipes, which have the id of their chapter: both names are labels.
 * - The stars of the first review are those of the recipe; what reviews say goes to the notes.
 *
 * Source of the names: documents that Living Cookbook exports, as other readers of them describe them.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { embeddedImage, firstImage } from '../fields/images';
import type { XmlReader } from '../fields/xml-reader';
import type { XmlNode } from '../xml/xml-elements';
import { withColon } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const livingCookbook: XmlReader = {
  name: 'Living Cookbook',
  roots: ['fdx', 'fdxz'],
  recipeName: 'Recipe',
  besideNames: ['Cookbook', 'CookbookChapter'],
  read(node, beside) {
    const fields = fieldsOf(node);
    const books = booksOf(fields, beside);
    const reviews = fields
      .each('RecipeReviews')
      .flatMap((list) => list.each('RecipeReview').map(reviewFrom));
    fields.ignore(...forTheProgram);
    return recipeFromParts(
      {
        title: fields.text('Name'),
        description: fields.text('Description'),
        notes: [...notesOf(fields), ...reviews.map(({ text }) => ({ heading: 'Review', text }))],
        serves: [fields.text('Servings'), fields.text('Yield')],
        prepTime: fields.text('PreparationTime'),
        cookTime: fields.text('CookingTime'),
        totalTime: fields.text('ReadyInTime'),
        ingredients: ingredientLinesFrom(ingredientsOf(fields)),
        steps: stepsFromLines(
          rowsOf(fields, 'RecipeProcedures', 'RecipeProcedure', 'ProcedureText'),
        ),
        courses: fields.words('RecipeTypes'),
        labels: books,
        cuisine: fields.text('Cuisine'),
        source: {
          siteName: fields.text('Source'),
          siteUrl: fields.text('WebPage'),
          author: fields.text('Author'),
        },
        rating: fields.number('Rating', 'UserRating') ?? reviews.find(({ stars }) => stars)?.stars,
        createdAt: fields.text('CreateDate'),
        images: firstImage(imagesOf(fields), fields, 'RecipeImage'),
      },
      fields,
    );
  },
};

const forTheProgram = [
  'ID',
  'CookbookChapterID',
  'CookbookID',
  'ModifyDate',
  'UserID',
  'RecipeMeasures',
];

function notesOf(fields: Fields) {
  return [
    { text: fields.text('Comments') },
    { text: rowsOf(fields, 'RecipeTips', 'RecipeTip', 'TipText').join('\n') },
    {
      text: rowsOf(fields, 'RecipeAuthorNotes', 'RecipeAuthorNote', 'AuthorNoteText').join('\n'),
    },
    { heading: 'Oven', text: fields.text('OvenTemperature') },
    { heading: 'Copyright', text: fields.text('Copyright') },
  ];
}

/** The names of its chapter, and of the cookbook that the chapter or the recipe is in. */
function booksOf(fields: Fields, beside: readonly XmlNode[]): string[] {
  const chapter = withId(beside, fields.code('CookbookChapterID'), true);
  const book = withId(beside, fields.code('CookbookID') ?? chapter?.code('CookbookID'), false);
  return [book, chapter].flatMap((each) => each?.text('Name') ?? []);
}

/** A chapter names its cookbook; a cookbook may have the same id as a chapter. */
function withId(
  beside: readonly XmlNode[],
  id: string | undefined,
  isChapter: boolean,
): Fields | undefined {
  if (id === undefined) return undefined;
  const found = beside.find((node) => node['ID'] === id && 'CookbookID' in node === isChapter);
  return found && fieldsOf(found);
}

function reviewFrom(review: Fields): { stars?: number | undefined; text: string } {
  review.ignore('ID', 'Index', 'ReviewerID');
  const parts = [
    review.text('Reviewer', 'ReviewerName', 'Name'),
    review.text('ReviewDate', 'Date'),
    review.text('ReviewText', 'Comments', 'Review', '#text'),
  ];
  return { stars: review.number('Rating', 'Stars'), text: parts.filter(Boolean).join(', ') };
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
