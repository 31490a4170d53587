/**
 * Pages sent by the bookmarklet: they include what a person sees behind a login. The content is in
 * the URL fragment, which is never sent to a server; a link from any other site can only show a
 * confirmation. It is gzipped and base64url-encoded.
 */
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';

export interface BookmarkletContent {
  url: string;
  html: string;
}

/** @returns undefined when the fragment has no readable page */
export async function parseBookmarkletHash(hash: string): Promise<BookmarkletContent | undefined> {
  const packed = /^#?page=([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  try {
    const page: unknown = JSON.parse(await unpacked(packed));
    return isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The bookmarklet's script. It loads nothing and runs only when clicked. */
export function bookmarkletFor(instance: string): string {
  return `javascript:${encodeURIComponent(script.replace('$INSTANCE', instance).replace(/\n\s*/g, ''))}`;
}

const script = `(async()=>{
  const to='$INSTANCE/my-recipes/import';
  let end='?url='+encodeURIComponent(location.href);
  try{
    const copy=document.documentElement.cloneNode(true);
    copy.querySelectorAll('style,svg,iframe,link,video,canvas,script').forEach((e)=>{
      if(e.type!=='application/ld+json'&&!/recipeIngredient/.test(e.textContent))e.remove()
    });
    const page=new Blob([JSON.stringify({url:location.href,html:copy.outerHTML})]);
    const packed=page.stream().pipeThrough(new CompressionStream('gzip'));
    const bytes=new Uint8Array(await new Response(packed).arrayBuffer());
    if(bytes.length<${700_000}){
      let text='';
      bytes.forEach((b)=>{text+=String.fromCharCode(b)});
      end='#page='+btoa(text).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=/g,'');
    }
  }catch{}
  if(!open(to+end))location.href=to+end;
})()`;

async function unpacked(packed: string): Promise<string> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const reader = new Response(bytes).body!.pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let html = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return html + decoder.decode();
    html += decoder.decode(value, { stream: true });
    // Limit against decompression bombs.
    if (html.length > mostCharacters) throw new RangeError('Too large');
  }
}

/** JSON encoding makes a page longer. */
const mostCharacters = importLimits.html * 2;

function isPage(page: unknown): page is BookmarkletContent {
  const { url, html } = (page ?? {}) as Partial<Record<keyof BookmarkletContent, unknown>>;
  if (typeof url !== 'string' || typeof html !== 'string' || html === '') return false;
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb && url.length <= importLimits.address && html.length <= importLimits.html;
}
