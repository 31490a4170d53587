/** Ways to sign in besides the password, and what a person has of them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import type { Deps } from '../../../deps';
import { openProviderClient } from '../../../outside/open-provider-client';
import { ProviderFailed } from '../../../outside/sign-in-provider';
import { authorize } from '../../../platform/authorized';
import type { Handlers } from '../../../platform/http/handler';
import { findProxyUser, type ProxyUser } from '../../../platform/http/proxy-sign-in';
import { serve } from '../../../platform/http/serve';
import { openLiveClient } from '../../../outside/live-client';
import { makeSeal, type Seal } from '../../../platform/sealed-text';
import {
  callerOf,
  hasAccounts,
  loadSessionSecret,
  presentSignedIn,
  type AskSecondStep,
  type Sessions,
  type UserRow,
} from '../accounts';
import { getInstanceSettings } from '../instance-settings';
import { finishSecondStep } from './second-step';
import {
  renewRecoveryCodes,
  startAuthenticator,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from './authenticator/set-up-authenticator';
import { confirmIdentity } from './confirm-identity';
import { addPasskey, startAddingPasskey } from './passkeys/add-passkey';
import { findPasskey, renamePasskey } from './passkeys/passkeys.store';
import { findRelyingParty } from './passkeys/relying-party';
import { removePasskey } from './passkeys/remove-passkey';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-with-passkey';
import { presentMethods, presentPasskey } from './present-methods';
import type { ArrivalDeps, ProviderDeps } from './provider/provider-deps';
import { identityOfProxyUser, type Identity } from './provider/identity';
import { signInWithProvider } from './provider/sign-in-with-provider';
import {
  finishProvider,
  linkIdentity,
  linkProvider,
  startProvider,
} from './provider/provider-flow';
import { signOutAtProvider, unlinkProvider } from './provider/unlink-provider';
import { refusals } from './refusals';
import { setFirstPassword } from './set-first-password';

interface Context {
  deps: Deps;
  sessions: Sessions;
  seal: Seal;
  /** Finds none where no provider is set up at the moment. */
  findProvider: () => Promise<ProviderDeps | undefined>;
  /** Absent where no proxy says who someone is. */
  proxy: ArrivalDeps | undefined;
}

export async function serveSignInMethods(
  app: FastifyInstance,
  deps: Deps,
  { sessions, askSecondStep }: { sessions: Sessions; askSecondStep: AskSecondStep },
): Promise<void> {
  const { config, database } = deps;
  const secret = await loadSessionSecret(database.db, config.sessionSecret);
  const arrival = { deps, sessions, askSecondStep, seal: makeSeal(secret, 'provider') };
  const provider = openLiveProvider(deps);
  const findProvider = async () => {
    const found = await provider.find();
    return found && { ...arrival, ...found };
  };
  const proxy = config.proxySignIn && { ...arrival, settings: config.proxySignIn };
  const seal = makeSeal(secret, 'authenticator');
  const context = { deps, sessions, seal, findProvider, proxy };
  serve(app, signInRoutes)({ ...signInHandlers(context), ...providerHandlers(context) });
  serve(
    app,
    signInMethodsRoutes,
  )({ ...methodHandlers(context), ...authenticatorHandlers(context) });
}

const openLiveProvider = ({ services, diagnostics }: Deps) =>
  openLiveClient({
    findSettings: () => services.find('sign-in-provider'),
    open: async (settings) => {
      const client = await openProviderClient(settings);
      return {
        settings,
        client: diagnostics.watch('sign-in-provider', client, isUnreachable),
      };
    },
  });

type SignInHandlers = Partial<Handlers<typeof signInRoutes>>;
type MethodHandlers = Partial<Handlers<typeof signInMethodsRoutes>>;

function signInHandlers({ deps, sessions, seal, findProvider, proxy }: Context) {
  const {
    database: { db },
    config,
  } = deps;
  return {
    options: async ({ request }) => {
      const { registration } = await getInstanceSettings(db, config);
      const provider = await deps.services.find('sign-in-provider');
      return {
        ...(provider && { provider: { name: provider.name } }),
        ...presentProxyUser(findUserOfProxy(deps, request)),
        hasPasskeys: findRelyingParty(config.publicUrl) !== undefined,
        registration,
        isFirstAccount: !(await hasAccounts(db)),
        isMailSetUp: await deps.mail.isSetUp(),
      };
    },
    startPasskey: async () => ({ options: { ...(await startPasskeySignIn(deps)) } }),
    finishPasskey: async ({ body, request }) =>
      presentSignedIn(
        deps,
        await signInWithPasskey(deps, sessions, body.credential, callerOf(request)),
      ),
    secondStep: async ({ body, request }) => {
      const link = async (person: UserRow, identity: Identity) =>
        linkIdentity(setUp((await findProvider()) ?? proxy), person, identity);
      const context = { sessions, seal, link };
      const ended = await finishSecondStep(deps, context, body, callerOf(request));
      const { signedIn, recoveryCodesLeft } = ended;
      return { ...(await presentSignedIn(deps, signedIn)), recoveryCodesLeft };
    },
  } satisfies SignInHandlers;
}

