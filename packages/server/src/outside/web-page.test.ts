import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppError } from '@saltbush/contract/errors';
import { openWebPages, type WebPages } from './web-page';
import { decodePage } from './web-page/charset';
import type { GuardedGetOptions } from './web-page/guarded-get';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A real server on this machine; its host and port as an address has them. */
async function site(answer: Answer): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function reader(options: GuardedGetOptions = {}): WebPages {
  const pages = openWebPages(options);
  open.push(pages);
  return pages;
}

const html = (body: string | Buffer, headers: Record<string, string> = {}): Answer => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
};

const redirectTo = (location: string): Answer => {
  return (_request, response) => response.writeHead(302, { location }).end();
};

/** Reads a page of a local site that is allowed. */
async function readFrom(answer: Answer, options: GuardedGetOptions = {}) {
  const host = await site(answer);
  const page = await reader({ allowedPrivateHosts: [host], ...options }).read(`http://${host}/pie`);
  return { ...page, text: decodePage(page.bytes, page.charset) };
}

const refusal = (code: string) => expect.objectContaining({ code }) as AppError;

describe('reading a page', () => {
  it('a read page gives its text and where it is', async () => {
    const host = await site(html('<h1>Pie</h1>'));
    const page = await reader({ allowedPrivateHosts: [host] }).read(`http://${host}/pie?a=1#top`);
    expect(page).toEqual({
      url: `http://${host}/pie?a=1`,
      bytes: Buffer.from('<h1>Pie</h1>'),
      charset: 'utf-8',
      isPlainText: false,
    });
  });

  it('the reading of a page says who asks', async () => {
    let agent: string | undefined;
    await readFrom((request, response) => {
      agent = request.headers['user-agent'];
      html('pie')(request, response);
    });
    expect(agent).toContain('Saltbush');
  });

  it('the reading of a page follows redirects, relative ones too', async () => {
    const page = await readFrom((request, response) => {
      if (request.url === '/pie') redirectTo('../cake')(request, response);
      else html('cake')(request, response);
    });
    expect(page).toMatchObject({ url: expect.stringMatching(/\/cake$/) as string, text: 'cake' });
  });

  it('a page that comes packed is unpacked', async () => {
    const gzip = await readFrom(html(gzipSync('flour'), { 'content-encoding': 'gzip' }));
    const brotli = await readFrom(html(brotliCompressSync('sugar'), { 'content-encoding': 'br' }));
    expect([gzip.text, brotli.text]).toEqual(['flour', 'sugar']);
  });

  it.each([
    ['zlib', deflateSync('flour')],
    ['nothing in front', deflateRawSync('flour')],
    ['nothing in front, in pieces', deflateRawSync('flour '.repeat(50_000))],
  ])('a page that comes deflated with %s is unpacked', async (_what, body) => {
    const page = await readFrom(html(body, { 'content-encoding': 'deflate' }));
    expect(page.text.slice(0, 5)).toBe('flour');
  });

  it('a page that is deflated and damaged is one that cannot be read', async () => {
    const damaged = html(Buffer.from('no deflate at all'), { 'content-encoding': 'deflate' });
    await expect(readFrom(damaged)).rejects.toEqual(refusal('PAGE_UNREACHABLE'));
  });

  it('a site that wants its cookie back before it answers gets it', async () => {
    const page = await readFrom((request, response) => {
      if (/\bseen=1\b/.test(request.headers.cookie ?? '')) return html('pie')(request, response);
      const cookies = [
        'seen=1; Path=/; HttpOnly',
        'other=; Max-Age=0',
        'a b=c',
        'secret=1; Secure',
      ];
      response.writeHead(302, { location: '/pie', 'set-cookie': cookies }).end();
      return undefined;
    });
    expect(page.text).toBe('pie');
  });

  it('a cookie goes to no other site, and to no later reading', async () => {
    const seen: (string | undefined)[] = [];
    const other = await site((request, response) => {
      seen.push(request.headers.cookie);
      html('pie')(request, response);
    });
    const [, port = ''] = other.split(':');
    const first = await site((request, response) => {
      seen.push(request.headers.cookie);
      response
        .writeHead(302, {
          location: `http://localhost:${port}/`,
          'set-cookie': 'mine=1; Domain=localhost',
        })
        .end();
    });
    const pages = reader({ allowedPrivateHosts: [first, `localhost:${port}`] });
    await pages.read(`http://${first}/`);
    await pages.read(`http://${first}/`);
    expect(seen).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    '<meta http-equiv="refresh" content="0; url=/cake">',
    "<META HTTP-EQUIV='Refresh' CONTENT='2;URL=cake'>",
    '<meta content="0;url=\'/cake?a=1&amp;b=2\'" http-equiv=refresh>',
  ])('a page that sends on by %s is followed', async (meta) => {
    const page = await readFrom((request, response) => {
      html(request.url === '/pie' ? `<head>${meta}</head>` : 'cake')(request, response);
    });
    expect(page.text).toBe('cake');
  });

  it.each([
    '<meta http-equiv="refresh" content="300; url=/cake">',
    '<meta http-equiv="refresh" content="5">',
    '<noscript><meta http-equiv="refresh" content="0; url=/cake"></noscript>',
    '<!-- <meta http-equiv="refresh" content="0; url=/cake"> -->',
    '<meta http-equiv="refresh" content="0; url=/pie#top">',
  ])('a page with %s is read itself', async (meta) => {
    const page = await readFrom((request, response) => {
      html(request.url === '/pie' ? `${meta}pie` : 'cake')(request, response);
    });
    expect(page.text).toContain('pie');
  });

  it('a page that sends on to an address that may not be visited is refused', async () => {
    const page = html('<meta http-equiv="refresh" content="0; url=http://127.0.0.1:9/">');
    await expect(readFrom(page)).rejects.toEqual(refusal('PAGE_ADDRESS_REFUSED'));
  });

  it.each(['application/ld+json', 'application/json', 'text/markdown'])(
    'an answer of the type %s is a text',
    async (type) => {
      const page = await readFrom(html('{}', { 'content-type': type }));
      expect(page.isPlainText).toBe(true);
    },
  );

  it('a plain text is told from a page', async () => {
    const page = await readFrom(html('2 eggs', { 'content-type': 'text/plain' }));
    expect(page.isPlainText).toBe(true);
  });
});

