import { gearPath } from './drawings.ts';
import { icons, type IconName } from './Icon.tsx';

/** The shared symbols that `html`, the rendered body, refers to: nothing that the page does not use. */
export function Sprite({ html }: { html: string }) {
  const names = (Object.keys(icons) as IconName[]).filter((name) =>
    html.includes(`href="#i-${name}"`),
  );
  const gear = html.includes('href="#gear"');
  if (names.length === 0 && !gear) return null;
  return (
    <svg className="hidden" width="0" height="0" aria-hidden="true">
      <defs>
        {names.map((name) => (
          <symbol
            key={name}
            id={`i-${name}`}
            viewBox={icons[name].viewBox}
            dangerouslySetInnerHTML={{ __html: icons[name].markup }}
          />
        ))}
        {gear ? <path id="gear" d={gearPath} /> : null}
      </defs>
    </svg>
  );
}
