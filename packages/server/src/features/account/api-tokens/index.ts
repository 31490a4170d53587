/** Programs that call with an API token of their person. */
export { withPrograms } from './program-sessions';
export { openTokenTexts } from './token-text';
