/** What a community is, for those who look for their household. */
import { t } from '@lingui/core/macro';
export const communityHint = t`Household: invite people, share a plan`;
