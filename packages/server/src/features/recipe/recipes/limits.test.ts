/** What a recipe, a review and sharing have space for: as much as docs/limits.md says, and not a letter more. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitationLimits } from '@saltbush/contract/account/household-invitations';
import { householdLimits } from '@saltbush/contract/account/households';
import { imageGenerationLimits } from '@saltbush/contract/recipe/image-generation';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import { recipeLimits, recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { commentLimits } from '@saltbush/contract/recipe/comments';
import { maxReviewLength, maxReviewPhotos, reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { maxShareLinks, shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import { mostReportsADay } from '@saltbush/domain/book/moderation/reports';
import { maxServes } from '@saltbush/domain/recipe/recipes/serves';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const save = (body: Partial<RecipeInput>) =>
  people.priya.ask(recipesRoutes.create, { body: { title: 'Damper', ...body } });

/** Three bytes a letter: the longest there are on one keyboard. */
const long = (length: number): string => '饭'.repeat(length);
const many = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);
const line = (fields: object) => ({ ingredients: [{ name: 'flour', ...fields }] });
const address = (length: number): string => 'https://a.example/'.padEnd(length, 'a');

type Field = [
  name: string,
  limit: number,
  at: (size: number) => Partial<RecipeInput>,
  field: string,
];

const fields: Field[] = [
  ['title', recipeLimits.title, (n) => ({ title: long(n) }), 'title'],
  ['description', recipeLimits.text, (n) => ({ description: long(n) }), 'description'],
  ['notes', recipeLimits.notes, (n) => ({ notes: long(n) }), 'notes'],
  ['cuisine', recipeLimits.cuisine, (n) => ({ cuisine: long(n) }), 'cuisine'],
  ['what it makes', recipeLimits.yieldText, (n) => ({ yieldText: long(n) }), 'yieldText'],
  ['serves', maxServes, (serves) => ({ serves }), 'serves'],
  ['minutes', recipeLimits.minutes, (prepMinutes) => ({ prepMinutes }), 'prepMinutes'],
  ['tags', recipeLimits.tags, (n) => ({ tags: many(n, '').map((_, i) => `tag ${i}`) }), 'tags'],
  ['a tag', recipeLimits.tag, (n) => ({ tags: [long(n)] }), 'tags.0'],
  [
    'ingredients',
    recipeLimits.ingredients,
    (n) => ({ ingredients: many(n, { name: 'flour' }) }),
    'ingredients',
  ],
  [
    'the text of all ingredients',
    recipeLimits.ingredientText,
    (n) => ({
      ingredients: [...many(49, { name: long(400) }), { name: long(200), note: long(n - 19_800) }],
    }),
    'ingredients',
  ],
  ['a name', recipeLimits.ingredientName, (n) => line({ name: long(n) }), 'ingredients.0.name'],
  ['an amount', recipeLimits.amount, (n) => line({ amount: long(n) }), 'ingredients.0.amount'],
  ['a unit', recipeLimits.unit, (n) => line({ unit: long(n) }), 'ingredients.0.unit'],
  ['a note', recipeLimits.note, (n) => line({ note: long(n) }), 'ingredients.0.note'],
  ['a heading', recipeLimits.section, (n) => line({ section: long(n) }), 'ingredients.0.section'],
  ['steps', recipeLimits.instructions, (n) => ({ instructions: many(n, 'Stir.') }), 'instructions'],
  ['a step', recipeLimits.text, (n) => ({ instructions: [long(n)] }), 'instructions.0'],
  [
    'a heading of steps',
    recipeLimits.section,
    (n) => ({ instructions: ['Stir.'], instructionSections: [long(n)] }),
    'instructionSections.0',
  ],
  [
    'a source',
    recipeLimits.siteUrl,
    (n) => ({ sourceAttribution: { siteUrl: address(n) } }),
    'sourceAttribution.siteUrl',
  ],
  [
    'an author',
    recipeLimits.author,
    (n) => ({ sourceAttribution: { author: long(n) } }),
    'sourceAttribution.author',
  ],
];

test.each(fields)(
  "a recipe's limit of %s: %d is saved, one more is refused by name",
  async (_name, limit, at, field) => {
    const saved = await save(at(limit));
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(at(limit));
    const { status, error } = await save(at(limit + 1));
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    const [message] = error.details as { field: string; message: string }[];
    expect(message!.field).toBe(field);
    // Of minutes in days.
    expect(message!.message).toContain(
      field === 'prepMinutes' ? '30 days' : limit.toLocaleString('en-AU'),
    );
  },
);

