/** Everything that gives access to an account, or to what its person sees (decision 0083). */
export const waysIn = [
  'sessions',
  'pushes',
  'passkeys',
  'providers',
  'authenticator',
  'apiTokens',
  'connections',
  'webhooks',
  'calendarAddresses',
  'voteLinks',
  'kitchenLinks',
  'invitations',
  'exportTickets',
  'begunSignIns',
  'mailLinks',
] as const;

export type WayIn = (typeof waysIn)[number];
