import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv';
import { CsvReader, csvRows } from './csv-rows';

const rowsOf = (text: string) => [...csvRows(text)];
const fixture = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');

test('a table of Plan to Eat is read', () => {
  expect(readCsv(fixture('plan-to-eat.csv'))!.recipes.map((read) => read())).toMatchObject([
    {
      draft: {
        title: "Corn fritters, Gran's",
        description: 'For "hungry" people',
        serves: 4,
        yieldText: '12 fritters',
        prepMinutes: 10,
        cookMinutes: 15,
        totalMinutes: 25,
        course: 'breakfast',
        cuisine: 'Australian',
        tags: ['Quick', 'Weekend', 'Corn'],
        notes: undefined,
        statedNutrition: { energyKj: 879 },
        ingredients: [{ amount: '2' }, { amount: '1', unit: 'cup', name: 'flour' }],
        steps: [{ text: 'Grate the corn.' }, { text: 'Fry in butter.' }],
        sourceAttribution: { siteName: 'Gran', siteUrl: 'https://gran.example/fritters' },
      },
      rating: 4,
      createdAt: '2019-08-07T06:05:04.000Z',
      images: [{ kind: 'web', address: 'https://gran.example/f.jpg' }],
      notUnderstood: [{ path: 'nutritional score (generic)', sample: 'B' }],
    },
  ]);
});

test('a table is read when its columns can be recognised', () => {
  const { recipes } = readCsv(fixture('other.csv'))!;
  expect(recipes.map((read) => read())).toMatchObject([
    {
      draft: {
        title: 'Soup',
        serves: 2,
        ingredients: [{ name: 'onion' }, { name: 'stock' }],
        steps: [{ text: 'Chop' }, { text: 'Simmer' }],
      },
      notUnderstood: [{ path: 'shelf', sample: 'B3' }],
    },
    { draft: { title: 'Bread' }, notUnderstood: [] },
  ]);
});

test.each([
  [
    'German',
    'Titel;Zutaten;Zubereitung;Portionen;Vorbereitungszeit;Kochzeit;Gesamtzeit;Kategorie;Schlagworte;Quelle;Notizen;Schwierigkeitsgrad;Bewertung',
  ],
  [
    'French',
    'Titre;Ingrédients;Préparation;Nombre de portions;Temps de préparation;Temps de cuisson;Temps total;Catégorie;Étiquettes;Source;Remarques;Difficulté;Évaluation',
  ],
  [
    'Spanish',
    'Título;Ingredientes;Preparación;Porciones;Tiempo de preparación;Tiempo de cocción;Tiempo total;Categoría;Etiquetas;Fuente;Notas;Dificultad;Valoración',
  ],
  [
    'Italian',
    'Titolo;Ingredienti;Preparazione;Porzioni;Tempo di preparazione;Tempo di cottura;Tempo totale;Categoria;Etichette;Fonte;Note;Difficoltà;Valutazione',
  ],
  [
    'Dutch',
    'Naam;Ingrediënten;Bereiding;Porties;Voorbereidingstijd;Kooktijd;Totale tijd;Categorie;Trefwoorden;Bron;Opmerkingen;Moeilijkheid;Beoordeling',
  ],
  [
    'English in camel case',
    'recipeName;ingredientList;recipeInstructions;numberOfServings;prepTime;cookTime;totalTime;recipeCategory;tags;source;notes;difficulty;myRating',
  ],
  [
    'English in snake case',
    'recipe_name;recipe_ingredient;recipe_instructions;servings;prep_time;cook_time;total_time;category;keywords;source;comments;difficulty;rating',
  ],
])('a table with columns in %s is read whole', (_language, head) => {
  const row =
    'Soup;2 onions|1 l stock;Chop.|Simmer.;3;10;20;30;Starterword;Winter;Nan;Freezes.;easy;4';
  const [read] = readCsv(`${head}\n${row}`)!.recipes;
  const recipe = read!()!;
  expect(recipe).toMatchObject({
    draft: {
      title: 'Soup',
      serves: 3,
      prepMinutes: 10,
      cookMinutes: 20,
      totalMinutes: 30,
      difficulty: 'easy',
      notes: 'Freezes.',
      ingredientLines: ['2 onions', '1 l stock'],
      steps: [{ text: 'Chop.' }, { text: 'Simmer.' }],
      sourceAttribution: { siteName: 'Nan' },
    },
    rating: 4,
    notUnderstood: [],
  });
  expect(recipe.draft.tags).toEqual(expect.arrayContaining(['Starterword', 'Winter']));
});

test.each(['', 'name,phone\nPriya,1', 'title\nSoup', 'just words', '"never ends'])(
  'the text %j is no table of recipes',
  (text) => {
    expect(readCsv(text)).toBeUndefined();
  },
);

describe('rows', () => {
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n"1;2";3',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['a,"b\nc",d', [['a', 'b\nc', 'd']]],
    ['a,"she said ""yes"""', [['a', 'she said "yes"']]],
    ['a,,\n,,\nb', [['a', '', ''], ['b']]],
    ['a\rb', [['a'], ['b']]],
    ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['a, "b,c",d', [['a', 'b,c', 'd']]],
    [
      'a,"b" c\n1,2',
      [
        ['a', 'b c'],
        ['1', '2'],
      ],
    ],
    ['a,b\n"1,2\n3,4', [['a', 'b'], ['1,2\n3,4']]],
  ])('the CSV text %j has its rows', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('every table comes back when it was written with quotes', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(rowsOf(text)).toEqual(rows);
      }),
    );
  });

  test('a CSV file that comes in pieces has the same rows', () => {
    const text = fc.string({ unit: fc.constantFrom(...',";\n\r\ta \ufeff'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (rest, length) => {
        // The first piece has the whole first row.
        const first = 'a,b\n';
        const reader = new CsvReader();
        const rows = [...reader.read(first)];
        for (let at = 0; at < rest.length; at += length) {
          rows.push(...reader.read(rest.slice(at, at + length)));
        }
        rows.push(...reader.end());
        expect(rows).toEqual(rowsOf(first + rest));
      }),
    );
  });
});
