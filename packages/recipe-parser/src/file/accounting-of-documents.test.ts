/** For each format of XML and of text: every input field is stored or reported. */
import { describe, expect, test } from 'vitest';
import { vanished } from '../../fixtures/recipe-files/accounting';
import type { RecipeInFile } from './fields/recipe-in-file';
import { recipesFromFile } from './recipes-from-file';

interface Exceptions {
  silent?: string[];
  converted?: Record<string, unknown>;
}

function readOnly(text: string, name: string, format: string): RecipeInFile {
  const reading = recipesFromFile(text, name);
  expect([reading.format, reading.recipes.length]).toEqual([format, 1]);
  return reading.recipes[0]!;
}

/** The text is made of the values, so that each is in it. */
function lost(
  {
    format,
    name,
    values,
    text,
  }: { format: string; name: string; values: Record<string, string>; text: string },
  exceptions: Exceptions = {},
): string[] {
  const recipe = readOnly(text, name, format);
  return vanished(values, recipe, exceptions).map(({ path, text: value }) => `${path}: ${value}`);
}

const element = (name: string, value: string): string => `<${name}>${value}</${name}>`;
const elements = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => element(name, value))
    .join('\n');
const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
const base64 = (name: string): string => `${name}${'A'.repeat(60)}`;

