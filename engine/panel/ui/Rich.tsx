import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** A text of the catalogue with its marks: `**bold**`, code between backticks, and `[the words of a link]` that leads `to` an address. */
export function Rich({ text, to = '' }: { text: string; to?: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\])/).map((piece, index) => {
    if (piece.startsWith('**')) return <b key={index}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith('`')) return <code key={index}>{piece.slice(1, -1)}</code>;
    if (piece.startsWith('[') && to)
      return (
        <Link key={index} to={to}>
          {piece.slice(1, -1)}
        </Link>
      );
    return <Fragment key={index}>{piece}</Fragment>;
  });
}
