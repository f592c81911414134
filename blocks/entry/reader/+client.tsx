// The script of the page that shows posts newer than the build: that of the blog's pages, and the app. A post that the app
// shows is brought to life by the island of a built one.
import { islands } from 'virtual:portao/islands/blog';
import { startReader } from '../../post-reader/start.tsx';
// The entry itself, though its islands are named above: without it the bundler would part it, and blog pages would wait for two files.
import '../blog/+client.ts';

startReader(islands.post);
