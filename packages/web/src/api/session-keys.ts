/** Where local storage holds the session; the head script reads it before the app has loaded. */
export const sessionKeys = {
  token: 'saltbush.token',
  expiresAt: 'saltbush.token-expires-at',
  userId: 'saltbush.user-id',
  user: 'saltbush.user',
  /** Present when it began at the sign-in provider. */
  provider: 'saltbush.provider-session',
} as const;
