/** A visitor does not need it. */
import { onDemand } from '../../ui/on-demand';

export const afterLogin = onDemand(
  async () => (await import('@saltbush/domain/account/accounts/after-login')).afterLogin,
);
