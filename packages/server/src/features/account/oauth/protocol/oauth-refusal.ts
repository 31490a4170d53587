/** A refusal in the form of OAuth, `{ "error", "error_description" }` (RFC 6749, 5.2), where a program reads no other. */

const descriptions = {
  invalid_request: 'The request is not as OAuth has it.',
  invalid_target: 'The resource is not one of this server.',
  invalid_client: 'The client is not registered here. Register it again.',
  invalid_grant: 'The token was issued to another client.',
  invalid_redirect_uri:
    'A redirect URI is https, http to localhost, 127.0.0.1 or [::1], or a scheme of your own with a dot in it, and has no fragment.',
  invalid_client_metadata: 'The name mixes alphabets in a word. Use another one.',
} as const;

export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal';
  readonly error: keyof typeof descriptions;

  /** @param description where there is more to say than what the code means */
  constructor(error: keyof typeof descriptions, description: string = descriptions[error]) {
    super(description);
    this.error = error;
  }

  toBody() {
    return { error: this.error, error_description: this.message };
  }
}
