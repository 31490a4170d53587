/**
 * A provider of OpenID Connect: authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0,
 * RFC 7636). Its addresses come from its own discovery document; nothing else is asked. Loaded where a provider is
 * set up (`open-provider-client.ts`).
 */
import * as client from 'openid-client';
import type { SignInProvider } from '../config';
import {
  ProviderFailed,
  type ProviderChecks,
  type ProviderClaims,
  type ProviderClient,
} from './sign-in-provider';

export function openOpenIdConnect(settings: SignInProvider): ProviderClient {
  const discover = cached(() => discoverProvider(settings));
  return {
    begin: (returnTo) => explained(async () => begin(await discover(), settings.scopes, returnTo)),
    finish: (answer, checks) => explained(async () => finish(await discover(), answer, checks)),
    signOutUrl: (idToken, returnTo) =>
      explained(async () => {
        const provider = await discover();
        if (!provider.serverMetadata().end_session_endpoint) return undefined;
        const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnTo };
        return client.buildEndSessionUrl(provider, parameters).href;
      }),
  };
}

async function begin(provider: client.Configuration, scope: string, returnTo: string) {
  const checks: ProviderChecks = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: returnTo,
    scope,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    state: checks.state,
    nonce: checks.nonce,
  });
  return { url: url.href, checks };
}

async function finish(
  provider: client.Configuration,
  answer: URL,
  { state, nonce, verifier }: ProviderChecks,
): Promise<ProviderClaims> {
  const tokens = await client.authorizationCodeGrant(provider, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const fromToken = tokens.claims()!;
  const { iss: issuer, sub: subject } = fromToken;
  const more = await readUserInfo(provider, tokens.access_token, subject);
  return { issuer, subject, claims: { ...more, ...fromToken }, idToken: tokens.id_token! };
}

async function discoverProvider(settings: SignInProvider): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, timeoutMs } = settings;
  const authentication = clientSecret === undefined ? client.None() : undefined;
  // Plain http only for a provider that whoever runs this instance has named so, in their own network.
  const isPlain = new URL(issuer).protocol === 'http:';
  return client.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    timeout: timeoutMs / 1000,
    [client.customFetch]: limitedFetch(isPlain),
    // Signatures are checked although the token comes straight from the provider: so that nothing between
    // the two can change it.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isPlain ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** Many providers tell the email or the groups here only (OpenID Connect Core, 5.4). */
async function readUserInfo(
  provider: client.Configuration,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (!provider.serverMetadata().userinfo_endpoint) return {};
  return client.fetchUserInfo(provider, accessToken, subject);
}

/** Refuses plain http, long answers and errors of the provider's own; redirects are not followed. */
function limitedFetch(allowsPlain: boolean): client.CustomFetch {
  return async (url, options) => {
    if (!allowsPlain && new URL(url).protocol !== 'https:') {
      throw new ProviderFailed('refused', 'the provider names an address without https');
    }
    const response = await fetch(url, options as RequestInit).catch(() => {
      throw new ProviderFailed('unreachable', 'no connection, or no answer in time');
    });
    if (response.status >= 500) {
      await response.body?.cancel();
      throw new ProviderFailed('unreachable', `the provider answered ${response.status}`);
    }
    const { status, headers } = response;
    const body = [204, 304].includes(status) ? null : await readLimited(response);
    return new Response(body, { status, headers });
  };
}

async function readLimited(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerBytes) throw new ProviderFailed('refused', 'the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** The document of a provider changes rarely; a failure is not cached. */
function cached<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  let readAt = 0;
  return () => {
    const now = performance.now();
    if (value && now - readAt < discoveryLifetimeMs) return value;
    readAt = now;
    value = read();
    value.catch(() => (value = undefined));
    return value;
  };
}

async function explained<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw causeOf(error) ?? new ProviderFailed(kindOf(error), reasonOf(error));
  }
}

/** The library wraps what the fetch threw. */
function causeOf(error: unknown): ProviderFailed | undefined {
  if (error instanceof ProviderFailed) return error;
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : undefined;
}

const kindOf = (error: unknown): ProviderFailed['kind'] =>
  error instanceof Error && (error as { code?: unknown }).code === 'OAUTH_TIMEOUT'
    ? 'unreachable'
    : 'refused';

/** A code of the library or of OAuth. Messages may quote what was sent. */
function reasonOf(error: unknown): string {
  const { code, error: answer } = error as { code?: unknown; error?: unknown };
  return [code, answer].filter((word) => typeof word === 'string').join(' ') || 'not accepted';
}

const discoveryLifetimeMs = 10 * 60_000;
const maxAnswerBytes = 1024 * 1024;
