import type { BlockProps } from '#engine/render/types';
import type { DrawingName } from '#schemas/types';
import { Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import opening from '../parts/opening/opening.module.css';
import { markdownToHtml } from '../parts/text/Markdown.tsx';
import { Prose } from '../parts/text/Prose.tsx';
import { Anatomy } from './Anatomy.tsx';
import css from './article.module.css';

/**
 * A long text that opens its page: `h1`, summary, contents, sections and a closing help box. On wide screens the contents
 * stay in view; the client module marks the section being read.
 */
export function Article({
  id,
  heading,
  lead,
  summary,
  contentsLabel,
  sections,
  help,
  sistersLabel,
  sisterSites,
}: BlockProps<'article'>) {
  return (
    <article className={css.article} id={id}>
      <div className={`hold ${css.hold}`}>
        <div className={`${css.opening} ${opening.opening} ${opening.inside}`}>
          <header className={opening.words}>
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            <Actions buttons={help.buttons} look="text" />
          </header>
          {summary ? (
            <section className={css.summary} aria-label={summary.heading}>
              <h2>{summary.heading}</h2>
              <ul className={css.facts}>
                {summary.items.map((item) => (
                  <li key={item} dangerouslySetInnerHTML={{ __html: markdownToHtml(item) }} />
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <nav className={css.contents} aria-label={contentsLabel} data-contents="">
          <strong>{contentsLabel}</strong>
          <ol className={css.links}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={css.section}>
              <Passage level={2} {...section} />
              {section.anatomy ? <Anatomy {...section.anatomy} /> : null}
              {section.parts?.map((part) => (
                <Passage key={part.heading} level={3} {...part} />
              ))}
            </section>
          ))}
          <aside className={`night ${css.help}`} aria-label={help.heading}>
            <h2>{help.heading}</h2>
            <p className="lead">{help.text}</p>
            <Actions buttons={help.buttons} />
          </aside>
          {sistersLabel && sisterSites.length > 0 ? (
            <p className={css.sisters}>
              <b>{sistersLabel}</b>
              {sisterSites.map((site) => (
                <a key={site.href} href={site.href} rel="noopener">
                  {site.name}
                </a>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  );
}

interface PassageProps {
  readonly level: 2 | 3;
  readonly id?: string;
  readonly heading: string;
  readonly body: string;
  readonly drawing?: DrawingName;
}

/** The opening of a section (`level` 2, its id is on the section) or one of its parts (3): text with its drawing beside it. */
function Passage({ level, id, heading, body, drawing }: PassageProps) {
  return (
    <div
      className={level === 2 ? css.passage : `${css.passage} ${css.part}`}
      id={level === 2 ? undefined : id}
    >
      <div>
        {level === 2 ? <h2>{heading}</h2> : <h3>{heading}</h3>}
        <Prose className={css.body} text={body} />
      </div>
      {drawing ? <Drawing name={drawing} /> : null}
    </div>
  );
}