function providerHandlers({ deps, findProvider, proxy }: Context) {
  const finish = async (outcome: Awaited<ReturnType<typeof signInWithProvider>>) => {
    if ('linkAccount' in outcome) return outcome;
    const { isNewAccount, acceptedInvitation, ...signedIn } = outcome;
    return { ...(await presentSignedIn(deps, signedIn)), isNewAccount, acceptedInvitation };
  };
  return {
    startProvider: async () => startProvider(setUp(await findProvider())),
    finishProvider: async ({ body, request }) =>
      finish(await finishProvider(setUp(await findProvider()), body, callerOf(request))),
    withProxy: async ({ body, request }) => {
      const identity = identityOfCaller(deps, request);
      const arrival = { identity, ...body, caller: callerOf(request) };
      return finish(await signInWithProvider(setUp(proxy), arrival));
    },
    linkProvider: async ({ body, request }) => {
      const context = setUp((await findProvider()) ?? proxy);
      return presentSignedIn(deps, await linkProvider(context, body, callerOf(request)));
    },
  } satisfies SignInHandlers;
}

function methodHandlers({ deps, findProvider }: Context) {
  const { db } = deps.database;
  return {
    get: async ({ user }) => presentMethods(deps, user.userId),
    setPassword: async ({ body, user }) => {
      await setFirstPassword(deps, user, body.newPassword);
    },
    startPasskey: async ({ body, user }) => {
      const person = await confirmIdentity(deps, user, body.password);
      return { options: { ...(await startAddingPasskey(deps, person)) } };
    },
    addPasskey: async ({ body, user }) =>
      presentPasskey(await addPasskey(deps, { ...body, userId: user.userId })),
    renamePasskey: async ({ params, body, user }) => {
      const passkey = authorize(
        await findPasskey(db, params.id),
        ({ userId }) => userId === user.userId,
      );
      return presentPasskey(await renamePasskey(db, passkey, body.name));
    },
    removePasskey: async ({ params, body, user }) => {
      await confirmIdentity(deps, user, body.password);
      await removePasskey(deps, user.userId, params.id);
    },
    unlinkProvider: async ({ body, user }) => {
      await confirmIdentity(deps, user, body.password);
      await unlinkProvider(setUp(await findProvider()), user.userId);
    },
    signOutAtProvider: async ({ user }) => ({
      url: await signOutAtProvider(setUp(await findProvider()), user),
    }),
  } satisfies MethodHandlers;
}

function authenticatorHandlers({ deps, seal }: Context) {
  return {
    startAuthenticator: async ({ body, user }) =>
      startAuthenticator(deps, seal, await confirmIdentity(deps, user, body.password)),
    confirmAuthenticator: async ({ body, user: { userId } }) => ({
      recoveryCodes: await turnOnAuthenticator(deps, seal, { userId, code: body.code }),
    }),
    renewRecoveryCodes: async ({ body: { code }, user: { userId } }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, seal, { userId, code }),
    }),
    turnOffAuthenticator: async ({ body: { code }, user: { userId } }) => {
      await turnOffAuthenticator(deps, seal, { userId, code });
    },
  } satisfies MethodHandlers;
}

function setUp<Context>(provider: Context | undefined): Context {
  if (!provider) throw refusals.notSetUp();
  return provider;
}

const findUserOfProxy = ({ config }: Deps, { raw }: FastifyRequest) =>
  config.proxySignIn && findProxyUser(raw, config.proxySignIn, config.trustedProxies);

function identityOfCaller(deps: Deps, request: FastifyRequest): Identity {
  const user = findUserOfProxy(deps, request);
  if (!user) throw refusals.notByProxy();
  return identityOfProxyUser(user, deps.config.proxySignIn!);
}

const presentProxyUser = (user: ProxyUser | undefined) =>
  user && { proxy: { name: user.name ?? user.user } };

/** A provider that refuses a person has answered. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderFailed && error.kind === 'unreachable';
