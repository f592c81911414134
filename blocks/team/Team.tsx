import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Monogram } from '../parts/monogram/Monogram.tsx';
import { Picture } from '../parts/Picture.tsx';
import css from './team.module.css';

/** Who works here, each with a photograph or the initials; where somebody is made up, it says so once. Nothing while nobody is listed. */
export function Team({ id, heading, lead, people = [] }: BlockProps<'team'>) {
  const words = useWords();
  if (people.length === 0) return null;
  const samples = people.filter(({ sample }) => sample).length;
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        {samples > 0 ? (
          <p className={css.notice}>{words.samplePeople({ count: samples })}</p>
        ) : null}
        <ul className={css.people}>
          {people.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({
  person: { name, role, credential, image, text },
}: {
  readonly person: NonNullable<BlockProps<'team'>['people']>[number];
}) {
  return (
    <li>
      <div className={css.face}>{image ? <Picture image={image} /> : <Monogram name={name} />}</div>
      <div>
        <h3>{name}</h3>
        <p className={css.role}>
          {role}
          {credential ? <small>{credential}</small> : null}
        </p>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}
