/** A client of the Model Context Protocol that connects itself by OAuth, with the protocol's own library. */
import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import { oauthRoutes, type Asked } from '@saltbush/contract/account/oauth';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { Person } from '../test-users';

/** @returns what a program stores, and the page that it sends a browser to */
export function openOAuthClient() {
  const stored: {
    client?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
    tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
    discovery?: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
    verifier?: string;
    page?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:4711/callback',
    clientMetadata: {
      client_name: 'Kitchen helper',
      redirect_uris: ['http://127.0.0.1:4711/callback'],
    },
    state: () => 'plum jam',
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void (stored.client = client),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void (stored.tokens = tokens),
    discoveryState: () => stored.discovery,
    saveDiscoveryState: (state) => void (stored.discovery = state),
    redirectToAuthorization: (url) => void (stored.page = url),
    saveCodeVerifier: (verifier) => void (stored.verifier = verifier),
    codeVerifier: () => stored.verifier!,
  };
  return { provider, stored };
}

/**
 * What a person does on our page.
 *
 * @returns what their browser brings to the program
 * @throws when the page refuses what the program asks
 */
export async function allowOn(
  page: URL,
  person: Person,
  scopes: TokenScope[],
): Promise<URLSearchParams> {
  const asked = Object.fromEntries(page.searchParams) as unknown as Asked;
  const { body: seen } = await person.ask(oauthRoutes.ask, { query: asked });
  if (seen.problem !== undefined) throw new Error(seen.problem);
  const { body } = await person.ask(oauthRoutes.allow, { body: { asked, scopes } });
  return new URL(body.allowedUrl).searchParams;
}
