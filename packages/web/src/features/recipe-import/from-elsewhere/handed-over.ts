/**
 * A page that a browser's bookmark brings along: what a person sees behind a login, where no server gets.
 *
 * It comes in the address, behind "#": that part is never sent to a server, no window needs to know the
 * other, and any site that makes such a link can do no more than show a question. It is packed (gzip) and
 * spelled in base64 for addresses.
 */
import { importLimits } from '@saltbush/contract/recipe-import';

export interface HandedOver {
  url: string;
  html: string;
}

/** @returns nothing when there is no page in it, or none that can be read */
export async function handedOverIn(hash: string): Promise<HandedOver | undefined> {
  const packed = /^#?page=([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  try {
    const page: unknown = JSON.parse(await unpacked(packed));
    return isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The bookmark's script. It asks for nothing, and runs only when it is pressed. */
export function bookmarkletFor(origin: string): string {
  return `javascript:${encodeURIComponent(script.replace('$ORIGIN', origin).replace(/\n\s*/g, ''))}`;
}

const script = `(async()=>{
  const to='$ORIGIN/my-recipes/import';
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
    // A few bytes can unpack to more than any page has.
    if (html.length > mostCharacters) throw new RangeError('Too large');
  }
}

/** Written as JSON, a page is longer. */
const mostCharacters = importLimits.html * 2;

function isPage(page: unknown): page is HandedOver {
  const { url, html } = (page ?? {}) as Partial<Record<keyof HandedOver, unknown>>;
  if (typeof url !== 'string' || typeof html !== 'string' || html === '') return false;
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb && url.length <= importLimits.address && html.length <= importLimits.html;
}
