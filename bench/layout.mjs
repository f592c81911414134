// What the floor puts around and into the pages that it makes: taken from a built page, so that both write the same bytes.

/**
 * From the HTML of the built page `name`: `page`, with holes where the floor puts what it rendered, and those of its
 * `drawings`, which are given in the order of the page, as SVG by name. Throws if the page does not look as expected.
 */
export function layoutFrom(html, name, drawings) {
  const main = /(<main[^>]*>)(.*)<\/main>/s.exec(html)?.[2] ?? '';
  const found = [...main.matchAll(/<svg class="d.*?<\/svg>/gs)].map(([svg]) => svg);
  const page = html
    .replace(/<title>.*?<\/title>/s, '<title>[[title]]</title>')
    .replace(/(<meta name="description" content=")[^"]*/, '$1[[description]]')
    .replace(/(<meta name="keywords" content=")[^"]*/, '$1[[title]]')
    .replace(/(<meta property="og:title" content=")[^"]*/, '$1[[title]]')
    .replace(/(<meta property="og:description" content=")[^"]*/, '$1[[description]]')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1[[main]]$2')
    .replaceAll(name, '[[name]]');
  const holes = new Set(page.match(/\[\[\w+\]\]/g));
  if (holes.size !== 4 || found.length !== drawings.length)
    throw new Error('a built page does not look as the floor expects');
  return {
    page,
    drawings: Object.fromEntries(drawings.map((drawing, index) => [drawing, found[index]])),
  };
}
