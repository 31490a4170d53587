/** An app with somebody's things in it, and the people who try to reach them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { curatedImageAdminRoutes } from '@saltbush/contract/admin/curated-image-admin';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { users } from '../../schema/accounts';
import { newId } from '../../platform/ids';
import { createTestRecipe, listForAll } from '../recipes';
import { openTestApp, type TestApp } from '../test-app';
import { registerUser, visitorOf, type Person } from '../test-users';
import { makeThings, uploadImage, type Things } from './owners-things';
import type { Role } from './table';

/** Stands in every text that only its owner may read. */
export const secret = 'quokka';
/** Stands in every text of the recipe that the reader and lent may read. */
export const shared = 'numbat';

export interface Caller {
  /** Undefined: a visitor. */
  person: Person | undefined;
  /** What the examples name. */
  things: Things;
}

export interface Cast {
  testApp: TestApp;
  owner: Person;
  outsider: Person;
  callers: Record<Role, Caller>;
  close(): Promise<void>;
}

const names = ['admin', 'owner', 'outsider', 'reader', 'lent', 'removed', 'bin', 'guest'] as const;
type People = Record<(typeof names)[number], Person>;

export async function openCast(): Promise<Cast> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-permissions-'));
  const testApp = await openTestApp({ dataFolder, logLevel: 'silent' });
  const people = await registerPeople(testApp);
  const things = await makeEverything(testApp, people);
  const binned = { ...things, ...(await fillTheBin(testApp, people)) };
  const { owner, outsider } = people;
  const as = (name: keyof People, its = things): Caller => ({
    person: people[name],
    things: its,
  });
  return {
    testApp,
    owner,
    outsider,
    callers: {
      owner: as('owner', {
        ...things,
        other: await makePublicRecipe(testApp, outsider),
        // The admin disables the outsider.
        cook: await makeCook(testApp, people.guest),
      }),
      visitor: { person: undefined, things },
      outsider: as('outsider'),
      reader: as('reader'),
      removed: as('removed'),
      admin: as('admin', { ...things, upload: await uploadImage(testApp, people.admin) }),
      lent: as('lent'),
      bin: as('bin', binned),
    },
    close: async () => {
      await testApp.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The first account is the admin's. */
async function registerPeople({ app, database: { db } }: TestApp): Promise<People> {
  const people = {} as People;
  for (const name of names) people[name] = await registerUser(app, `the ${name}`);
  // So that there is another session, which others try to end.
  const { email, password } = people.owner;
  await visitorOf(app).ask(accountsRoutes.login, { body: { email, password } });
  // Only a person who has proved the address may read what is lent to it.
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.email, people.lent.email));
  return people;
}

async function makeEverything(testApp: TestApp, people: People): Promise<Things> {
  const { owner, reader, lent, removed, guest, admin } = people;
  const others = { reader, lent, members: [removed, guest] };
  const made = await makeThings(testApp, owner, others, { secret, shared });
  await owner.ask(householdsRoutes.removeMember, {
    params: { id: made['household']!, userId: removed.user._id },
  });
  await owner.ask(feedbackRoutes.send, { body: { _id: newId(), text: `${secret} help` } });
  const words = { tags: ['jam'], cuisine: 'Any', difficulty: 'Easy' as const, alt: 'A jar' };
  const curated = await admin.ask(curatedImageAdminRoutes.add, {
    body: { imageUrl: await uploadImage(testApp, admin), recipeTitle: 'Jam', ...words },
  });
  return { ...made, guest: guest.user._id, curatedImage: curated.body._id };
}

async function fillTheBin(testApp: TestApp, { owner, bin, lent }: People): Promise<Things> {
  const others = { reader: bin, lent, members: [bin] };
  const made = await makeThings(testApp, owner, others, { secret, shared: secret });
  await owner.ask(recipesRoutes.remove, { params: { id: made['recipe']! } });
  await owner.ask(householdsRoutes.remove, { params: { id: made['household']! } });
  return made;
}

async function makeCook(testApp: TestApp, person: Person): Promise<string> {
  await makePublicRecipe(testApp, person);
  return person.user._id;
}

async function makePublicRecipe({ database: { db } }: TestApp, person: Person): Promise<string> {
  const id = await createTestRecipe(person, { title: 'Damper' });
  await listForAll(db, id);
  return id;
}
