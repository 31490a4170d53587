/**
 * Security headers of every response. They never change, so helmet builds them once. An API answer is
 * data: it needs few, and each header costs a call as much as a field of its answer.
 */
import helmet, { type HelmetOptions } from 'helmet';
import type { FastifyInstance } from 'fastify';

/** Other sites whose images our pages show. */
export interface ImageOrigins {
  /** Shown only. */
  thumbnails: readonly string[];
  /** Addresses of ours lead there: the service worker must be allowed to follow them. */
  linked: readonly string[];
}

/** A script of another company that pages load (Spec 7, Other). */
export interface TagManager {
  scriptUrl: string;
  /** Where it sends what it sees, besides where it comes from: "https://*.example.com". */
  origins: readonly string[];
}

export interface SecuritySettings {
  publicUrl: string;
  imageOrigins?: ImageOrigins;
  tagManager?: TagManager | undefined;
}

export function addSecurityHeaders(app: FastifyInstance, settings: SecuritySettings): void {
  const { publicUrl } = settings;
  const ofPages = written(helmetOptions(settings));
  const ofSecretPages = { ...written(secretPageOptions(settings)), 'x-robots-tag': 'noindex' };
  const ofData = written(dataOptions(publicUrl));
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    reply.headers(isData(url) ? ofData : isSecretPage(url) ? ofSecretPages : ofPages);
    done();
  });
}

/** The API, but for its documentation, which is a page; and what programs read to find it. */
const isData = (url: string): boolean =>
  /^\/(api|\.well-known)\//.test(url) && !url.startsWith('/api/docs');

/**
 * Whoever knows the address of such a page may use it: an invitation, a vote, a sign-in on its way, a program that is being
 * connected.
 */
const isSecretPage = (url: string): boolean =>
  /^\/(?:(?:invitation|vote|sign-in)\/|connect(?:\?|$))/.test(url);

export const helmetOptions = ({ publicUrl, ...origins }: SecuritySettings) => ({
  contentSecurityPolicy: { useDefaults: false, directives: policyOfPages(origins) },
  // Only meaningful behind TLS; over plain HTTP on a home network it must not lock people out.
  strictTransportSecurity: publicUrl.startsWith('https://'),
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' as const },
});

/** The requests of the page do not say its address, no search engine keeps it, and no tag manager reports it. */
const secretPageOptions = (settings: SecuritySettings) => ({
  ...helmetOptions({ ...settings, tagManager: undefined }),
  referrerPolicy: { policy: 'no-referrer' as const },
});

/**
 * Of an answer that no browser shows: it must not be taken for a page (or run or be framed as one if it
 * is), and no other site may embed it. As OWASP's REST Security Cheat Sheet has it.
 */
export const dataOptions = (publicUrl: string) => ({
  ...helmetOptions({ publicUrl }),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false as const,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

function policyOfPages({ imageOrigins, tagManager }: Omit<SecuritySettings, 'publicUrl'>) {
  const { thumbnails, linked } = imageOrigins ?? noOrigins;
  const scripts = tagManager ? [new URL(tagManager.scriptUrl).origin] : [];
  const reports = tagManager ? [...scripts, ...tagManager.origins] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    // Mantine writes its theme variables into a style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...thumbnails, ...linked, ...reports],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...linked, ...reports],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

const noOrigins: ImageOrigins = { thumbnails: [], linked: [] };

/** Helmet is a middleware of Node's server: it is given the parts of an answer that it writes to. */
function written(options: HelmetOptions): Record<string, string> {
  const headers = new Headers();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  type Middleware = Parameters<ReturnType<typeof helmet>>;
  helmet(options)({} as Middleware[0], answer as unknown as Middleware[1], (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(headers);
}
