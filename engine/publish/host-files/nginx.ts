import type { Redirect } from '#schemas/types';
import {
  hashedCaching,
  hashedFolders,
  hostHeaders,
  lockedPolicy,
  revalidatedCaching,
  securityHeaders,
  type Header,
} from '../../hosting/headers.ts';
import { redirectRules, withQuery, type RedirectRule } from '../../hosting/redirects.ts';
import type { Rewrite } from '../../hosting/rewrites.ts';
import { asPhonesType } from '../../hosting/site-path.ts';

/** Inside nginx's double quotes: nothing of ours has variables, so only quote and backslash are escaped. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const header = ([name, value]: Header) =>
  `add_header ${name} ${name === policyName ? '$portao_policy' : quoted(value)} always;`;
/** Extensions that nginx has a type of XML for (mime.types of 1.22 to 1.28), and those that others add. */
const scripted = 'svgz?|xml|xslt?|xht|xhtml|rss|atom|rdf|mathml|kml|xspf';
const policyName = lockedPolicy[0];
const policy = securityHeaders.find(([name]) => name === policyName)![1];
/** nginx compares a location with the decoded path. The query of the request is put on unless the target has one. */
const redirect = ({ path, to }: RedirectRule) =>
  `location = ${quoted(path)} { return 301 ${quoted(withQuery(to, '$is_args$args'))}; }`;
/** nginx cannot turn letters small, so each page has its line: what a phone makes of its address. */
const typedByPhones = (pages: readonly string[], taken: ReadonlySet<string>) =>
  pages.flatMap((page) => {
    const typed = asPhonesType(page);
    return typed === null || taken.has(typed)
      ? []
      : `location = ${quoted(typed)} { return 301 ${quoted(`${page}$is_args$args`)}; }\n`;
  });
/** A page that answers where there is no file. By name, `/post.html` would be sent on to `/post`: an inner location has no name. */
const rewrite = ({ below, page, status }: Rewrite) => {
  const files = 'try_files $uri $uri.html $uri/index.html';
  if (status === 200) return `location ${below} { ${files} ${page}.html =404; }\n`;
  const inner = `@portao${page.replaceAll('/', '_')}`;
  return `location ${below} { error_page 404 ${inner}; ${files} =404; }\nlocation ${inner} { try_files ${page}.html =404; }\n`;
};
const hashed = (folder: string) =>
  `location ${folder} { set $portao_caching ${quoted(hashedCaching)}; try_files $uri =404; }`;

/**
 * Text of `nginx.conf`, a snippet for a `server` block that answers as `npm start` does. Throws `RedirectRefused`.
 * `pages`: their paths. `Cache-Control` is a variable, because an `add_header` in a location would drop those of the server; the internal
 * way to /404.html sets it anew, so that no error is cached for a year.
 */
export function nginxText(
  redirects: readonly Readonly<Redirect>[],
  rewrites: readonly Rewrite[] = [],
  pages: readonly string[] = [],
): string {
  const rules = redirectRules(redirects);
  return `# For nginx: copy this file out of the web root, set "root", and include it in a server block:
#   server { listen 443 ssl; server_name www.exemplo.com.br; ssl_certificate …; include /etc/nginx/portao.conf; }

root /var/www/portao;
charset utf-8;
charset_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/xml application/xml text/plain;
absolute_redirect off;
server_tokens off;
error_page 404 /404.html;

# Compressed copies (.gz, .br) lie beside the files. gzip_static needs ngx_http_gzip_static_module, which
# distributions include; brotli_static needs the module ngx_brotli: without it nginx does not start.
gzip_static on;
gzip_vary on;
# brotli_static on;

set $portao_caching ${quoted(revalidatedCaching)};
# What may hold scripts and is no page runs none at its own address.
set $portao_policy ${quoted(policy)};
if ($uri ~* "\\.(?:${scripted})$") { set $portao_policy ${quoted(lockedPolicy[1])}; }
add_header Cache-Control $portao_caching always;
${hostHeaders.map(header).join('\n')}

${rules.map((rule) => `${redirect(rule)}\n`).join('')}${typedByPhones(pages, new Set(rules.map(({ path }) => path))).join('')}location = / { try_files /index.html =404; }
location = /404.html { internal; }
location = /404 { return 404; }
location ~ "^/(?:admin|manifest)\\.webmanifest$" { types { } default_type application/manifest+json; }

# Browsers take a backslash for a slash: "/\\example.com" would be another host in a Location.
location ~ "[\\x00-\\x1f\\x5c\\x7f]" { return 400; }

# Never served: this file, those of other hosts, compressed copies by name, dotfiles (but certificates ask for /.well-known/).
location ~* "^/(?:_headers|_redirects|nginx\\.conf)$|\\.(?:br|gz)$|/\\.(?!well-known/)" { return 404; }

# One address a page: no .html, no slash at the end.
location ~ "^(?:/.+)?/index(?:\\.html)?$" { rewrite "^(/.+)/index(?:\\.html)?$" $1 permanent; rewrite ^ / permanent; }
location ~ "^/.+\\.html/*$" { rewrite "^(/.+)\\.html/*$" $1 permanent; }
location ~ "^/.+/$" { rewrite "^(/.*[^/])/+$" $1 permanent; }

${hashedFolders.map(hashed).join('\n')}
${rewrites.map(rewrite).join('')}location / { try_files $uri $uri.html $uri/index.html =404; }
`;
}
