/** The calls on the links of a cookbook: its owner's alone. */
import type { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { endOfNewLink, presentEnd, readLinkZone } from '../../access/link-ends';
import {
  changeCookbookLinkEnd,
  insertCookbookLink,
  listCookbookLinks,
  removeCookbookLink,
  type CookbookLinkRow,
} from './cookbook-links.store';
import { getOwnCookbook } from './get-cookbook';

type LinkCalls = 'makeLink' | 'listLinks' | 'changeLinkEnd' | 'removeLink';

export function cookbookLinkHandlers({
  database: { db },
  config,
  clock,
}: Deps): Pick<Handlers<typeof cookbooksRoutes>, LinkCalls> {
  return {
    makeLink: async ({ params, body: { endsOn }, user: { userId } }) => {
      const cookbook = await getOwnCookbook(db, params.id, userId);
      const timeZone = await readLinkZone(db, userId);
      const [token, now] = [newSecret(), clock()];
      const endsAt = endOfNewLink({ endsOn, timeZone, now });
      const link = { id: newId(), tokenHash: digestOf(token), createdAt: now, endsAt };
      await insertCookbookLink(db, cookbook, link);
      const url = `${config.publicUrl}/cookbooks/${cookbook.id}?token=${token}`;
      return { ...present(link, timeZone), token, url };
    },

    listLinks: async ({ params, user: { userId } }) => {
      const cookbook = await getOwnCookbook(db, params.id, userId);
      const timeZone = await readLinkZone(db, userId);
      const links = await listCookbookLinks(db, cookbook);
      return { links: links.map((link) => present(link, timeZone)) };
    },

    changeLinkEnd: async ({ params, body: { endsOn }, user: { userId } }) => {
      const cookbook = await getOwnCookbook(db, params.id, userId);
      const timeZone = await readLinkZone(db, userId);
      const endsAt = endOfNewLink({ endsOn, timeZone, now: clock() });
      const change = { linkId: params.linkId, endsAt };
      if (!(await changeCookbookLinkEnd(db, cookbook, change))) throw new AppError('NOT_FOUND');
    },

    removeLink: async ({ params, user }) => {
      const cookbook = await getOwnCookbook(db, params.id, user.userId);
      if (!(await removeCookbookLink(db, cookbook, params.linkId))) throw new AppError('NOT_FOUND');
    },
  };
}

type ShownLink = Pick<CookbookLinkRow, 'id' | 'createdAt' | 'endsAt'>;

const present = ({ id, createdAt, endsAt }: ShownLink, timeZone: TimeZone) => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  ...presentEnd(endsAt, timeZone),
});
