import type { Image } from '#schemas/types';
import type { Report } from '../../content/report.ts';
import type { MediaLibrary } from '../../media/media-library.ts';
import type { Job } from '../../render/types.ts';
import { calendarDayInWords } from '../../words/days.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { groupLedTo, type PageOnSite } from '../breadcrumb/breadcrumb.ts';
import type { Scope } from '../references/scope.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { jobsNamed } from './jobs.ts';

/** What the jobs of a page are looked up in. */
interface JobsContext extends PageOnSite {
  readonly scope: Pick<Scope, 'place'>;
  readonly inputs: Pick<SharedInputs, 'note' | 'isShown'>;
  readonly media: MediaLibrary;
  readonly report: Report;
}

/** Most jobs that a page shows. */
const mostShown = 6;

/** The jobs that the page shows, its pictures looked up, samples left out. */
export function shownJobs(context: JobsContext): readonly Job[] {
  const { site, index, inputs, media, report } = context;
  const name = jobsOfPage(context);
  inputs.note(`jobs ${name}`);
  const pictures = site.schemas.workPictures;
  const locale = localeOf(site.settings.document);
  const words = pageWordsOf(locale.language);
  return jobsNamed(name, site, index)
    .filter(
      ({ document: { show, sample } }) =>
        sample !== true && (show === undefined || inputs.isShown(show)),
    )
    .slice(0, mostShown)
    .map(({ file, document }): Job => {
      const { what, text, sort, date, took, photo, change } = document;
      const { region, href } = index.regions.get(document.place)!;
      const image = (one: Image, ...field: readonly string[]) =>
        media.image(
          one,
          pictures.get(field.join('/')) ?? {},
          { file, pointer: [...field, 'src'] },
          report,
        );
      return {
        file: file.path,
        what,
        text,
        sort,
        took,
        date,
        dateText: calendarDayInWords(date, locale.tag, words),
        place: { name: region.name, href },
        photo: photo && image(photo, 'photo'),
        change: change && {
          before: image(change.before, 'change', 'before'),
          after: image(change.after, 'change', 'after'),
        },
      };
    });
}

/** Says which jobs are a page's: `place moema`, `service /conserto`, `group zona-sul`, or `all`. Other pages of the same name have the same ones. */
function jobsOfPage({ page, scope, site }: Pick<JobsContext, 'page' | 'scope' | 'site'>): string {
  if (page.service) return `service ${page.path}`;
  if (scope.place) return `place ${scope.place.slug}`;
  const group = groupLedTo(site.settings.document, page.path);
  return group ? `group ${group.id}` : 'all';
}
