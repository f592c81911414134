import encodeQr from 'qr';
import { useMemo } from 'react';
import { usePanelWords } from '../data/panel-language.ts';

/** A text as a picture that a telephone reads: black on white in the dark too. */
export default function QrCode({ text, className }: { text: string; className: string }) {
  const { account } = usePanelWords();
  const { size, path } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { border: 3 });
    const dots = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: rows.length, path: dots.join('') };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={account.qr}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
