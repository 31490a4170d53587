/** Programs that people connect by OAuth; what the address of the Model Context Protocol needs of it. */
export { mcpChallenge } from './discovery/challenge';