test('a recipe that is as long as it may be everywhere is stored whole', async () => {
  const body: Partial<RecipeInput> = {
    title: long(recipeLimits.title),
    description: long(recipeLimits.text),
    notes: long(recipeLimits.notes),
    ingredients: many(recipeLimits.ingredients, {
      name: long(recipeLimits.ingredientText / recipeLimits.ingredients - 40),
      amount: long(10),
      unit: long(10),
      note: long(10),
      section: long(10),
    }),
    instructions: many(recipeLimits.instructions, long(recipeLimits.text)),
    instructionSections: many(recipeLimits.instructions, long(recipeLimits.section)),
  };
  const { status, body: saved } = await save(body);
  expect(status).toBe(200);
  expect(saved).toMatchObject(body);
});

test('a review longer than its limit is refused', async () => {
  const { _id: id } = (await save({})).body;
  const rate = (length: number) =>
    people.priya.ask(reviewsRoutes.rate, {
      params: { id },
      body: { rating: 5, review: long(length) },
    });
  expect((await rate(maxReviewLength)).body.mine.review).toHaveLength(maxReviewLength);
  const { status, error } = await rate(maxReviewLength + 1);
  expect([status, JSON.stringify(error.details)]).toEqual([
    400,
    expect.stringContaining('at most 2,000 characters'),
  ]);
});

test('an address longer than its limit is refused for a private link', async () => {
  const { _id: id } = (await save({})).body;
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  const share = async (to: string) =>
    (
      await people.priya.ask(shareLinksRoutes.createPrivate, {
        params: { id },
        body: { email: to },
      })
    ).status;
  expect(await share(email)).toBe(200);
  expect(await share(email.replace('.example', '.example-of-a-long-one'))).toBe(400);
});

describe('docs/limits.md', () => {
  const page = readFileSync(new URL('../../../../../../docs/limits.md', import.meta.url), 'utf8');
  const figures: [what: string, size: string | number][] = [
    ['Title', recipeLimits.title],
    ['Description', recipeLimits.text],
    ['Notes', recipeLimits.notes],
    ['Serves', maxServes],
    ['Cuisine', recipeLimits.cuisine],
    ['What it makes', recipeLimits.yieldText],
    ['Preparing, cooking, in all', `${recipeLimits.minutes / 60 / 24} days`],
    ['Tags', recipeLimits.tags],
    ['A tag', recipeLimits.tag],
    ['Ingredients', recipeLimits.ingredients],
    ['Text of all ingredients', recipeLimits.ingredientText],
    ['Name of an ingredient', recipeLimits.ingredientName],
    ['Amount, unit', recipeLimits.amount],
    ['Note on an ingredient', recipeLimits.note],
    ['Heading', recipeLimits.section],
    ['Steps', recipeLimits.instructions],
    ['A step', recipeLimits.text],
    ['Ingredients on a shopping list', shoppingListLimits.ingredients],
    ['Picture', `${maxImageBytes / 1024 / 1024} MB`],
    ['Description of a picture to draw', imageGenerationLimits.description],
    ['Pictures drawn a day', imageGenerationLimits.perDay],
    ['Review', maxReviewLength],
    ['Photos of a review', maxReviewPhotos],
    ['Comment', commentLimits.text],
    ['Comments of one person on a recipe', commentLimits.perPerson],
    ['Reviews and comments reported a day', mostReportsADay],
    ['People named as readers', sharingLimits.readers],
    ['Communities a recipe is shared with', sharingLimits.households],
    ['Links of a recipe that work at once', maxShareLinks],
    ['Recipes shared at once', sharingLimits.batch],
    ['Name of a community', householdLimits.name],
    ['Members of a community', householdLimits.members],
    ['Communities of one person', householdLimits.ofOnePerson],
    ['Communities that others added one to', householdLimits.addedToOnePerson],
    ['People added without asking a day', householdLimits.addedADay],
    ['Open invitations of a community', invitationLimits.pendingOfHousehold],
  ];

  test.each(figures)('the page of limits says how much: %s', (what, size) => {
    const row = page.split('\n').find((text) => text.startsWith(`| ${what} `));
    expect(row).toContain(`| ${size.toLocaleString('en-AU')}`);
  });
});
