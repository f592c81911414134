// Pictures of posts in a hosted project, for commands: which folder has them here, and words for those that it lacks.
import { join } from 'node:path';
import type { Post } from '../../engine/blog/post-store.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import { kindOfFault } from '../../engine/blog/pictures/storage-answer.ts';
import { projectState } from '../../engine/content/own-code/kept-file.ts';
import {
  bringPictures,
  type PictureLoss,
  type PictureProject,
} from '../../engine/database/pictures/project-pictures.ts';
import type { DataSettings, HostedSettings } from '../../engine/database/settings.ts';
import { uploadFolder } from '../../engine/files/upload-files.mjs';
import { missingUploads } from '../../engine/media/uploads.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { dataErrorWords } from '../command-line/data-error-words.ts';
import { someOf } from '../output/layout.ts';

/** The folder of the pictures that posts name: of the embedded service, or of what was fetched from a hosted project. */
export const uploadsOf = (settings: DataSettings, siteDir: string): string =>
  settings.kind === 'embedded'
    ? uploadFolder(settings.dataDir)
    : join(projectState(siteDir), 'post-pictures');

/** The project of settings, whose pictures the secret key alone may ask for; null without it. */
export const projectOf = ({ url, secretKey }: HostedSettings): PictureProject | null =>
  secretKey ? { url, secretKey } : null;

/** Where posts are read, and who is told what is not well. */
export interface PicturesOfPosts {
  readonly settings: DataSettings;
  readonly siteDir: string;
  readonly language: Language;
  readonly say: (text: string) => void;
}

/** Fetches the pictures that posts name from a hosted project; says which it could not, and why. The build then says which posts lack one. */
export async function bringPostPictures(
  posts: readonly Post[],
  { settings, siteDir, language, say }: PicturesOfPosts,
): Promise<void> {
  if (settings.kind === 'embedded') return;
  const folder = uploadsOf(settings, siteDir);
  const lacking = missingUploads(
    posts.map(({ content }) => content),
    folder,
  );
  if (lacking.length === 0) return;
  const project = projectOf(settings);
  if (!project) return say(commandWordsOf(language).data.picturesNeedKey);
  for (const line of lossWords(await bringPictures(project, lacking, folder), language)) say(line);
}

/** Names of pictures, as many as a line takes. */
export const picturesNamed = (names: readonly string[], language: Language) =>
  someOf(names, 5, (count) => commandWordsOf(language).shared.andMore({ count }));

/** Which pictures a project did not give, a line for each reason. */
export function lossWords(
  lost: ReadonlyMap<string, PictureLoss>,
  language: Language,
): readonly string[] {
  const byReason = new Map<PictureLoss, string[]>();
  for (const [name, loss] of lost) byReason.set(loss, [...(byReason.get(loss) ?? []), name]);
  return Array.from(byReason, ([loss, names]) =>
    commandWordsOf(language).data.picturesNotFetched({
      names: picturesNamed(names, language),
      reason: reasonOf(loss, language),
    }),
  );
}

function reasonOf(loss: PictureLoss, language: Language): string {
  const words = commandWordsOf(language).data.pictureLosses;
  if (Object.hasOwn(words, loss)) return words[loss as keyof typeof words];
  return dataErrorWords(
    new DataError(kindOfFault(loss as Exclude<PictureLoss, keyof typeof words>), ''),
    language,
  );
}
