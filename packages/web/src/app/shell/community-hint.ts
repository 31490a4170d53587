/** What a community is, for those who look for their household. */
export const communityHint = 'Household: invite people, share a plan';
