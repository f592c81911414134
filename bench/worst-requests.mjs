// The ten requests that hold up an embedded database most: what a stranger would send who wants to stop it.

const json = (method, path, body) => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (path, headers = {}) => ({ method: 'GET', path, headers });

/**
 * What `sender` (a number) sends as its `count`th request: {method, path, headers, body}, without a key. `listRequest` is
 * how the site asks for a list (engine/blog/visitor-requests.ts).
 */
export const worstRequests = (listRequest) => [
  // Breaks the session of PGlite.
  () => get('/rest/v1/rpc/next_topic?topics=%7B%7D'),
  // 1,100 times the text of every post.
  () =>
    get(
      `/rest/v1/blog_posts?select=${Array.from({ length: 1_100 }, (_, index) => `a${index}:content`)}`,
    ),
  // A tree of conditions, 2,000 deep.
  () => get(`/rest/v1/blog_posts?or=${'(or'.repeat(2_000)}(title.eq.a)${')'.repeat(2_000)}`),
  // A password is compared for each: somebody's, nobody's.
  () =>
    json('POST', '/auth/v1/token?grant_type=password', {
      email: 'dona@exemplo.com.br',
      password: 'errada',
    }),
  (sender, count) =>
    json('POST', '/auth/v1/token?grant_type=password', {
      email: `n${sender}-${count}@exemplo.com.br`,
      password: 'x'.repeat(72),
    }),
  // What the site asks, as much of it as is given, from as far as one may.
  () => listRequest({ offset: 0, limit: 100 }),
  (sender, count) => listRequest({ offset: 100_000 - sender - count, limit: 100 }),
  (sender, count) => get(`/rest/v1/rpc/find_post?post_slug=nenhum-${sender}-${count}`),
  // Writes.
  () => json('POST', '/rest/v1/rpc/count_contact', { page: '/', kind: 'chat', block: 'hero' }),
  // A body as large as is taken.
  () => json('POST', '/rest/v1/rpc/count_view', `{"post_slug":"${'a'.repeat(1024 * 1024 - 20)}"}`),
];
