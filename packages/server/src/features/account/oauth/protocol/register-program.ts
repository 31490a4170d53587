/** A program registers itself, before anybody has allowed it anything (RFC 7591). */
import { oauthLimits } from '@saltbush/contract/account/oauth';
import { mixesScripts } from '@saltbush/domain/account/accounts/mixed-scripts';
import { tidyName } from '@saltbush/domain/account/accounts/tidy-name';
import type { Deps } from '../../../../deps';
import { newId } from '../../../../platform/ids';
import { insertClient } from '../clients.store';
import { isRedirectUri, returnPlace } from '../redirect-uri';
import { OAuthRefusal } from './oauth-refusal';

interface Registration {
  client_name?: string | undefined;
  redirect_uris: string[];
}

/**
 * @returns what was registered, in the form of RFC 7591, 3.2.1: what else a program asked for is not
 * @throws OAuthRefusal
 */
export async function registerProgram(
  { database, clock }: Deps,
  { client_name: asked = '', redirect_uris: redirectUris }: Registration,
) {
  if (!redirectUris.every(isRedirectUri)) throw new OAuthRefusal('invalid_redirect_uri');
  const name = nameOf(asked, redirectUris[0]!);
  if (mixesScripts(name)) throw new OAuthRefusal('invalid_client_metadata');
  const client = { id: newId(), name, redirectUris, createdAt: clock() };
  await insertClient(database.db, client);
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** A long one is cut: programs cannot be expected to know our limit. */
function nameOf(asked: string, redirectUri: string): string {
  const name = [...tidyName(asked)].slice(0, oauthLimits.nameLength).join('').trim();
  return name === '' ? returnPlace(redirectUri).name.slice(0, oauthLimits.nameLength) : name;
}
