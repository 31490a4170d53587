/** Only the owner creates, lists and revokes share links; everyone with a link may read the recipe. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { shareLinksRoutes, type ShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { digestOf } from '../../../platform/secrets';
import { checkNotHidden } from './hidden-recipes';
import { readRecipe } from '../recipes';
import { makeShareLink } from './make-share-link';
import { countOpening, listLinks, revokeLink, type ShareLinkRow } from './share-links.store';
import { findLinkedRecipeId, getOwnRecipe } from '../../access/recipe-access';

export function serveShareLinks(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  serve(
    app,
    shareLinksRoutes,
  )({
    create: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      await checkNotHidden(db, recipe.id);
      const made = await makeShareLink(deps, recipe, { kind: 'public', userId: user.userId });
      return { ...presentNew(made.link), ...made.shown };
    },

    createPrivate: async ({ params, body: { email }, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const request = { kind: 'private', email, userId: user.userId } as const;
      const made = await makeShareLink(deps, recipe, request);
      return { ...presentNew(made.link), ...made.shown };
    },

    list: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      return { links: (await listLinks(db, recipe)).map(present) };
    },

    revoke: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const request = { linkId: params.linkId, now: deps.clock() };
      if (!(await revokeLink(db, recipe, request))) throw new AppError('NOT_FOUND');
    },

    open: async ({ params, user }) => {
      const tokenHash = digestOf(params.shareToken);
      const recipeId = await findLinkedRecipeId(db, tokenHash, deps.config);
      const recipe = recipeId && (await readRecipe(db, recipeId, user?.userId));
      if (!recipe) throw new AppError('NOT_FOUND', 'This link does not work any more.');
      await countOpening(db, { tokenHash, now: deps.clock(), demands: deps.config });
      return recipe;
    },
  });
}

function presentNew(link: ShareLinkRow) {
  return {
    _id: link.id,
    kind: link.kind,
    email: link.email ?? undefined,
    createdAt: link.createdAt.toISOString(),
  };
}

function present(link: ShareLinkRow): ShareLink {
  return {
    ...presentNew(link),
    openCount: link.openCount,
    lastOpenedAt: link.lastOpenedAt?.toISOString(),
  };
}