describe('every field of a recipe in XML is in the draft or in the report', () => {
  test('every field of Gourmet is in the draft or in the report', () => {
    const values = {
      title: 'Name',
      category: 'Categoryone',
      cuisine: 'Peruvian',
      source: 'Sourceword',
      link: 'https://source.example/one',
      rating: '4/5 stars',
      preptime: '11 minutes',
      cooktime: '47 minutes',
      yields: '4 3/4',
      instructions: '&lt;b&gt;Stew&lt;/b&gt; them &amp;amp; &lt;i&gt;stir&lt;/i&gt;.',
      modifications: '&lt;u&gt;Notesword&lt;/u&gt;',
      image: base64('one'),
      mystery: 'zebra',
    };
    const list =
      '<ingredient-list><ingredient optional="yes"><amount>2</amount><unit>kg</unit><item>quandongs</item><key>quandong</key></ingredient>' +
      '<inggroup><groupname>Crust</groupname><ingredient><amount>1</amount><item>egg</item></ingredient><ingref refid="9"><amount>1</amount><item>puff pastry</item></ingref></inggroup></ingredient-list>';
    const text = `<?xml version="1.0"?><gourmetDoc><recipe id="7">${elements(values)}${list}</recipe></gourmetDoc>`;
    const lines = { list: 'quandongs kg optional crust egg puff pastry' };
    expect(
      lost(
        { format: 'Gourmet', name: 'a.grmt', values: { ...values, ...lines }, text },
        {
          converted: {
            rating: 4,
            preptime: 11,
            cooktime: 47,
            instructions: 'Stew them stir',
            modifications: 'Notesword',
          },
        },
      ),
    ).toEqual([]);
    expect(JSON.stringify(readOnly(text, 'a.grmt', 'Gourmet'))).not.toMatch(/<\/?[bui]>|&lt;/);
  });

  test('every field of Living Cookbook is in the draft or in the report', () => {
    const values = {
      Name: 'Name',
      Description: 'Descriptionword',
      Servings: '7',
      Yield: '3 jars',
      PreparationTime: '11',
      CookingTime: '47',
      ReadyInTime: '73',
      OvenTemperature: '180',
      Source: 'Sourceword',
      WebPage: 'https://source.example/one',
      Author: 'Authorword',
      Copyright: 'Copyrightword',
      RecipeTypes: 'Typeone, Typetwo',
      Cuisine: 'Peruvian',
      Comments: 'Commentsword',
      CreateDate: '2012-03-04',
      ModifyDate: '2013-03-04',
      ID: '12',
      CookbookChapterID: '33',
      Mystery: 'zebra',
    };
    const inside =
      '<RecipeIngredients><RecipeIngredient Ingredient="Crust" Heading="Y" Index="0"/><RecipeIngredient Ingredient="quandongs" Quantity="2" Unit="kg" Heading="N" Index="1" IngredientID="5"/></RecipeIngredients>' +
      '<RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Jamsteps</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>Stew them.</ProcedureText></RecipeProcedure></RecipeProcedures>' +
      '<RecipeTips><RecipeTip><TipText>Tipword</TipText></RecipeTip></RecipeTips>' +
      '<RecipeAuthorNotes><RecipeAuthorNote><AuthorNoteText>Authornote</AuthorNoteText></RecipeAuthorNote></RecipeAuthorNotes>' +
      '<RecipeReviews><RecipeReview Rating="5" Reviewer="Reviewerword" ReviewDate="2014-01-01"><ReviewText>Reviewword</ReviewText></RecipeReview></RecipeReviews>' +
      `<RecipeImage FileType="JPG">${base64('one')}</RecipeImage>`;
    const books =
      '<Cookbooks><Cookbook ID="21" Name="Bookword"/></Cookbooks><CookbookChapters><CookbookChapter ID="33" CookbookID="21" Name="Chapterword"/><CookbookChapter ID="34" CookbookID="21" Name="Otherchapter"/></CookbookChapters>';
    const text = `<?xml version="1.0"?><fdx>${books}<Recipes><Recipe${attributes(values)}>${inside}</Recipe></Recipes></fdx>`;
    const lines = {
      inside: 'Crust quandongs kg Jamsteps Stew them Tipword Authornote Reviewerword Reviewword',
      books: 'Bookword Chapterword',
    };
    expect(
      lost(
        { format: 'Living Cookbook', name: 'a.fdx', values: { ...values, ...lines }, text },
        {
          silent: ['ID', 'CookbookChapterID', 'ModifyDate'],
          converted: { CreateDate: '2012-03-04T00:00:00.000Z' },
        },
      ),
    ).toEqual([]);
    const recipe = readOnly(text, 'a.fdx', 'Living Cookbook');
    expect(recipe.rating).toBe(5);
    expect(recipe.draft.tags).toEqual(expect.arrayContaining(['Bookword', 'Chapterword']));
    expect(recipe.draft.tags).not.toContain('Otherchapter');
  });

  test('every field of a document of MasterCook is in the draft or in the report', () => {
    const values = {
      Desc: 'Descriptionword',
      Srce: 'Sourceword',
      CpyR: 'Copyrightword',
      Note: 'Noteword',
      Nutr: 'Per serving: 101 calories',
      Natn: 'Peruvian',
      SrvI: 'Servingidea',
      Wine: 'Wineword',
      Mystery: 'zebra',
    };
    const others =
      '<Serv qty="7"/><PrpT elapsed="0:11"/><TTim elapsed="1:13"/><AltT label="Cooking time" elapsed="0:47"/>' +
      '<Yield unit="cups" qty="2.000000"/><CatS><CatT>Categoryone</CatT><CatT>Categorytwo</CatT></CatS>' +
      '<RatS><RatE name="Overallword" value="8"/></RatS><AltS label="Internet address" source="https://source.example/one"/>' +
      '<IngR name="Crust" code="S"/><IngR name="quandongs - (4 1/2 oz)" unit="cups" qty="1.5000000" code="I"><IPrp>drained</IPrp><INtI>123</INtI></IngR>' +
      '<IngR name="salt" qty="0.3333333" unit="teaspoon" code="I"/><IngR name="Textline" code="T"/>' +
      '<DirS><DirT>Stew them.</DirT></DirS>';
    const text = `<?xml version="1.0"?><mx2 source="MasterCook"><Summ><Nam>Name</Nam></Summ><RcpE name="Name" author="Authorword" img="pie.jpg">${elements(values)}${others}</RcpE></mx2>`;
    const lines = {
      others:
        'Name Authorword pie jpg 7 11 73 47 2 cups Categoryone Categorytwo Overallword Crust quandongs 1.5 drained 1/3 salt Textline Stew them',
      address: 'https://source.example/one',
    };
    expect(
      lost(
        { format: 'MasterCook', name: 'a.mx2', values: { ...values, ...lines }, text },
        { converted: { Nutr: 423 } },
      ),
    ).toEqual([]);
    const recipe = readOnly(text, 'a.mx2', 'MasterCook');
    expect(recipe.rating).toBe(4);
    expect(recipe.draft.yieldText).toBe('2 cups');
    expect(recipe.draft.ingredients[0]).toMatchObject({
      name: 'quandongs',
      note: '4 1/2 oz, drained',
    });
  });

  test('every field of RecipeML is in the draft or in the report', () => {
    const text = `<?xml version="1.0"?><recipeml version="0.5"><recipe>
<head><title>Name</title><subtitle>Subtitleword</subtitle><version>2.51</version>
<source><srcitem>Sourceword</srcitem></source><categories><cat>Categoryone</cat><cat>Categorytwo</cat></categories>
<preptime type="preparation"><time><qty>11</qty><timeunit>minutes</timeunit></time></preptime>
<preptime type="cooking"><time><range><q1>40</q1><q2>47</q2></range><timeunit>minutes</timeunit></time></preptime>
<preptime type="chilling"><time><qty>31</qty><timeunit>minutes</timeunit></time></preptime>
<yield><qty>7</qty><unit>jars</unit></yield></head>
<description>Descriptionword</description>
<equipment><tool>Toolone</tool><tool>Tooltwo</tool></equipment>
<ingredients><note>Listnote</note>
<ing optional="yes"><amt><qty>2</qty><size>large</size><unit>kg</unit></amt><item>quandongs</item><prep>stoned</prep><ing-note>Ingnote</ing-note><alt-ing><item>peaches</item></alt-ing></ing>
<ing-div><title>Crust</title><ing><amt><range><q1>1</q1><q2>3</q2></range></amt><item>eggs</item></ing></ing-div></ingredients>
<directions><note>Directionnote</note><step>Stew them.</step><step>Bake it.</step></directions>
<nutrition><nutr><name>calories</name><qty>101</qty></nutr></nutrition>
<diet-exchanges><diet-exchange type="fat">2</diet-exchange></diet-exchanges>
<mystery>zebra</mystery></recipe></recipeml>`;
    const values = {
      all: 'Name Subtitleword Sourceword Categoryone Categorytwo 11 47 7 jars Descriptionword Toolone Tooltwo quandongs optional stoned large kg Crust eggs Stew them Bake it',
      version: '2.51',
      chilling: '31 minutes',
      listNote: 'Listnote',
      ingNote: 'Ingnote',
      alternative: 'peaches',
      directionNote: 'Directionnote',
      nutrition: 'calories 101',
      exchange: 'diet-exchange',
      mystery: 'zebra',
    };
    expect(lost({ format: 'RecipeML', name: 'a.xml', values, text })).toEqual([]);
  });

  test('every field of Cookmate is in the draft or in the report', () => {
    const values = {
      title: 'Name',
      description: 'Descriptionword',
      preptime: '11 min',
      cooktime: '47 min',
      totaltime: '73 min',
      quantity: '7 jars',
      category: 'Categoryone',
      tag: 'Tagone',
      source: 'Sourceword',
      url: 'https://source.example/one',
      video: 'https://video.example/two',
      comments: 'Commentsword',
      nutrition: 'Nutritionword',
      rating: '4',
      lang: 'en',
      imagepath: '/storage/pie.jpg',
      mystery: 'zebra',
    };
    const text = `<?xml version="1.0"?><cookbook version="1"><recipe>${elements(values)}<ingredient><li>Crust:</li><li>2 kg quandongs</li></ingredient><recipetext><li>Stew them.</li></recipetext></recipe></cookbook>`;
    const lines = { lines: 'Crust kg quandongs Stew them' };
    expect(
      lost(
        { format: 'Cookmate', name: 'a.xml', values: { ...values, ...lines }, text },
        { converted: { preptime: 11, cooktime: 47, totaltime: 73, imagepath: 'pie.jpg' } },
      ),
    ).toEqual([]);
  });

  test('every field of Evernote is in the draft or in the report', () => {
    const content =
      '<![CDATA[<en-note><div>Serves 7</div><div>Descriptionword is nice.</div><div><b>Ingredients</b></div><ul><li>2 kg quandongs</li></ul><div><br/></div><div><b>Method</b></div><ol><li>Stew them.</li></ol><div><br/></div><div><b>Notes</b></div><div>Notesword</div></en-note>]]>';
    const values = {
      created: '20130730T205204Z',
      updated: '20130731T205204Z',
      tag: 'Tagone',
      mystery: 'zebra',
      author: 'Authorword',
      address: 'https://source.example/one',
      subject: 'Subjectword',
      words: 'Name 7 Descriptionword is nice kg quandongs Stew them Notesword',
    };
    const text = `<?xml version="1.0"?><en-export><note><title>Name</title><content>${content}</content>${elements({ created: values.created, updated: values.updated, tag: values.tag, mystery: values.mystery })}<note-attributes><author>Authorword</author><source-url>${values.address}</source-url><subject-date>Subjectword</subject-date></note-attributes></note></en-export>`;
    expect(
      lost(
        { format: 'Evernote', name: 'a.enex', values, text },
        { silent: ['updated'], converted: { created: '2013-07-30T20:52:04.000Z' } },
      ),
    ).toEqual([]);
  });
});

