/** The library for passkeys, 2 MB in memory: loaded with the first passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
