// The process that makes one uploaded picture anew (keep-apart.ts), and ends.
import { keepUpload, UploadRefused } from '../../engine/database/pictures/keep-upload.ts';
import type { PictureNews, PictureTask } from './keep-apart.ts';

const newsOf = (error: Error): PictureNews =>
  error instanceof UploadRefused
    ? { refused: error.found }
    : { failed: error.message, code: (error as NodeJS.ErrnoException).code };

process.once('message', ({ bytes, folder }: PictureTask) => {
  void keepUpload(Buffer.from(bytes), folder)
    .then((kept): PictureNews => ({ kept }), newsOf)
    .then((news) => process.send!(news, () => process.exit()));
});
// Of the server that wanted it nobody is left.
process.on('disconnect', () => process.exit(1));
