/**
 * The cookies of one reading: some sites send visitors to the same address until a cookie comes back.
 *
 * - A cookie goes back to the host that set it, and below the domain that it names if the host is in that domain.
 * - Nothing is stored beyond the reading, so that no site recognises anybody.
 */
export interface Cookies {
  /** @param lines of "set-cookie" */
  add(url: URL, lines: readonly string[]): void;
  /** The header for a request; undefined where there is none. */
  headerFor(url: URL): string | undefined;
}

interface Cookie {
  name: string;
  value: string;
  host: string;
  isForDomain: boolean;
  isSecure: boolean;
}

export function openCookies(): Cookies {
  const cookies: Cookie[] = [];
  return {
    add(url, lines) {
      for (const line of lines.slice(0, most)) {
        const cookie = cookieFrom(line, url.hostname);
        if (cookie === undefined || cookies.length >= most) continue;
        const at = cookies.findIndex((old) => old.name === cookie.name && old.host === cookie.host);
        if (at === -1) cookies.push(cookie);
        else cookies[at] = cookie;
      }
    },
    headerFor(url) {
      const sent = cookies.filter((cookie) => isFor(cookie, url) && cookie.value !== '');
      return sent.map(({ name, value }) => `${name}=${value}`).join('; ') || undefined;
    },
  };
}

const most = 50;
const longest = 4_096;

function cookieFrom(line: string, host: string): Cookie | undefined {
  const [pair = '', ...attributes] = line
    .slice(0, longest)
    .split(';')
    .map((part) => part.trim());
  const at = pair.indexOf('=');
  if (at < 1 || !/^[\x21-\x7e]+=[\x20-\x7e]*$/.test(pair)) return undefined;
  const named = attributes.map((part) => /^domain=\.?(\S+)$/i.exec(part)?.[1]?.toLowerCase());
  const domain = named.find((each) => each !== undefined);
  const isOwn = domain !== undefined && domain.includes('.') && isBelow(host, domain);
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    host: isOwn ? domain : host,
    isForDomain: isOwn,
    isSecure: attributes.some((part) => /^secure$/i.test(part)),
  };
}

function isFor({ host, isForDomain, isSecure }: Cookie, url: URL): boolean {
  if (isSecure && url.protocol !== 'https:') return false;
  return isForDomain ? isBelow(url.hostname, host) : url.hostname === host;
}

const isBelow = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);
