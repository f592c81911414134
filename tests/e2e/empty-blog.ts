import type { IncomingMessage, ServerResponse } from 'node:http';

/** The data service of a new blog, as far as visitors ask it: no posts, clicks are counted. The real one has tests of its own (tests/posts). */
export function emptyBlog({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const answers: Readonly<Record<string, string>> = {
    blog_posts: '[]',
    'rpc/find_post': '[]',
    'rpc/count_view': 'null',
    'rpc/count_contact': 'true',
  };
  const body = answers[/^\/rest\/v1\/([\w/]+)/.exec(url)?.[1] ?? ''];
  if (body === undefined) return false;
  response.writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' }).end(body);
  return true;
}
