/** For each call of the contract, parts that are right, and name things that are there. */
import type * as z from 'zod/mini';
import { allRoutes } from '@saltbush/contract/all-routes';
import type { Route } from '@saltbush/contract/route';
import { newId } from '../../platform/ids';
import { askedBy } from '../programs/oauth-program';
import { exampleOf, inputSchemaOf } from '../values/contract-inputs';
import type { HostileApp } from './hostile-app';

const calls = Object.values(allRoutes)
  .flatMap((routes) => Object.values(routes))
  .map((route: Route) => ({ name: `${route.method} ${route.path}`, route }));

/** The calls that take anything at all. */
export const callsWithInput = calls.filter(
  ({ route }) => route.params ?? route.query ?? route.body,
);

/** Who asks as Alex, Tom beside, and the ids of what is there. */
export interface ThingsThere {
  people: Pick<HostileApp['people'], 'alex' | 'tom'>;
  known: HostileApp['known'];
}

export interface Parts {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

/** Also another example of a call whose fields exclude each other. */
export function examplesFor(route: Route, there: HostileApp): Parts[] {
  const example = exampleFor(route, there);
  if (!readsSource(route)) return [example];
  const html = `<script type="application/ld+json">${JSON.stringify(recipeData)}</script>`;
  return [example, { ...example, body: { html, url: 'https://example.org/jam', recipe: 1 } }];
}

/** A draft, or a recipe that is stored at once: an address, a page or a text. */
const readsSource = ({ path }: Route): boolean =>
  path === '/recipes/scrape' || path === '/recipes/import';

const productPage =
  '<meta property="og:title" content="Milk 2L"><meta property="og:price:amount" content="3.10">';

const recipeData = { '@type': 'Recipe', name: 'Plum jam', recipeIngredient: ['1 kg plums'] };

/** Right in every field, as far as a schema can say. */
export function exampleFor(route: Route, there: ThingsThere): Parts {
  const given = { ...leftOut, ...valuesFor(route, there) };
  const example = (schema?: z.ZodMiniType) => schema && exampleOf(inputSchemaOf(schema), given);
  return {
    params: { ...(example(route.params) as object), ...paramsFor(route, there) },
    query: example(route.query) ?? {},
    body: example(route.body),
  };
}

/** What a path's braces stand for. */
function paramsFor({ path }: Route, { people, known }: ThingsThere): Record<string, string> {
  const all: Record<string, string> = {
    id: /^\/admin\/(?:users|feedback)/.test(path) ? people.tom.user._id : known[thingAt(path)]!,
    linkId: known[path.startsWith('/cookbooks') ? 'cookbookLink' : 'link']!,
    recipeId: known['recipe']!,
    userId: people.tom.user._id,
    revision: '1',
    otherId: known['recipe']!,
    shareToken: known['shareToken']!,
    eaterId: known['eater']!,
    token: known[path.startsWith('/kitchen') ? 'kitchenToken' : 'voteToken']!,
    verificationToken: 'plum-jam',
    name: 'butter-chicken',
    service: 'mail',
    deliveryId: known['delivery']!,
    key: 'milk',
  };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return Object.fromEntries(names.map((name) => [name, all[name]!]));
}

/** What `{id}` names. */
function thingAt(path: string): string {
  if (path.startsWith('/meal-plans')) return 'plan';
  if (path.startsWith('/meals')) return 'spareMeal';
  if (path.startsWith('/kitchen-links')) return 'kitchenLink';
  if (path.startsWith('/households/invitations')) return 'invitation';
  if (/^\/households|\/household\//.test(path)) return 'household';
  if (path.startsWith('/recipe-files')) return 'imported';
  if (path.startsWith('/cook-log')) return 'cooked';
  if (path.startsWith('/substitutions')) return 'substitution';
  if (path.startsWith('/prices/files')) return 'priceFile';
  if (path.startsWith('/prices')) return 'observation';
  if (path.startsWith('/products')) return 'product';
  if (path.startsWith('/auth/methods/passkeys')) return 'passkey';
  if (path.startsWith('/auth/api-tokens')) return 'apiToken';
  if (path.startsWith('/auth/connections')) return 'connection';
  if (path.startsWith('/webhooks')) return 'webhook';
  if (path.startsWith('/saved-searches')) return 'search';
  if (path.startsWith('/cookbooks')) return 'cookbook';
  if (path.startsWith('/comments')) return path.endsWith('/reports') ? 'othersComment' : 'comment';
  if (/^\/(?:admin\/)?review/.test(path)) return 'review';
  if (/^\/(followed-)?cooks\//.test(path)) return 'cook';
  if (path.startsWith('/admin/curated-images')) return 'curatedImage';
  return /add-to-my|rate$|copy$|favourites|^\/recipes.*reports$/.test(path) ? 'other' : 'recipe';
}

/** Fields that turn an example into another call: made by the caller, or pointing at what is not there. */
const leftOut = {
  _id: undefined,
  imageUrl: undefined,
  moreImageUrls: undefined,
  stepImages: undefined,
  evidenceId: undefined,
  photos: undefined,
  repliesTo: undefined,
};

/** What only the meaning of a field says. */
function valuesFor(route: Route, { people, known }: ThingsThere): Record<string, unknown> {
  const { path } = route;
  const { alex } = people;
  return {
    approvedUsers: [people.tom.user._id],
    communities: [known['household']],
    // Of a recipe that is sent it would be an ingredient: of itself, or of what others may not open.
    recipeId: /^\/recipes(?:\/\{id\})?$/.test(path) ? undefined : known['recipe'],
    householdId: known['household'],
    household: known['household'],
    alsoWith: known['household'],
    // Who asks stays the owner of the household.
    userId: alex.user._id,
    recipe: readsSource(route) ? undefined : known['recipe'],
    revision: undefined,
    from: /^\/(meals|meal-plans|shopping-list)/.test(path) ? '2026-11-23' : undefined,
    to: '2026-12-23',
    page: 1,
    sources: `search:${known['search']}`,
    without: undefined,
    diets: undefined,
    shareToken: undefined,
    endsOn: null,
    ticket: undefined,
    // What a token for one community may have.
    ...(path === '/auth/api-tokens' && { scopes: ['list'] }),
    ...(readsSource(route) && { url: undefined, html: undefined, text: recipeText }),
    ...(/register|password$/.test(path) && {
      username: 'Zoe',
      password: hardToGuess,
      newPassword: hardToGuess,
    }),
    ...(/cooking$|\/feedback\//.test(path) && { _id: newId() }),
    // Nobody answers there, and nobody has to be looked for.
    ...(path === '/admin/services' && { host: '127.0.0.1', port: 9 }),
    ...(path === '/prices/page' && {
      url: 'https://shop.example.com/milk',
      html: productPage,
    }),
    ...(path === '/webhooks' && { url: 'https://hooks.example.com/saltbush' }),
    ...(path === '/admin/curated-images' && { imageUrl: known['upload'] }),
    ...(path.startsWith('/vote') && {
      eaterId: known['eater'],
      mealId: known['meal'],
      // Of a recipe that is sent it would be an ingredient: of itself, or of what others may not open.
      recipeId: /^\/recipes(?:\/\{id\})?$/.test(path) ? undefined : known['recipe'],
    }),
    ...(path === '/auth/login' && { email: alex.email, password: alex.password }),
    ...(path === '/stock-photos' && { id: 'plum' }),
    ...(path === '/subscriptions/confirm' && { sessionId: 'cs_test_plum' }),
    ...(/^\/(?:prices|products|admin\/retailers)/.test(path) && {
      householdId: undefined,
      key: 'milk',
      retailer: 'coles',
      retailers: ['coles', 'woolworths'],
      product: known['product'],
      ean: '9300000000012',
      observedAt: new Date().toISOString(),
      searchAddress: 'https://example.org/search?q={query}',
    }),
    ...(path === '/oauth/authorization' && {
      ...askedBy(known['oauthClient']!),
      resource: undefined,
      scopes: ['list'],
      password: undefined,
    }),
    ...(path === '/meal-plans/{id}/meals' && { date: '2026-11-24' }),
    ...(path.startsWith('/list-items') && {
      text: 'milk',
      after: 'milk',
      // The plan's.
      listId: undefined,
      updatedSince: '2026-01-01T00:00:00.000Z',
    }),
    ...(path === '/sync' && {
      schema: 1,
      epoch: null,
      access: 'all',
      name: 'removeMeal',
      args: { id: newId() },
    }),
    ...(path.startsWith('/cookbooks') && {
      // One that is put together by hand.
      query: undefined,
      recipeIds: [known['recipe']],
      after: null,
      households: [known['household']],
    }),
    ...(path === '/meals/{id}/swap' && { with: known['spareMeal'] }),
    ...(path === '/meals' && { days: undefined }),
    before: undefined,
  };
}

const hardToGuess = 'nine lemons in a row';

const recipeText = 'Plum jam\n\nIngredients\n1 kg plums\n500 g sugar\n\nMethod\nBoil.';
