import type { householdsRoutes } from '@saltbush/contract/account/households';
import type { Handlers } from '../../../platform/http/handler';

/** Some handlers of the feature; `households.routes.ts` joins them. */
export type HouseholdHandlers = Partial<Handlers<typeof householdsRoutes>>;
