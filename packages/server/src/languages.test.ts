/** Words of the server in the language of who reads them, through the whole app. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { accountDeletedEmail } from './features/account/account-deletion/deletion-emails';
import { mailMessages } from './schema/account/mail';
import { pushMessages } from './schema/account/notifications';
import { openMailbox } from './testing/fake-mailbox';
import { foundHousehold, inviteTo } from './testing/households';
import { importFile } from './testing/imports';
import { createTestRecipe } from './testing/recipes';
import { openTestBrowser } from './testing/servers/push-service-server';
import { openTestApp } from './testing/test-app';
import { createTestUsers, inLanguage, type Person } from './testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, tom } = await createTestUsers(testApp.app);
const reading = (language: string, person: Person = priya) =>
  inLanguage(testApp.app, person, language);

/** Tom reads German, whatever his browser asks for. */
beforeAll(async () => {
  await tom.ask(profileRoutes.updateProfile, { body: { language: 'de' } });
});

describe('A refusal', () => {
  const followMyself = (person: Person) =>
    person.ask(followedCooksRoutes.follow, { params: { id: priya.user._id } });

  it.each([
    ['de', 'Du kannst dir nicht selbst folgen.', 'de'],
    ['de-AT, en;q=0.5', 'Du kannst dir nicht selbst folgen.', 'de'],
    ['en-AU', 'You can’t follow yourself.', 'en'],
    ['fr', 'You can’t follow yourself.', 'en'],
    ['', 'You can’t follow yourself.', 'en'],
  ])('a refusal asked for in %j is "%s", with the same code', async (asked, words, language) => {
    const { status, error, headers } = await followMyself(reading(asked));
    expect([status, error.code, error.details]).toEqual([409, 'NOT_POSSIBLE', words]);
    expect(headers['content-language']).toBe(language);
    expect(headers['vary']).toContain('accept-language');
  });

  it('a message under a field is in the language of the caller', async () => {
    const recipe = await createTestRecipe(priya, { title: 'Pavlova' });
    const cookTomorrow = (person: Person) =>
      person.ask(cookLogRoutes.add, {
        params: { id: recipe },
        body: { cookedOn: '2099-01-01' },
      });
    const { error } = await cookTomorrow(reading('de'));
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'cookedOn', message: 'Bitte wähle heute oder einen früheren Tag' }],
    });
    expect((await cookTomorrow(priya)).error.details).toEqual([
      { field: 'cookedOn', message: 'Please choose today or an earlier day' },
    ]);
  });

  it('refusals in two languages at the same time do not mix', async () => {
    const asked = Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? 'de' : 'en'));
    const answers = await Promise.all(
      asked.map(async (language) => (await followMyself(reading(language))).error.details),
    );
    expect(answers).toEqual(
      asked.map((language) =>
        language === 'de' ? 'Du kannst dir nicht selbst folgen.' : 'You can’t follow yourself.',
      ),
    );
  });
});

describe('An answer with an ETag', () => {
  it('a list that a device has in English is sent again to who reads it in German', async () => {
    const get = async (language: string, etag = '') =>
      testApp.app.inject({
        url: '/api/shopping-list',
        query: { from: '2026-11-23', to: '2026-11-29' },
        headers: {
          authorization: `Bearer ${priya.token}`,
          'accept-language': language,
          'if-none-match': etag,
        },
      });
    const etagOf = async (language: string) => String((await get(language)).headers['etag']);
    const [english, german] = [await etagOf('en'), await etagOf('de')];
    const statuses = await Promise.all(
      [
        ['en', english],
        ['de', german],
        ['de', english],
        ['en', german],
      ].map(async ([language, etag]) => (await get(language!, etag)).statusCode),
    );
    expect(statuses).toEqual([304, 304, 200, 200]);
  });
});

describe('What somebody is sent', () => {
  it('an invitation is in the language of who is invited, in text and HTML', async () => {
    const household = await foundHousehold(priya, 'Nummer 7');
    await inviteTo(priya, household, tom.email);
    const [mail] = await testApp.database.db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.to, tom.email))
      .orderBy(mailMessages.createdAt)
      .then((mails) => mails.slice(-1));
    expect(mail!.subject).toBe('Du bist in eine Gemeinschaft auf Saltbush eingeladen');
    expect(mail!.text).toContain('Hallo,\n\nPriya möchte mit dir kochen');
    expect(mail!.text).toContain('Einladung ansehen:');
    expect(mail!.html).toContain('<html lang="de-AU">');
    expect(mail!.html).toContain('Oder öffne diese Adresse:');
  });

  it('an invitation to nobody we know is in the language of who invites', async () => {
    const household = await foundHousehold(priya);
    await inviteTo(reading('de'), household, 'neu@example.com');
    await inviteTo(priya, household, 'new@example.com');
    const subjects = ['neu@example.com', 'new@example.com'].map(
      async (address) => (await openMailbox(testApp.database, address))[0]!.subject,
    );
    expect(await Promise.all(subjects)).toEqual([
      'Du bist in eine Gemeinschaft auf Saltbush eingeladen',
      'You are invited to a community on Saltbush',
    ]);
  });

  it('a mail of a background job is in the language of its recipient', async () => {
    const { mail, database } = testApp.deps;
    for (const { email, user } of [tom, priya]) {
      await mail.enqueue(database.db, email, () =>
        accountDeletedEmail({ displayUsername: user.username }),
      );
    }
    expect((await openMailbox(database, tom.email))[0]!.subject).toBe(
      'Dein Saltbush-Konto wurde gelöscht',
    );
    expect((await openMailbox(database, priya.email))[0]!.subject).toBe(
      'Your Saltbush account was deleted',
    );
  });

  it('a notice on a phone is in the language of its person', async () => {
    const browser = openTestBrowser('https://push.example.com/1');
    await tom.ask(notificationsRoutes.subscribe, { body: browser.subscription });
    await inviteTo(priya, await foundHousehold(priya, 'Am See'), tom.email);
    const [notice] = await testApp.database.db.select().from(pushMessages);
    expect(notice!.content).toMatchObject({
      title: 'Am See',
      body: 'Du bist in eine Gemeinschaft auf Saltbush eingeladen',
    });
  });
});

describe('A file to take along', () => {
  it('a book of recipes is in the language of its owner from cover to end', async () => {
    await createTestRecipe(tom, {
      title: 'Quark',
      serves: 2,
      ingredients: [{ name: 'quark', amount: '500', unit: 'g' }],
      instructions: ['Rühren.'],
    });
    const { body } = await testApp.app.inject({
      url: '/api/recipe-files/export?format=book',
      headers: { authorization: `Bearer ${tom.token}` },
    });
    expect(body).toContain('<html lang="de-AU">');
    expect(body).toContain('<h1>Rezepte von Tom</h1>');
    expect(body).toContain('<h2>Inhalt</h2>');
    expect(body).toMatch(/<h3>Zutaten<.*<h3>Zubereitung</s);
  });
});

describe('The report of a job', () => {
  it('the report of an import is in the language of who began it', async () => {
    const damaged = '{"recipes": [';
    const reasons = async (person: Person) =>
      (await importFile(person, damaged)).report.unreadFiles.map(({ reason }) => reason);
    expect(await reasons(tom)).toEqual(['Die Datei beginnt wie JSON und ist beschädigt.']);
    expect(await reasons(priya)).toEqual(['It begins like JSON and is damaged.']);
    expect(await reasons(reading('de'))).toEqual([
      'Die Datei beginnt wie JSON und ist beschädigt.',
    ]);
  });
});
