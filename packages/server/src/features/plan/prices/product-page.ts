/** Reads the product of a retailer's page once, when a person gives its address or its source. Stores nothing. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import {
  readProductPage,
  type PageProduct,
} from '@saltbush/domain/plan/prices/pages/read-product-page';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { openWebPages } from '../../../outside/web-page';
import { decodePage } from '../../../outside/web-page/charset';
import { inOwnTurn } from '../../../platform/in-turns';

export interface PageToRead {
  url: string;
  /** Of a page that the person opened themselves. */
  html?: string | undefined;
}

/** @throws AppError NOT_FOUND when the page states no product with a price, or one of the PAGE codes */
export type ReadProduct = (
  page: PageToRead,
  currency: string,
  signal: AbortSignal,
) => Promise<PageProduct>;

/** With one client for the pages of all calls. */
export function openProductPages(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): ReadProduct {
  const webPages = openWebPages({ allowedPrivateHosts: config.allowedPrivateImportHosts });
  app.addHook('onClose', () => webPages.close());
  return async ({ url, html }, currency, signal) => {
    const text = html ?? (await read(url, signal));
    const product = await inOwnTurn(() => readProductPage(text, currency));
    if (!product) throw new AppError('NOT_FOUND', noProduct(currency));
    return product;
  };

  async function read(url: string, signal: AbortSignal): Promise<string> {
    const { bytes, charset } = await webPages.read(url, signal);
    return decodePage(bytes, charset);
  }
}

const noProduct = (currency: string) =>
  say(
    'This page doesn’t state a product with its price in {currency}. Please type the price instead.',
    { currency },
  );
