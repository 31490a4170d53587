/** Tokens with which a person's other programs call Saltbush. */
export { apiTokensSection } from './api-tokens-section.lazy';
export { scopeWords } from './token-words';
