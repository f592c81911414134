import type { UploadFault } from '../../client/uploads.ts';
import type { PanelWords } from '../../words/panel.ts';
import type { Spoken } from '../data/panel-language.ts';

/** Why our server cannot use a picture, and what to do. */
export function pictureFaultText(
  texts: PanelWords['editor']['pictures'],
  { number }: Spoken['format'],
  found: UploadFault,
): string {
  switch (found.fault) {
    case 'heavy':
      return texts.heavy;
    case 'large':
      return texts.large({ width: number(found.width), height: number(found.height) });
    case 'format':
      return found.is === 'heic' ? texts.heic : texts.otherFormat;
    case 'cut':
      return texts.cut;
    default:
      return texts.noPicture;
  }
}
