import { postHtml } from '../../blog/markdown.ts';

/** Most links of a post that are asked for. */
const most = 50;

/** Addresses of this site that a post in Markdown links to, as they are written, and in full. Those of posts are left out: a host of files has one that is new only after the next build. */
function linksToSite(content: string): Map<string, URL> {
  const { links } = new DOMParser().parseFromString(postHtml(content), 'text/html');
  const found = new Map<string, URL>();
  for (const link of links) {
    const written = link.getAttribute('href')!;
    const address = URL.parse(written, `${location.origin}/blog/`);
    if (address?.origin === location.origin && !/^\/blog\/[^/.]+$/.test(address.pathname))
      found.set(written, address);
  }
  return found;
}

/** The links of a post in Markdown that lead to no page of this site: those that its server answers with 404. Nothing where it does not answer. */
export async function deadLinks(content: string, ask: typeof fetch = fetch): Promise<string[]> {
  const links = [...linksToSite(content)].slice(0, most);
  const isDead = async (address: URL) => {
    const answer = await ask(address.pathname, { method: 'HEAD' }).catch(() => null);
    return answer?.status === 404;
  };
  const dead = await Promise.all(links.map(([, address]) => isDead(address)));
  return links.flatMap(([written], index) => (dead[index] ? written : []));
}
