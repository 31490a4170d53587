import { lazyPart } from '../../ui/lazy-part';
import { onDemand } from '../../ui/on-demand';

export const menuPanel = onDemand(async () => (await import('./menu-panel')).MenuPanel);
export const communityMenuPanel = onDemand(
  async () => (await import('./community-menu-panel')).CommunityMenuPanel,
);
/** Offline there are none: the next visit shows them. */
export const GuidesPanel = lazyPart(
  async () => (await import('./guides-panel')).GuidesPanel,
  () => null,
);
