/** Which community something is for: tokens and webhooks ask it. */
export { CommunityChoice } from './community-choice';