describe('character sets', () => {
  const crepes = 'Crêpes “fines”';
  const bytes = Buffer.from(
    crepes.replace('ê', '\u00ea').replace('“', '\u0093').replace('”', '\u0094'),
    'latin1',
  );

  it('character sets are taken from the header of a page', async () => {
    const page = await readFrom(html(bytes, { 'content-type': 'text/html; charset=ISO-8859-1' }));
    expect(page.text).toBe(crepes);
  });

  it('character sets are taken from the page itself', async () => {
    const polish = Buffer.concat([
      Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">'),
      Buffer.from([0xb3, 0xf3, 0xbf, 0x6b, 0x6f]),
    ]);
    const page = await readFrom(html(polish, { 'content-type': 'text/html' }));
    expect(page.text).toContain('łóżko');
  });

  it('character sets are guessed when nobody says', async () => {
    const guessed = await readFrom(html(bytes, { 'content-type': 'text/html' }));
    const utf8 = await readFrom(html(crepes, { 'content-type': 'text/html' }));
    const marked = await readFrom(
      html(Buffer.from(`\ufeff${crepes}`, 'utf16le'), { 'content-type': 'text/html' }),
    );
    expect([guessed.text, utf8.text, marked.text]).toEqual([crepes, crepes, crepes]);
  });

  it('character sets that nobody knows do not matter', async () => {
    const page = await readFrom(html(crepes, { 'content-type': 'text/html; charset=x-kitchen' }));
    expect(page.text).toBe(crepes);
  });
});

describe('addresses inside the house', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://localhost:1/',
    'ftp://example.com/',
    'pie',
  ])('the page address %s inside our network is refused', async (address) => {
    await expect(reader().read(address)).rejects.toEqual(refusal('PAGE_ADDRESS_REFUSED'));
  });

  it('a name that leads into our network is refused, and nothing is connected to', async () => {
    let visits = 0;
    const host = await site((request, response) => {
      visits += 1;
      html('secret')(request, response);
    });
    const port = host.split(':')[1];
    const pages = reader({ resolve: leadsTo({ 'pies.example': ['127.0.0.1'] }) });
    await expect(pages.read(`http://pies.example:${port}/`)).rejects.toEqual(
      refusal('PAGE_ADDRESS_REFUSED'),
    );
    expect(visits).toBe(0);
  });

  it('a name that leads into our network as well as elsewhere is refused', async () => {
    const pages = reader({ resolve: leadsTo({ 'pies.example': ['1.1.1.1', '192.168.0.1'] }) });
    await expect(pages.read('http://pies.example/')).rejects.toEqual(
      refusal('PAGE_ADDRESS_REFUSED'),
    );
  });

  it.each([
    'http://127.0.0.1:1/admin',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]:1/',
    'file:///etc/passwd',
    'gopher://example.com/',
    '//10.0.0.1/',
  ])('a redirect to %s is refused', async (location) => {
    await expect(readFrom(redirectTo(location))).rejects.toEqual(refusal('PAGE_ADDRESS_REFUSED'));
  });

  it('a redirect to a name that leads into our network is refused', async () => {
    const answer = readFrom(redirectTo('http://inside.example/'), {
      resolve: leadsTo({ 'inside.example': ['10.0.0.1'] }),
    });
    await expect(answer).rejects.toEqual(refusal('PAGE_ADDRESS_REFUSED'));
  });
});

