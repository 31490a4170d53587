/** Programs that call with an API token of their person. */
export { putConnectionToken } from './api-tokens.store';
export { withPrograms } from './program-sessions';
export { openTokenTexts, type TokenTexts } from './token-text';
