// The script of the blog's pages: the page script, the counting of views, the list that stays up to date. It imports the
// page script's own entry, so that a visitor who comes from another page has that file already.
import { islands } from 'virtual:portao/islands/blog';
import '../document/+client.ts';

for (const start of Object.values(islands)) start(document);
