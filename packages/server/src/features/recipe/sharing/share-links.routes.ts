/** Only the owner creates, lists and revokes share links; everyone with a link may read the recipe. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { shareLinksRoutes, type ShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { digestOf } from '../../../platform/secrets';
import { checkNotHidden } from './hidden-recipes';
import { readRecipe } from '../recipes';
import { makeShareLink } from './make-share-link';
import {
  changeLinkEnd,
  countOpening,
  listLinks,
  revokeLink,
  type ShareLinkRow,
} from './share-links.store';
import { endOfNewLink, presentEnd, readLinkZone } from '../../access/link-ends';
import { findLinkedRecipeId, getOwnRecipe, isEndedLink } from '../../access/recipe-access';

export function serveShareLinks(app: FastifyInstance, deps: Deps): void {
  serve(app, shareLinksRoutes)({ ...making(deps), ...changing(deps) });
}

type LinkHandlers = Handlers<typeof shareLinksRoutes>;

function making(deps: Deps): Pick<LinkHandlers, 'create' | 'createPrivate' | 'open'> {
  const { db } = deps.database;
  return {
    create: async ({ params, body, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      await checkNotHidden(db, recipe.id);
      const made = await makeShareLink(deps, recipe, { kind: 'public', ...body, userId });
      return { ...presentNew(made.link, made.timeZone), ...made.shown };
    },

    createPrivate: async ({ params, body, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      const made = await makeShareLink(deps, recipe, { kind: 'private', ...body, userId });
      return { ...presentNew(made.link, made.timeZone), ...made.shown };
    },

    open: async ({ params, user }) => {
      const tokenHash = digestOf(params.shareToken);
      const recipeId = await findLinkedRecipeId(db, tokenHash, deps.config);
      const recipe = recipeId && (await readRecipe(db, recipeId, user?.userId));
      if (!recipe && (await isEndedLink(db, tokenHash))) throw new AppError('LINK_ENDED');
      if (!recipe) throw new AppError('NOT_FOUND', say('This link does not work any more.'));
      await countOpening(db, { tokenHash, now: deps.clock(), demands: deps.config });
      return recipe;
    },
  };
}

function changing({
  database: { db },
  clock,
}: Deps): Pick<LinkHandlers, 'list' | 'changeEnd' | 'revoke'> {
  return {
    list: async ({ params, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      const [links, timeZone] = [await listLinks(db, recipe), await readLinkZone(db, userId)];
      return { links: links.map((link) => present(link, timeZone)) };
    },

    changeEnd: async ({ params, body: { endsOn }, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      const timeZone = await readLinkZone(db, userId);
      const endsAt = endOfNewLink({ endsOn, timeZone, now: clock() });
      const change = { linkId: params.linkId, endsAt };
      if (!(await changeLinkEnd(db, recipe, change))) throw new AppError('NOT_FOUND');
    },

    revoke: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const request = { linkId: params.linkId, now: clock() };
      if (!(await revokeLink(db, recipe, request))) throw new AppError('NOT_FOUND');
    },
  };
}

function presentNew(link: ShareLinkRow, timeZone: TimeZone) {
  return {
    _id: link.id,
    kind: link.kind,
    email: link.email ?? undefined,
    createdAt: link.createdAt.toISOString(),
    ...presentEnd(link.endsAt, timeZone),
  };
}

function present(link: ShareLinkRow, timeZone: TimeZone): ShareLink {
  return {
    ...presentNew(link, timeZone),
    openCount: link.openCount,
    lastOpenedAt: link.lastOpenedAt?.toISOString(),
  };
}