describe('pages that are no pages', () => {
  it('a page of another type is refused', async () => {
    await expect(readFrom(html('PNG', { 'content-type': 'image/png' }))).rejects.toEqual(
      refusal('PAGE_NOT_HTML'),
    );
    await expect(readFrom(html('PDF', { 'content-type': 'application/pdf' }))).rejects.toEqual(
      refusal('PAGE_NOT_HTML'),
    );
  });

  it('the reading of a page of 50 MB stops at 5', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'a');
    let sent = 0;
    const endless: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const send = (): void => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(megabyte)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    };
    await expect(readFrom(endless)).rejects.toEqual(refusal('PAGE_TOO_LARGE'));
    expect(sent).toBeLessThan(50);
  });

  it('a page that says it is too large is refused at once', async () => {
    const host = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50_000_000 });
      response.write('<p>');
    });
    const answer = reader({ allowedPrivateHosts: [host] }).read(`http://${host}/`);
    await expect(answer).rejects.toEqual(refusal('PAGE_TOO_LARGE'));
  });

  it('a packed page that is too large is stopped while it unpacks', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const answer = readFrom(html(bomb, { 'content-encoding': 'gzip' }));
    await expect(answer).rejects.toEqual(refusal('PAGE_TOO_LARGE'));
  });

  it('a page that comes drop by drop is given up in time', async () => {
    const drip: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(timer));
    };
    const error = await readFrom(drip, { totalTimeMs: 150 }).catch((reason: unknown) => reason);
    expect(error).toEqual(refusal('PAGE_UNREACHABLE'));
    expect((error as AppError).details).toContain('too long');
  });

  it('the reading of a page stops when the one who asked has gone', async () => {
    const host = await site(() => undefined);
    const gone = AbortSignal.abort();
    const answer = reader({ allowedPrivateHosts: [host] }).read(`http://${host}/`, gone);
    await expect(answer).rejects.toEqual(refusal('PAGE_UNREACHABLE'));
  });

  it('a page that redirects in circles is given up', async () => {
    const error = await readFrom(redirectTo('/pie')).catch((reason: unknown) => reason);
    expect((error as AppError).details).toContain('circles');
  });

  it.each([
    [404, 'no page'],
    [403, 'does not let'],
    [500, 'did not answer'],
  ])('a site that answers %i is refused with the reason', async (status, words) => {
    const error = await readFrom((_request, response) => response.writeHead(status).end()).catch(
      (reason: unknown) => reason,
    );
    expect(error).toEqual(refusal('PAGE_UNREACHABLE'));
    expect((error as AppError).details).toContain(words);
  });

  it('a page whose bytes are broken or packed in an unknown way is refused', async () => {
    for (const encoding of ['gzip', 'zstd', 'gzip, gzip, gzip']) {
      const answer = readFrom(html('not packed', { 'content-encoding': encoding }));
      await expect(answer).rejects.toEqual(refusal('PAGE_UNREACHABLE'));
    }
  });

  it('a site that does not exist is named as none', async () => {
    const pages = reader({
      resolve: (_host, done) => done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []),
    });
    const error = await pages.read('http://no.example/').catch((reason: unknown) => reason);
    expect((error as AppError).details).toContain('no site');
  });
});

/** A phone book of our own. */
function leadsTo(book: Record<string, string[]>): NonNullable<GuardedGetOptions['resolve']> {
  return (host, done) => {
    const addresses: LookupAddress[] = (book[host] ?? []).map((address) => ({
      address,
      family: 4,
    }));
    done(null, addresses);
  };
}
