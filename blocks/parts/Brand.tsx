import { Drawing } from './Drawing.tsx';

/** The mark, the name and the tagline of the business, leading home. */
export function Brand({ name, tagline }: { name: string; tagline: string }) {
  return (
    <a className="brand" href="/">
      <Drawing name="mark" />
      <span>
        {name}
        <small>{tagline}</small>
      </span>
    </a>
  );
}
