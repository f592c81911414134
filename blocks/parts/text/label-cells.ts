const rows = /<tr>\s*(<td[\s\S]*?)<\/tr>/g;

/**
 * The tables of some HTML, each cell of those with four columns or more bearing the name of its column (`data-th`), so that
 * a row can stand as a list of its own on a phone. The first cell names its row and bears none. Takes what micromark prints.
 */
export function labelCells(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const names = [...table.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name]) =>
      name!.replace(/<[^>]*>/g, ''),
    );
    if (names.length < 4) return table;
    return table.replace(rows, (row) => {
      let column = 0;
      return row.replace(/<td/g, () => {
        const name = names[column++];
        return column > 1 && name ? `<td data-th="${name}"` : '<td';
      });
    });
  });
}
