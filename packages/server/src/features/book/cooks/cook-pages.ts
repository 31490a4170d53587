/** /cooks/:id as a visitor's browser, a chat's preview or a search engine first asks for it, like shared recipes. */
import type { FastifyInstance } from 'fastify';
import { idParams } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { hasCookPage } from '@saltbush/domain/book/cooks/permissions';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { inLanguageOfPage } from '../../../platform/http/languages/answer-in-language';
import type { BuiltPageReader } from '../../../platform/http/web-pages/read-built-page';
import { getInstanceSettings } from '../../account/instance-settings';
import { withPreview, type Preview } from '../../recipe/sharing';
import { findCook } from './cooks.store';

/** @param readPage the app's page, as built */
export function serveCookPages(app: FastifyInstance, deps: Deps, readPage: BuiltPageReader): void {
  app.get('/cooks/:id', async (request, reply) => {
    const { params } = request;
    const parsed = parseInput(idParams, params);
    const page = readPage(request, reply);
    const preview = parsed.success
      ? await inLanguageOfPage(reply, () => previewOf(deps, parsed.data.id))
      : undefined;
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(preview ? withPreview(page, preview) : page);
  });
}

async function previewOf(
  { database: { db }, config }: Deps,
  id: string,
): Promise<Preview | undefined> {
  const [cook, settings] = await Promise.all([findCook(db, id), getInstanceSettings(db, config)]);
  if (!cook || !hasCookPage(cook, undefined) || !settings.visitorsMayBrowse) return undefined;
  const url = `${config.publicUrl}/cooks/${cook.id}`;
  const { username, recipeCount } = cook;
  return {
    title: say('Recipes by {username}', { username }),
    description: say(
      '{count, plural, one {# recipe that {username} shares with everyone.} other {# recipes that {username} shares with everyone.}}',
      { count: recipeCount, username },
    ),
    url,
    imageUrl: undefined,
    isForSearch: true,
    canonicalUrl: url,
    data: [],
  };
}