describe('every field of a recipe in text is in the draft or in the report', () => {
  test('every field of Meal-Master is in the draft or in the report', () => {
    const values = {
      title: 'Name',
      categories: 'Categoryone',
      yield: '7 jars',
      contributor: 'Contributorword',
      prep: '11 minutes',
      source: 'Sourceword',
      warning: 'Warningword',
      lines: 'kg quandongs tbsp sugar stoned by hand Crust cup flour Stew them Bake it',
    };
    const text = [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05',
      ' ',
      `      Title: ${values.title}`,
      ` Categories: ${values.categories}`,
      `      Yield: ${values.yield}`,
      `Contributor: ${values.contributor}`,
      `  Prep Time: ${values.prep}`,
      `     Source: ${values.source}`,
      `    Warning: ${values.warning}`,
      ' ',
      '      2 kg quandongs;                        3 tb sugar',
      '           -stoned by hand',
      'MMMMM----------------------------CRUST------------------------------',
      '      1 c  flour',
      ' ',
      '  Stew them.',
      ' ',
      '  Bake it.',
      ' ',
      'MMMMM',
    ].join('\n');
    expect(
      lost({ format: 'Meal-Master', name: 'a.mmf', values, text }, { converted: { prep: 11 } }),
    ).toEqual([]);
  });

  test('every field of RezKonv is in the draft or in the report', () => {
    const values = {
      titel: 'Name',
      kategorien: 'Kategorieeins',
      menge: '7 Stück',
      schwierigkeit: 'Schwierigwort',
      quelle: 'Quellewort',
      erfasst: 'Erfassterin',
      lines: 'Teig 200 g Quandongs gerieben Kneten Backen',
    };
    const text = [
      '========== REZKONV-Rezept - RezkonvSuite v1.4',
      `     Titel: ${values.titel}`,
      `Kategorien: ${values.kategorien}`,
      `     Menge: ${values.menge}`,
      `Schwierigkeit: ${values.schwierigkeit}`,
      '',
      '============================ TEIG ============================',
      '    200 Gramm  Quandongs',
      '               -- gerieben',
      '',
      '============================ QUELLE ============================',
      `     ${values.quelle}`,
      `     -- Erfasst *RK* 01.01.2005 von`,
      `     -- ${values.erfasst}`,
      '',
      'Kneten.',
      '',
      'Backen.',
      '',
      '=====',
    ].join('\n');
    expect(lost({ format: 'RezKonv', name: 'a.rk', values, text })).toEqual([]);
  });

  test('every field of a text of MasterCook is in the draft or in the report', () => {
    const values = {
      title: 'Name',
      by: 'Authorword',
      categories: 'Categoryone Categorytwo',
      mystery: 'zebra',
      lines: '7 20 kg quandongs stoned Stew them',
      notes: 'Notesword',
      serving: 'Servingidea',
    };
    const text = [
      '                     *  Exported from  MasterCook  *',
      '',
      '                            Name',
      '',
      'Recipe By     : Authorword',
      'Serving Size  : 7    Preparation Time :0:20',
      'Categories    : Categoryone                      Categorytwo',
      'Mystery       : zebra',
      '',
      '  Amount  Measure       Ingredient -- Preparation Method',
      '--------  ------------  --------------------------------',
      '  2       kg            quandongs -- stoned',
      '',
      'Stew them.',
      '',
      '                    - - - - - - - - - - - - - - - - - -',
      '',
      'Serving Ideas : Servingidea',
      '',
      'NOTES : Notesword',
    ].join('\n');
    expect(lost({ format: 'MasterCook', name: 'a.mxp', values, text })).toEqual([]);
  });

  test('every field of YAML is in the draft or in the report', () => {
    const values = {
      name: 'Name',
      servings: '7 jars',
      source: 'Sourceword',
      source_url: 'https://source.example/one',
      prep_time: '11 min',
      cook_time: '47 min',
      categories: 'Categoryone',
      nutritional_info: 'Nutritionword',
      difficulty: 'Fiendish',
      rating: '4',
      notes: 'Notesword',
      mystery: 'zebra',
    };
    const head = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    const text = [
      ...head,
      'ingredients: |',
      '  2 kg quandongs',
      'directions: |',
      '  Stew them.',
    ].join('\n');
    const lines = { lines: 'kg quandongs Stew them' };
    expect(
      lost(
        { format: 'YAML', name: 'a.yml', values: { ...values, ...lines }, text },
        { converted: { prep_time: 11, cook_time: 47 } },
      ),
    ).toEqual([]);
  });

  test('every field of JSON of no known program is in the draft or in the report', () => {
    const recipe = {
      title: 'Name',
      description: 'Descriptionword',
      servings: 7,
      yield: '3 jars',
      prep_time: '11 min',
      cookTime: '47 min',
      total_time: '73 min',
      ingredients: [
        {
          section: 'Crust',
          items: [{ name: 'quandongs', amount: 2, unit: 'kg', note: 'stoned', brand: 'Brandword' }],
        },
      ],
      instructions: [{ step: 1, text: 'Stew them.', tip: 'Tipword' }],
      notes: 'Notesword',
      nutrition: { calories: '101 kcal', fat: '7 g' },
      equipment: ['Toolone'],
      tags: ['Tagone'],
      diets: ['Dietword'],
      cuisine: 'Peruvian',
      author: 'Authorword',
      source: 'Sourceword',
      url: 'https://source.example/one',
      rating: 4,
      image: 'https://image.example/one.jpg',
      mystery: 'zebra',
    };
    const read = readOnly(JSON.stringify(recipe), 'a.json', 'JSON');
    expect(
      vanished(recipe, read, {
        silent: ['instructions[].step'],
        converted: {
          prep_time: 11,
          cookTime: 47,
          total_time: 73,
          'nutrition.calories': 423,
          'nutrition.fat': 7,
        },
      }),
    ).toEqual([]);
  });
});
