/**
 * robots.txt and sitemaps: what search engines find of this instance (decision 0065). Where visitors may not browse, they
 * find its first page alone.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { getInstanceSettings } from '../../account/instance-settings';
import { robotsTxt } from './robots-txt';
import { listRecipesFrom, listSitemapStarts, type SitemapStart } from './sitemap.store';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** A search engine reads at most 50,000 addresses and 50 MB. */
const recipesPerSitemap = 10_000;
const cacheSeconds = 60 * 60;
/** About a megabyte each. */
const cachedSitemaps = 10;

/** @param size recipes in one sitemap */
export function serveSearchEngines(
  app: FastifyInstance,
  deps: Deps,
  size: number = recipesPerSitemap,
): void {
  const { publicUrl } = deps.config;
  const sitemaps = openSitemaps(deps, size);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemaps.index()));
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params: { name } }, reply) => {
    const xml = await sitemaps.get(name);
    if (xml === undefined) throw new AppError('NOT_FOUND');
    return sendXml(reply, xml);
  });
}

const sendXml = (reply: Pick<FastifyReply, 'header' | 'type' | 'send'>, xml: string) =>
  reply
    .header('cache-control', `public, max-age=${cacheSeconds}`)
    .type('application/xml; charset=utf-8')
    .send(xml);

function openSitemaps({ config, database: { db }, clock }: Deps, size: number) {
  const { publicUrl } = config;
  const isOpen = async () => (await getInstanceSettings(db, config)).visitorsMayBrowse;
  const settings = {
    ttl: cacheSeconds * 1_000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  };
  const starts = new LRUCache<'all', SitemapStart[]>({
    ...settings,
    max: 1,
    fetchMethod: async () => ((await isOpen()) ? listSitemapStarts(db, size) : []),
  });
  const written = new LRUCache<string, string>({
    ...settings,
    max: cachedSitemaps,
    fetchMethod: async (name) => {
      if (name === pagesSitemap) return pagesXml(publicUrl, await isOpen());
      const start = (await starts.fetch('all'))?.[numberOf(name) - 1];
      if (!start) return undefined;
      const recipes = await listRecipesFrom(db, { start, size });
      return sitemapXml(
        recipes.map(({ id, updatedAt }) => ({
          url: `${publicUrl}/recipe/${id}`,
          changedAt: updatedAt,
        })),
      );
    },
  });
  return {
    get: async (name: string) => (isSitemapName(name) ? written.fetch(name) : undefined),
    index: async () => {
      const names = ((await starts.fetch('all')) ?? []).map((_start, at) => `${at + 1}.xml`);
      return sitemapIndexXml(
        [pagesSitemap, ...names].map((name) => ({ url: `${publicUrl}/sitemaps/${name}` })),
      );
    },
  };
}

const pagesXml = (publicUrl: string, isOpen: boolean): string =>
  sitemapXml(['/', ...(isOpen ? ['/cooks'] : [])].map((path) => ({ url: publicUrl + path })));

const pagesSitemap = 'pages.xml';
const isSitemapName = (name: string): boolean =>
  name === pagesSitemap || /^[1-9]\d{0,5}\.xml$/.test(name);
const numberOf = (name: string): number => Number.parseInt(name, 10);
