// @ts-check
/**
 * One word for one idea: what each word of the product means, which words never stand for it, and where one of
 * those stays because it has another meaning there. The tables of docs/style.md say the same
 * (`docs/words.test.ts`); `plain-language.mjs` refuses the rest.
 */

/**
 * @typedef {object} Within
 * @property {string} name for the table
 * @property {readonly string[]} paths
 *
 * @typedef {object} Term
 * @property {string} word
 * @property {string} means
 * @property {readonly string[]} [never] words that must not stand for it, of which the plural is refused too
 * @property {Within} [within] the only code where `never` holds: elsewhere these words mean something else
 */

/** @type {readonly Term[]} */
export const terms = [
  {
    word: 'household',
    means: 'the people who cook together, in code and calls',
    never: ['family'],
  },
  { word: 'Community', means: 'the same, on the screen' },
  { word: 'group', means: 'things that count or stand together, of any kind' },
  { word: 'recipe', means: 'what a cook stores' },
  { word: 'card', means: 'how a recipe looks in a grid' },
  { word: 'serves', means: 'how many a recipe feeds', never: ['servings'] },
  { word: 'portion', means: 'how much one eater eats; an adult eats 1' },
  { word: 'step', means: 'one instruction', never: ['directions'] },
  { word: 'direction', means: 'where a text, an order or a movement goes' },
  {
    word: 'method',
    means:
      'how something is done: all steps of a recipe, a way to sign in or to import, the verb of a call',
  },
  { word: 'meal plan', means: 'a week as stored' },
  { word: 'menu', means: 'a week as it is being edited' },
  { word: 'entry', means: 'one recipe or note on one day' },
  { word: 'slot', means: 'a place of a week that the menu maker fills' },
  { word: 'save', means: 'add a public recipe to my recipes', never: ['bookmark'] },
  { word: 'favourite', means: 'mark as loved', never: ['starred', 'liked'] },
  { word: 'star', means: 'a fifth of a rating' },
  { word: 'food', means: 'what a recipe needs' },
  {
    word: 'wording',
    means: 'how a recipe words a food: spanish onion',
    never: ['variant', 'synonym'],
  },
  { word: 'product', means: 'what a retailer sells' },
  {
    word: 'retailer',
    means: 'Woolworths, Coles',
    never: ['shop'],
    within: {
      name: 'prices',
      paths: [
        'packages/contract/src/plan/prices',
        'packages/domain/src/plan/prices/',
        'packages/server/src/features/plan/prices/',
        'packages/web/src/features/plan/prices/',
      ],
    },
  },
  { word: 'shop', means: 'to buy what is on the list, and the day or the place of it' },
  {
    word: 'store',
    means:
      'on the list the walk through one shop (`stores` on the wire); elsewhere what holds data (`.store.ts`: SQL)',
  },
  {
    word: 'shopping list',
    means: 'the lines of some days, computed from what is stored',
    never: ['ledger'],
  },
  { word: 'line', means: 'one row of the shopping list, computed' },
  { word: 'item', means: 'what somebody typed on the list; elsewhere one of several' },
  { word: 'aisle', means: 'a supermarket department', never: ['category'] },
  { word: 'section', means: 'a heading inside a recipe, or a part of a page' },
  {
    word: 'image',
    means: 'a file that is looked at: a cover, an avatar, a drawing',
    never: ['picture'],
  },
  {
    word: 'photo',
    means: 'an image of a camera: a page to be read, a dish as cooked, one of a stock service',
  },
  {
    word: 'email',
    means: 'what the server sends by mail',
    never: ['letter'],
    within: {
      name: 'mail',
      paths: [
        'packages/server/src/features/account/households/',
        'packages/server/src/features/account/mail/',
        'packages/server/src/features/account/notifications/',
        'packages/server/src/platform/emails/',
      ],
    },
  },
  { word: 'letter', means: 'a character of a word' },
  { word: 'space', means: 'what is left of a disk, a limit or a screen', never: ['room'] },
  { word: 'storage', means: 'all that a person or a household stores' },
  { word: 'measures', means: 'whose cups and spoons a text means' },
];

/**
 * @typedef {object} Exception
 * @property {string} word
 * @property {readonly string[]} [names] identifiers that may have it anywhere
 * @property {readonly string[]} [paths] files and folders where it means something else
 * @property {string} because
 */

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    word: 'family',
    paths: [
      'packages/server/src/outside/web-page/guarded-lookup.ts',
      'packages/web/src/features/plan/meal-plans/share/week-image.ts',
      'packages/web/src/ui/theme/theme.ts',
    ],
    because: 'a family of addresses in Node, and of fonts in CSS',
  },
  {
    word: 'servings',
    paths: ['packages/recipe-parser/src/file/'],
    because: "a field of other programs' files",
  },
  {
    word: 'directions',
    paths: ['packages/recipe-parser/src/file/'],
    because: "a field of other programs' files",
  },
  {
    word: 'bookmark',
    paths: ['packages/web/src/features/book/recipe-import/share-target/'],
    because: 'a bookmark of the browser',
  },
  { word: 'variant', paths: ['packages/web/'], because: 'a property of the components of Mantine' },
  {
    word: 'category',
    paths: ['packages/recipe-parser/src/file/', 'packages/recipe-parser/src/schema-org/'],
    because: "a field of schema.org and of other programs' files",
  },
  {
    word: 'picture',
    names: ['TOO_MANY_PICTURES', 'missingPictures'],
    because: 'an error and a field on the wire',
  },
  {
    word: 'picture',
    paths: [
      'packages/contract/src/account/storage-use.ts',
      'packages/domain/src/account/storage-use/',
      'packages/server/src/features/account/storage-use/',
      'packages/server/src/schema/account/storage-use.ts',
      'packages/web/src/features/account/storage-use/',
    ],
    because: 'a kind of what a person stores, on the wire and in the database',
  },
  {
    word: 'picture',
    paths: ['packages/recipe-parser/src/file/'],
    because: "a field of other programs' files",
  },
  {
    word: 'picture',
    paths: ['packages/server/src/features/recipe/image-generation/image-prompt.ts'],
    because: 'the word of the prompt for a drawn image',
  },
  {
    word: 'picture',
    paths: ['packages/web/src/features/visitors/landing/product-screen.tsx'],
    because: 'an element of HTML',
  },
  {
    word: 'room',
    names: ['withoutRoom'],
    because: 'a field on the wire, in the report of an import',
  },
];

/**
 * Whether a word must not stand in names and comments of a file, for one of the terms.
 *
 * @param {string} path below the root
 * @returns {{ word: string, instead: string }[]}
 */
export function refusedTerms(path) {
  return terms
    .filter(({ within }) => within === undefined || isBelow(path, within.paths))
    .flatMap(({ word, never = [] }) =>
      never
        .filter((refused) => !isExcepted(path, refused))
        .flatMap((refused) =>
          [refused, pluralOf(refused)].map((form) => ({ word: form, instead: word })),
        ),
    );
}

/** Identifiers that may have a refused word. */
export const exceptedNames = exceptions.flatMap(({ names = [] }) => names);

/** @param {string} path @param {string} word */
const isExcepted = (path, word) =>
  exceptions.some((exception) => exception.word === word && isBelow(path, exception.paths ?? []));

/** @param {string} path @param {readonly string[]} starts */
const isBelow = (path, starts) => starts.some((start) => path.startsWith(start));

/** @param {string} word */
const pluralOf = (word) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);
