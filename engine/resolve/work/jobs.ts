// Jobs done, a document each (`work/`): which of them a page may show, and that they name what the site has.
import type { PageDocument, WorkDocument } from '#schemas/types';
import type { Report } from '../../content/report.ts';
import type { SharedContent, Sourced } from '../../content/validate.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { distanceKm } from '../geo.ts';
import type { SiteIndex } from '../site-index.ts';

/**
 * The jobs that `name` says (`place moema`, `service /conserto`, `group zona-sul`, `all`). Those of a place: its own, those of
 * its neighbours and of the groups that belong to it, the nearest first; all others the newest first.
 */
export function jobsNamed(
  name: string,
  { jobs, settings }: Pick<SharedContent, 'jobs' | 'settings'>,
  { regions }: Pick<SiteIndex, 'regions'>,
): readonly Sourced<WorkDocument>[] {
  const [kind, of = ''] = name.split(' ');
  const newest = jobs
    .filter(({ document }) => regions.has(document.place))
    .sort((a, b) => (a.document.date < b.document.date ? 1 : -1));
  const groupOf = ({ document }: Sourced<WorkDocument>) =>
    regions.get(document.place)!.region.group;
  if (kind === 'service') return newest.filter(({ document }) => document.service === of);
  if (kind === 'group') return newest.filter((job) => groupOf(job) === of);
  const here = kind === 'place' ? regions.get(of)?.region : undefined;
  if (!here) return newest;
  const around = new Set([of, ...(here.near ?? [])]);
  const within = new Set(
    settings.document.regionGroups.flatMap(({ id, parent }) => (parent === of ? [id] : [])),
  );
  const distance = ({ document }: Sourced<WorkDocument>) =>
    distanceKm(here.coordinates, regions.get(document.place)!.region.coordinates);
  return newest
    .filter((job) => around.has(job.document.place) || within.has(groupOf(job)))
    .map((job) => ({ job, away: distance(job) }))
    .sort((a, b) => a.away - b.away)
    .map(({ job }) => job);
}

/** Every job names a place and a service that the site has. */
export function checkJobs(
  {
    jobs,
    hidden = [],
  }: Pick<SharedContent, 'jobs'> & {
    readonly hidden?: readonly Sourced<Pick<PageDocument, 'path'>>[];
  },
  { regions, pages }: Pick<SiteIndex, 'regions' | 'pages'>,
  report: Report,
): void {
  const paths = [...pages.keys(), ...hidden.map(({ document }) => document.path)];
  const ends = new Set(hidden.map(({ document }) => document.path.replace(/^.*\//, '')));
  for (const { file, document } of jobs) {
    const { place, service } = document;
    if (!regions.has(place) && !ends.has(place))
      report.add({ file, pointer: ['place'] }, 'work-place-unknown', {
        name: place,
        nearest: nearest(place, regions.keys()),
      });
    if (service !== undefined && !paths.includes(service))
      report.add({ file, pointer: ['service'] }, 'work-service-unknown', {
        path: service,
        nearest: nearest(service, paths),
      });
  }
}
