/** The calls on the links of a cookbook: its owner's alone. */
import type { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { insertCookbookLink, listCookbookLinks, removeCookbookLink } from './cookbook-links.store';
import { getOwnCookbook } from './get-cookbook';

type LinkCalls = 'makeLink' | 'listLinks' | 'removeLink';

export function cookbookLinkHandlers({
  database: { db },
  config,
  clock,
}: Deps): Pick<Handlers<typeof cookbooksRoutes>, LinkCalls> {
  return {
    makeLink: async ({ params, user }) => {
      const cookbook = await getOwnCookbook(db, params.id, user.userId);
      const [id, token, createdAt] = [newId(), newSecret(), clock()];
      await insertCookbookLink(db, cookbook, { id, tokenHash: digestOf(token), createdAt });
      const url = `${config.publicUrl}/cookbooks/${cookbook.id}?token=${token}`;
      return { _id: id, createdAt: createdAt.toISOString(), token, url };
    },

    listLinks: async ({ params, user }) => {
      const cookbook = await getOwnCookbook(db, params.id, user.userId);
      const links = await listCookbookLinks(db, cookbook);
      return {
        links: links.map(({ id, createdAt }) => ({ _id: id, createdAt: createdAt.toISOString() })),
      };
    },

    removeLink: async ({ params, user }) => {
      const cookbook = await getOwnCookbook(db, params.id, user.userId);
      if (!(await removeCookbookLink(db, cookbook, params.linkId))) throw new AppError('NOT_FOUND');
    },
  };
}
