import type { Report } from '../content/report.ts';
import { tellFault } from './media-library.ts';
import { mostBytes } from '../client/uploads.ts';
import { factsOf, isPhotograph, isShowable } from './picture-facts.ts';

/** Formats that carry who took a photograph and where, and that browsers do not show. */
const refused = /\.(?:hei[cf]|tiff?)$/i;

/** Says what is wrong with a picture of `media/root/` before it is published; `bytes` are those of the file `media/root/<path>`. */
export function checkRootPicture(path: string, bytes: Buffer, report: Report): void {
  const src = `/media/root/${path}`;
  const tell = (found: Parameters<typeof tellFault>[0]) =>
    tellFault(found, src, (code, params) => report.addOfFile(src.slice(1), code, params));
  if (refused.test(path))
    return tell({ fault: 'format', is: /tiff?$/i.test(path) ? 'tiff' : 'heic' });
  if (!isPhotograph(path)) return;
  if (bytes.length > mostBytes) return tell({ fault: 'heavy', bytes: bytes.length });
  const found = factsOf(bytes, path);
  if (!isShowable(found)) tell(found);
}
