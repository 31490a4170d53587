/** What the rest of the server knows of a provider of sign-ins; `openid-connect.ts` asks it. */

export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider says about a person. Unchecked but for the signature, issuer, audience, nonce and time. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
  idToken: string;
}

export interface ProviderClient {
  /** @returns the address of the provider's page, and what the answer is checked with */
  begin(returnTo: string): Promise<{ url: string; checks: ProviderChecks }>;
  /** @param answer the address to which the provider sent the person back */
  finish(answer: URL, checks: ProviderChecks): Promise<ProviderClaims>;
  /** @returns nothing for a provider that offers no sign-out */
  signOutUrl(idToken: string, returnTo: string): Promise<string | undefined>;
}

/** The message has the reason, for the log; without tokens, codes and claims. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: ProviderFailed['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}
