import type { BlockProps, Job } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Picture } from '../parts/Picture.tsx';
import css from './work.module.css';

/** Jobs done, each with its photograph, or before and after, and where, when and how long. Nothing where there is none. */
export function Work({ id, heading, lead, jobs }: BlockProps<'work'>) {
  if (jobs.length === 0) return null;
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={css.jobs}>
          {jobs.map((job) => (
            <li key={job.file}>
              <Pictures job={job} />
              <h3>{job.what}</h3>
              {job.text ? <p>{job.text}</p> : null}
              <Facts job={job} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pictures({ job: { photo, change } }: { readonly job: Job }) {
  const words = useWords();
  if (photo) return <Picture image={photo} className={css.photo} />;
  if (!change) return null;
  return (
    <div className={css.change}>
      {([change.before, change.after] as const).map((image, position) => (
        <figure key={image.src}>
          <Picture image={image} className={css.photo} />
          <figcaption>{position === 0 ? words.before : words.after}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Where, when, how long and of what sort, in one line. */
function Facts({ job: { place, date, dateText, took, sort } }: { readonly job: Job }) {
  return (
    <p className={css.facts}>
      <a href={place.href}>{place.name}</a>
      {', '}
      <time dateTime={date}>{dateText}</time>
      {[took, sort].map((fact) => (fact ? ` · ${fact}` : null))}
    </p>
  );
}
