import type { SignInProvider } from '../../../../config';
import type { Deps } from '../../../../deps';
import type { ProviderClient } from '../../../../outside/sign-in-provider';
import type { Seal } from '../../../../platform/sealed-text';
import type { AskSecondStep, Sessions } from '../../accounts';

/** What signing in with the provider works with. */
export interface ProviderDeps {
  deps: Deps;
  sessions: Sessions;
  settings: SignInProvider;
  client: ProviderClient;
  askSecondStep: AskSecondStep;
  /** For what the provider gave. */
  seal: Seal;
}

/** What is needed once it is known who someone is, by a provider or a proxy. */
export type ArrivalDeps = Omit<ProviderDeps, 'client' | 'settings'> & {
  settings: Pick<SignInProvider, 'isAlwaysOpen'>;
};
