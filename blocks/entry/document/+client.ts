// The page script: all that a page loads before interaction, without a framework, once it is painted: the counting of
// contacts, the behaviour of the blocks, the rest of the head. The fallback page fetches what builds its words.
import { startContactClicks } from '#engine/client/contact-clicks';
import { completeHead } from '#engine/client/late-head';
import { islands } from 'virtual:portao/islands/document';

if ('fallback' in document.documentElement.dataset)
  void import('#engine/client/unknown-page').then((words) => words.nameUnknownPage());
startContactClicks({ header: 'header', footer: 'footer', nav: 'floating-chat' });
for (const start of islands) start(document);
completeHead();
